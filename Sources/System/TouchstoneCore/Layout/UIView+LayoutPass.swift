extension UIView {
  /// Updates the constraints, from the deepest views outwards, and solves them.
  func prepareLayout() {
    let top = topmostView
    if top.pendingLayout.owesConstraintsSomewhere { top.updateSubtreeConstraints() }
    top.layoutBox?.engine?.refresh()
  }

  /// Lays out the whole tree. If layout invalidates constraints, the pass is repeated a limited number of times: two views that
  /// invalidate each other wait for the next frame.
  func layOutTree() {
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      layoutSubtree()
      guard owesConstraintWork else { break }
    }
    layoutBox?.engine?.tellAmbiguity()
  }

  func performPendingLayout() {
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      var top = self
      while let above = top.superview, above.pendingLayout.isOwed { top = above }
      top.layoutSubtree()
      guard topmostView.owesConstraintWork else { break }
    }
  }

  private static let mostRounds = 4

  private var owesConstraintWork: Bool {
    pendingLayout.owesConstraintsSomewhere || layoutBox?.engine?.needsRefresh == true
  }

  // MARK: - Updating constraints

  func requestConstraintUpdate() {
    pendingLayout.owesConstraints = true
    noteConstraintUpdatesAbove()
    window?.touchSystem?.mayOweLayout = true
  }

  func noteConstraintUpdatesAbove() {
    guard pendingLayout.owesConstraintsSomewhere else { return }
    var ancestor = superview
    while let view = ancestor, !view.pendingLayout.owesConstraintsBelow {
      view.pendingLayout.owesConstraintsBelow = true
      ancestor = view.superview
    }
  }

  func updateSubtreeConstraints() {
    if pendingLayout.owesConstraintsBelow {
      pendingLayout.owesConstraintsBelow = false
      for subview in subviews { subview.updateSubtreeConstraints() }
    }
    guard pendingLayout.owesConstraints else { return }
    pendingLayout.owesConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
