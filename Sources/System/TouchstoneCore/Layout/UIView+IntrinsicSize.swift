import Foundation

extension UIView {
  /// The priority with which the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = layoutBox?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      ownLayoutBox.hugging.horizontal = priority
    } else {
      ownLayoutBox.hugging.vertical = priority
    }
    layoutEngine?.note(self)
  }

  /// The priority with which the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let resistance = layoutBox?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      ownLayoutBox.resistance.horizontal = priority
    } else {
      ownLayoutBox.resistance.vertical = priority
    }
    layoutEngine?.note(self)
  }

  /// The intrinsic size, cached until the view invalidates it.
  var knownIntrinsicSize: CGSize {
    if let known = layoutBox?.intrinsicSize { return known }
    let size = intrinsicContentSize
    layoutBox?.intrinsicSize = size
    return size
  }

  func forgetIntrinsicSize() {
    guard let box = layoutBox else { return }
    box.intrinsicSize = nil
    layoutEngine?.note(self)
  }

  // MARK: - Fitting

  /// A target size for the smallest size that the constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// A target size for the largest size that the constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Solves only the constraints of the subtree, with the view's own size variable.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      of: self,
      fitting: LayoutFitting(target: target, horizontal: horizontal, vertical: vertical))
    engine.refresh()
    guard let size = engine.rect(of: self)?.size else { return bounds.size }
    return CGSize(
      width: size.width + alignmentRectInsets.left + alignmentRectInsets.right,
      height: size.height + alignmentRectInsets.top + alignmentRectInsets.bottom)
  }
}
