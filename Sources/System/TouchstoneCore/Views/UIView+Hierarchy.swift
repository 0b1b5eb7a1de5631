extension UIView {
  /// Whether the view is `view` itself or one of its descendants (API-W13).
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The first view in the subtree, this view included, that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in children {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The number of superviews above this view.
  var depth: Int {
    if treeDepth > 0 { return treeDepth }
    var count = 0
    var ancestor = parent
    while let current = ancestor {
      count += 1
      ancestor = current.parent
    }
    return count
  }

  // MARK: - Changing the tree

  func insert(_ view: UIView, at index: Int) {
    // A view cannot be added below itself; UIKit raises an exception, we leave the tree unchanged.
    guard view.children.isEmpty ? view !== self : !isDescendant(of: view) else { return }
    if view.parent === self {
      reorder(view, to: min(index, children.count - 1))
      return
    }
    guard hasRoom(for: view) else { return }
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.announce(willMoveTo: newWindow) }
    view.parent?.forget(view)
    place(view, at: index)
    view.hang(below: self, in: newWindow)
    view.noteLayoutAbove()
    layoutTreeJoined(by: view)
    setNeedsLayout()
    if changesWindow { view.announceMove() }
    view.applyCorners()
    view.didMoveToSuperview()
    didAddSubview(view)
    if changesWindow { view.finishAppearance() }
  }

  func leaveSuperview() {
    guard let above = parent else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { announce(willMoveTo: nil) }
    above.forget(self)
    hang(below: nil, in: nil)
    if leavesWindow { announceMove() }
    applyCorners()
    didMoveToSuperview()
    if leavesWindow { finishAppearance() }
  }

  private func forget(_ view: UIView) {
    willRemoveSubview(view)
    layoutTreeLeft(by: view)
    drop(view)
    setNeedsLayout()
  }

  private func drop(_ view: UIView) {
    var views = children.take()
    views.removeObject(view)
    children = views
  }

  private func place(_ view: UIView, at index: Int) {
    var views = children.take()
    views.insert(view, at: max(0, min(index, views.count)))
    children = views
  }

  /// Sets the superview and the window. The former window records that its tree has changed. The new window need not: the view
  /// is not around any of its touches.
  private func hang(below superview: UIView?, in window: UIWindow?) {
    let former = treeWindow
    former?.countTreeChange()
    parent = superview
    enter(window, depth: window == nil ? 0 : (superview?.depth ?? 0) + 1)
    if let former, former !== window { former.touchSystem?.viewsHaveLeft(below: self) }
  }

  /// Stores the window and the depth in the whole subtree. A window is always its own window.
  private func enter(_ window: UIWindow?, depth: Int) {
    let changesWindow = treeWindow !== window
    guard !(self is UIWindow), changesWindow || treeDepth != depth else { return }
    treeWindow = window
    treeDepth = depth
    if changesWindow { for recognizer in attachedRecognizers { recognizer.forgetStrayState() } }
    for subview in children { subview.enter(window, depth: window == nil ? 0 : depth + 1) }
  }

  /// Cancels the touches and recognizers of a view that is about to leave its window (DEL-26, OPN-07).
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
    for subview in children { subview.tellSubtree(message) }
  }

  func exchange(_ one: Int, with other: Int) {
    guard children.indices.contains(one), children.indices.contains(other) else { return }
    var views = children.take()
    views.swapAt(one, other)
    children = views
  }

  func reorder(_ view: UIView, to index: Int) {
    guard children.has(view) else { return }
    drop(view)
    place(view, at: index)
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Int) {
    // Inserting a view next to itself leaves it at its index.
    guard view !== sibling || view.parent !== self else { return }
    let others = children.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + above } ?? others.count)
  }
}
