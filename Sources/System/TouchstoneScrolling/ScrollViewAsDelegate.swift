extension UIScrollView {
  /// What a plain scroll view is called as the delegate of its own pan.
  ///
  /// In UIKit every scroll view is one, but in private: subclasses of apps declare
  /// `UIGestureRecognizerDelegate` themselves, which Swift refuses where a superclass has done so in
  /// sight. So the conformance stands on a class that no object is ever of. It is open for the
  /// compiler's sake alone, which must not take its methods for final.
  open class OwnPanDelegate: UIScrollView, UIGestureRecognizerDelegate {}

  /// The very same object. Its class lies above `OwnPanDelegate`, which adds nothing to it, and the
  /// protocol's methods find every override as usual; only a checked cast would want that class.
  var asDelegate: any UIGestureRecognizerDelegate {
    if let itself = self as? any UIGestureRecognizerDelegate { return itself }
    return Unretained(self).object(as: OwnPanDelegate.self)
  }
}
