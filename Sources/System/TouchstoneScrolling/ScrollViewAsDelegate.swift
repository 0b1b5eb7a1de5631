extension UIScrollView {
  /// The class by which a plain scroll view is the delegate of its own pan.
  ///
  /// In UIKit every scroll view conforms privately. Here apps' subclasses declare `UIGestureRecognizerDelegate` themselves,
  /// which Swift refuses if a superclass conforms visibly. So a class without instances has the conformance. It is open only
  /// because the compiler could otherwise treat its methods as final.
  open class OwnPanDelegate: UIScrollView, UIGestureRecognizerDelegate { nonisolated deinit {} }

  /// The same object as a delegate. Its class is above `OwnPanDelegate`, which adds no storage, and the protocol's methods are
  /// dispatched to overrides as usual; only a checked cast would fail.
  var asDelegate: any UIGestureRecognizerDelegate {
    if let itself = self as? any UIGestureRecognizerDelegate { return itself }
    return Unretained(self).object(as: OwnPanDelegate.self)
  }
}
