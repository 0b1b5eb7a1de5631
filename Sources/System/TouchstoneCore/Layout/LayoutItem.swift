/// An item of constraints: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the owning view of a guide.
  var owningLayoutView: UIView? { get }
  /// The view in whose coordinates the rectangle is: the superview of a view, or the owning view of a guide.
  var layoutSpace: UIView? { get }
}

extension UIView: LayoutItem {
  var owningLayoutView: UIView? { self }
  var layoutSpace: UIView? { superview }
}

extension UILayoutGuide: LayoutItem {
  var owningLayoutView: UIView? { owningView }
  var layoutSpace: UIView? { owningView }
}
