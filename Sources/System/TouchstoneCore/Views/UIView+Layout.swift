import Foundation

extension UIView {
  func requestLayout() {
    guard !pendingLayout.isOwed else { return }
    pendingLayout.isOwed = true
    noteLayoutAbove()
  }

  /// Marks the superviews: layout is pending below them.
  func noteLayoutAbove() {
    guard !pendingLayout.isEmpty else { return }
    window?.touchSystem?.mayOweLayout = true
    var ancestor = parent
    while let current = ancestor, !current.pendingLayout.isOwedBelow {
      current.pendingLayout.isOwedBelow = true
      ancestor = current.parent
    }
  }

  /// Lays out each view once, from the top down. A view that asks again meanwhile waits for the next pass, so that two views
  /// that invalidate each other cannot keep the frame from ending.
  func layoutSubtree() {
    if pendingLayout.isOwed {
      pendingLayout.isOwed = false
      layOutLayer()
      if owesFirstDisplay || dirtyRect != nil { queueDisplay() }
    }
    guard pendingLayout.isOwedBelow else { return }
    pendingLayout.isOwedBelow = false
    madeLayer?.layOutStrays()
    for subview in children { subview.layoutSubtree() }
  }

  /// The layer's layout calls the view's, as in UIKit (COR-23). A view of a class of UIKit needs no layer for layout.
  private func layOutLayer() {
    if madeLayer != nil || !isOfOwnClass {
      layerForLayout.layoutSublayers()
    } else {
      performLayout()
    }
  }

  func performLayout() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    applyCorners()
    controller?.viewDidLayoutSubviews()
  }

  /// Applies the constraints of the view and its subviews to the subviews' frames.
  func placeByConstraints() {
    // The first view with constraints makes an engine for the whole window; other windows need no search.
    if let treeWindow, treeWindow.layoutBox == nil, treeWindow.parent == nil { return }
    if layoutBox != nil || children.contains(where: { $0.layoutBox != nil }) {
      layoutEngine?.place(subviewsOf: self)
    }
  }

  func takeFittingSize() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    bounds.size = size
    if transform.isIdentity { frame = CGRect(origin: origin, size: size) }
  }

  // MARK: - Changes of size

  func sizeChanged(from oldSize: CGSize) {
    if autoresizesSubviews {
      for subview in children { subview.autoresize(from: oldSize, to: bounds.size) }
    }
    if contentMode == .redraw { setNeedsDisplay() }
    setNeedsLayout()
  }

  /// Moves and resizes the view by its mask. The transform is ignored: the mask applies to the untransformed rectangle.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let horizontal = Self.autoresized(
      start: center.x - bounds.width * anchorPoint.x, length: bounds.width, from: old.width,
      to: new.width, startGives: mask.contains(.flexibleLeftMargin),
      lengthGives: mask.contains(.flexibleWidth), endGives: mask.contains(.flexibleRightMargin))
    let vertical = Self.autoresized(
      start: center.y - bounds.height * anchorPoint.y, length: bounds.height, from: old.height,
      to: new.height, startGives: mask.contains(.flexibleTopMargin),
      lengthGives: mask.contains(.flexibleHeight), endGives: mask.contains(.flexibleBottomMargin))
    bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    center = CGPoint(
      x: horizontal.start + horizontal.length * anchorPoint.x,
      y: vertical.start + vertical.length * anchorPoint.y)
  }

  /// Autoresizes one axis: each flexible part gets a share of the difference in proportion to its length, or an equal share if
  /// no flexible part has a length. A view without flexible parts keeps its distance to the start.
  private static func autoresized(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, startGives: Bool,
    lengthGives: Bool, endGives: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let total = (startGives ? start : 0) + (lengthGives ? length : 0) + (endGives ? end : 0)
    let count = [startGives, lengthGives, endGives].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    func share(_ part: CGFloat) -> CGFloat {
      (new - old) * (total == 0 ? 1 / CGFloat(count) : part / total)
    }
    return (
      startGives ? start + share(start) : start,
      lengthGives ? max(0, length + share(length)) : length
    )
  }
}

extension UIWindowScene {
  /// Lays out the windows at the end of each frame of input; there is no display loop here.
  func layoutWindows() {
    touchSystem.mayOweLayout = false
    // A copy, because client code may change the list; `each` does not retain the windows.
    let windows = windows
    windows.each { window in
      guard !window.pendingLayout.isEmpty else { return }
      if !window.isHidden { window.layOutTree() }
      if !window.pendingLayout.isEmpty { touchSystem.mayOweLayout = true }
    }
  }
}
