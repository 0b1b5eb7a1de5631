import Foundation

extension UIViewController {
  func loadRootView() {
    guard rootView == nil else { return }
    // A `loadView()` that reads `view` before it has made one would recurse without end.
    guard !isLoadingView else { return take(plainView()) }
    isLoadingView = true
    loadView()
    if rootView == nil { take(plainView()) }
    isLoadingView = false
    viewDidLoad()
  }

  func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func take(_ view: UIView?) {
    guard view !== rootView else { return }
    rootView?.viewOwner = nil
    // A view is the root view of only one controller.
    (view?.viewOwner as? UIViewController)?.rootView = nil
    rootView = view
    view?.viewOwner = self
  }

  // MARK: - Children

  func adopt(_ child: UIViewController) {
    guard child.parent !== self, !isInside(child) else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parent = self
    child.isMovingToParent = true
  }

  func leaveParent() {
    guard let parent else { return }
    parent.childControllers.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    endMoving()
  }

  /// Ends the move to or from a parent.
  func endMoving() {
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Whether this controller is `other` or a descendant of it.
  private func isInside(_ other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller === other { return true }
      current = controller.parent
    }
    return false
  }

  /// The topmost ancestor of this controller.
  var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}
