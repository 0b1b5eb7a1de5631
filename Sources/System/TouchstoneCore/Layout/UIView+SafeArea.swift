import Foundation

extension UIView {
  /// The insets of the safe area in the view's coordinates.
  var coveredEdges: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview, window != nil {
      let outer = superview.safeAreaInsets
      if outer != .zero {
        let (frame, size) = (uprightFrame, superview.bounds.size)
        let origin = superview.isScrollView ? superview.bounds.origin : .zero
        insets = UIEdgeInsets(
          top: max(0, outer.top - (frame.minY - origin.y)),
          left: max(0, outer.left - (frame.minX - origin.x)),
          bottom: max(0, outer.bottom - (size.height + origin.y - frame.maxY)),
          right: max(0, outer.right - (size.width + origin.x - frame.maxX)))
      }
    }
    guard let controller else { return insets }
    return insets.adding(controller.additionalSafeAreaInsets).adding(controller.barInsets)
  }

  /// Notifies the subtree that its safe area has changed.
  package func safeAreaChanged() {
    safeAreaInsetsDidChange()
    valueChanged()
    controller?.viewSafeAreaInsetsDidChange()
    noteMarginGuides()
    setNeedsLayout()
    for subview in subviews { subview.safeAreaChanged() }
  }
}
