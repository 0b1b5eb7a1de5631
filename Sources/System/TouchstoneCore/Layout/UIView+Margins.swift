import Foundation

extension UIView {
  /// The margins with leading and trailing edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether the margins also keep the content inside the superview's margins.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutBox?.preservesSuperviewMargins ?? false }
    set {
      ownLayoutBox.preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutBox?.insetsMarginsFromSafeArea ?? true }
    set {
      ownLayoutBox.insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  func setMargins(_ margins: UIEdgeInsets) {
    guard margins.isFinite else { return complain("layoutMargins = \(margins): ignored") }
    guard ownLayoutBox.margins != margins else { return }
    ownLayoutBox.margins = margins
    marginsChanged()
  }

  /// The effective margins, in points.
  var effectiveMargins: UIEdgeInsets {
    var margins = layoutBox?.margins ?? standardMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins = margins.adding(safe)
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins
    let (frame, size) = (uprightFrame, superview.bounds.size)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - frame.minY),
      left: max(margins.left, outer.left - frame.minX),
      bottom: max(margins.bottom, outer.bottom - (size.height - frame.maxY)),
      right: max(margins.right, outer.right - (size.width - frame.maxX)))
  }

  private var standardMargins: UIEdgeInsets {
    if controller != nil {
      let side = LayoutMetrics.controllerMargin
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    let side = LayoutMetrics.margin
    return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }

  /// Called when the margins or the values that they depend on have changed.
  func marginsChanged() {
    layoutMarginsDidChange()
    noteMarginGuides()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsChanged()
    }
    setNeedsLayout()
  }

  func noteMarginGuides() {
    guard let box = layoutBox, let engine = layoutEngine else { return }
    engine.note(self)
    for guide in box.systemGuides.values { engine.note(guide) }
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
