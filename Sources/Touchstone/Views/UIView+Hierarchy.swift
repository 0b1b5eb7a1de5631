extension UIView {
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = place(of: sibling, forInserting: view) else { return }
    insertSubview(view, at: index)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = place(of: sibling, forInserting: view) else { return }
    insertSubview(view, at: index + 1)
  }

  /// Exchanges two subviews; indices that do not exist change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    var views = children.take()
    views.swapAt(index1, index2)
    children = views
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Whether the view is `view` or lies below it (API-W13).
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The first view with that tag in the subtree, the view itself included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// How many views lie above this one.
  var depth: Int {
    if treeDepth > 0 { return treeDepth }
    var count = 0
    var ancestor = superview
    while let current = ancestor {
      count += 1
      ancestor = current.superview
    }
    return count
  }

  // MARK: - Changing the tree

  func insert(_ view: UIView, at index: Int) {
    // A view cannot go below itself; UIKit raises, we leave the tree as it was.
    guard view.children.isEmpty ? view !== self : !isDescendant(of: view) else { return }
    if view.superview === self {
      reorder(view, to: min(index, subviews.count - 1))
      return
    }
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.announce(willMoveTo: newWindow) }
    view.superview?.forget(view)
    place(view, at: index)
    view.hang(below: self, in: newWindow)
    view.noteLayoutAbove()
    setNeedsLayout()
    if changesWindow { view.announceMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if changesWindow { view.finishAppearance() }
  }

  func leaveSuperview() {
    guard let superview else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { announce(willMoveTo: nil) }
    superview.forget(self)
    hang(below: nil, in: nil)
    if leavesWindow { announceMove() }
    didMoveToSuperview()
    if leavesWindow { finishAppearance() }
  }

  private func forget(_ view: UIView) {
    willRemoveSubview(view)
    drop(view)
    setNeedsLayout()
  }

  private func drop(_ view: UIView) {
    var views = children.take()
    views.drop(view)
    children = views
  }

  private func place(_ view: UIView, at index: Int) {
    var views = children.take()
    views.insert(view, at: max(0, min(index, views.count)))
    children = views
  }

  /// Gives the view its place in a tree, or none. The windows concerned know that theirs is another one.
  private func hang(below superview: UIView?, in window: UIWindow?) {
    treeWindow?.noteTreeChange()
    if window !== treeWindow { window?.noteTreeChange() }
    parent = superview
    enter(window, depth: window == nil ? 0 : (superview?.depth ?? 0) + 1)
  }

  /// Notes the window, and how deep in it they are, for the whole subtree. The views of a window are
  /// always its own.
  private func enter(_ window: UIWindow?, depth: Int) {
    let changesWindow = treeWindow !== window
    guard !(self is UIWindow), changesWindow || treeDepth != depth else { return }
    treeWindow = window
    treeDepth = depth
    if changesWindow { for recognizer in attachedRecognizers { recognizer.forgetStrayState() } }
    for subview in children { subview.enter(window, depth: window == nil ? 0 : depth + 1) }
  }

  /// Touches and recognizers of a view that leaves its window are told first (DEL-26, OPN-07).
  private func announce(willMoveTo newWindow: UIWindow?) {
    window?.touchSystem?.viewsWillLeave(below: self)
    window?.dropFirstResponder(below: self)
    beginAppearance(newWindow?.isHidden == false, animated: false)
    tellSubtree { $0.willMove(toWindow: newWindow) }
  }

  private func announceMove() {
    tellSubtree { $0.didMoveToWindow() }
  }

  func tellSubtree(_ message: (UIView) -> Void) {
    message(self)
    for subview in subviews { subview.tellSubtree(message) }
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard children.has(view) else { return }
    drop(view)
    place(view, at: index)
  }

  private func place(of sibling: UIView, forInserting view: UIView) -> Int? {
    guard view !== sibling else { return nil }
    let others = subviews.filter { $0 !== view }
    return others.firstIndex { $0 === sibling }
  }
}
