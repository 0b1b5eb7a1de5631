/// What constraints can be about: a view, or a guide in one.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the guide is in.
  var owningLayoutView: UIView? { get }
  /// The view in whose coordinates the rectangle is: the superview, or the one that the guide is in.
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
