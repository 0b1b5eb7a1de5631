import Foundation

extension UIView {
  /// The active constraints that the view holds, as the nearest common ancestor of their items.
  public var constraints: [NSLayoutConstraint] { layoutBox?.constraints ?? [] }

  /// Activates a constraint, held by this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.deactivate()
    hold(constraint)
  }

  /// Activates constraints, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { letGo(of: constraint) }
  }

  /// Deactivates constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the constraints do not determine the view's frame completely.
  public var hasAmbiguousLayout: Bool {
    guard let engine = layoutEngine else { return false }
    engine.refresh()
    return engine.isAmbiguous(self)
  }

  /// The active constraints along an axis that have the view as an item.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var ancestor: UIView? = self
    while let view = ancestor {
      found += view.constraints.filter {
        ($0.firstItem === self || $0.secondItem === self) && $0.firstAttribute.axis == axis
      }
      ancestor = view.superview
    }
    return found
  }

  // MARK: - Guides

  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutBox?.guides ?? [] }

  /// Adds a layout guide, and removes it from its former view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ownLayoutBox.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a layout guide, with the constraints that have it as an item.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let box = layoutBox, box.guides.contains(where: { $0 === layoutGuide }) else { return }
    box.guides.removeAll { $0 === layoutGuide }
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        view.letGo(of: constraint)
      }
      ancestor = view.superview
    }
    layoutGuide.owningView = nil
    layoutEngine?.isStale = true
  }

  package func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let box = ownLayoutBox
    if let known = box.systemGuides[role] { return known }
    let guide = UILayoutGuide(role, of: self)
    box.systemGuides[role] = guide
    return guide
  }

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    if let engine = layoutEngine {
      engine.refresh()
      if let rect = engine.rect(of: guide) { return rect }
    }
    let whole = CGRect(origin: .zero, size: bounds.size)
    switch guide.role {
    case .free: return .zero
    case .margins, .readable: return whole.inset(by: layoutMargins)
    case .safeArea: return whole.inset(by: safeAreaInsets)
    case .scrollFrame: return bounds
    case .scrolledContent:
      return CGRect(origin: .zero, size: scrolledContentSize ?? bounds.size)
    }
  }

  // MARK: - Holding constraints

  func hold(_ constraint: NSLayoutConstraint) {
    ownLayoutBox.constraints.append(constraint)
    constraint.holder = self
    treeLayoutEngine.note(constraint)
  }

  func letGo(of constraint: NSLayoutConstraint) {
    layoutBox?.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    layoutEngine?.remove(constraint)
  }

  // MARK: - Trees

  /// Called when a view was added to the tree, with its constraints.
  func layoutTreeJoined(by view: UIView) {
    if Swift.type(of: view).requiresConstraintBasedLayout { view.setNeedsUpdateConstraints() }
    view.noteConstraintUpdatesAbove()
    guard view.layoutBox?.engine != nil else { return }
    view.layoutBox?.engine = nil
    treeLayoutEngine.isStale = true
  }

  /// Called before a view is removed. Constraints between its subtree and other items end; those
  /// inside stay with it.
  func layoutTreeLeft(by view: UIView) {
    guard let engine = layoutEngine else { return }
    var ancestor: UIView? = self
    while let holder = ancestor {
      for constraint in holder.constraints where constraint.mentions(below: view) {
        holder.letGo(of: constraint)
      }
      ancestor = holder.superview
    }
    engine.isStale = true
    var hasOwn = false
    view.tellSubtree { if $0.layoutBox?.constraints.isEmpty == false { hasOwn = true } }
    if hasOwn { view.ownLayoutBox.engine = LayoutEngine(of: view) }
  }

  /// Called when the view was moved, resized or scrolled.
  func layoutGeometryChanged(from old: CGRect) {
    guard let box = layoutBox, let engine = layoutEngine else { return }
    if box.translatesMask || engine.root === self { engine.note(self) }
    for (role, guide) in box.systemGuides
    where role != .scrollFrame || bounds.origin != old.origin {
      engine.note(guide)
    }
    if bounds.origin != old.origin, isScrollView { engine.note(self) }
  }
}
