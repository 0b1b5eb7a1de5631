import Foundation
import LayoutSolver

extension LayoutEngine {
  /// Updates a constraint in the solver.
  func update(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let (linear, isVolatile) = linear(constraint) else { return }
    guard var entry = entries[key] else {
      entries[key] = Entry(constraint: constraint, linear: linear, isVolatile: isVolatile)
      entryOrder.append(key)
      structureChanged = true
      add(linear, of: constraint)
      return
    }
    defer { entries[key]?.linear = linear }
    guard let id = entry.id, let old = entry.linear else { return add(linear, of: constraint) }
    guard old != linear else { return }
    entry.linear = linear
    if old.terms == linear.terms, old.relation == linear.relation {
      let keepsKind = old.strength != .required && linear.strength != .required
      if old.strength == linear.strength || keepsKind {
        solver.setStrength(linear.strength, of: id)
        return setConstant(linear.constant, of: id)
      }
    }
    owners[id] = nil
    solver.remove(id)
    entries[key]?.id = nil
    structureChanged = true
    add(linear, of: constraint)
  }

  private func add(_ linear: LinearConstraint, of constraint: NSLayoutConstraint) {
    do throws(Conflict) {
      let id = try solver.add(linear)
      owners[id] = constraint
      entries[ObjectIdentifier(constraint)]?.id = id
    } catch {
      tell(error, breaking: constraint)
    }
  }

  /// Changes a constant. If that makes the constraints unsatisfiable, breaks conflicting ones.
  private func setConstant(_ constant: Double, of id: ConstraintID) {
    while true {
      do throws(Conflict) {
        return try solver.setConstant(constant, of: id)
      } catch {
        guard let broken = weakest(of: error) ?? owners[id] else { return }
        tell(error, with: owners[id], breaking: broken)
        giveUp(broken)
        if broken === owners[id] { return }
      }
    }
  }

  /// The newest of the client's constraints in a conflict; those of frames and guides are kept.
  private func weakest(of conflict: Conflict) -> NSLayoutConstraint? {
    conflict.others.last { owners[$0] != nil }.flatMap { owners[$0] }
  }

  private func giveUp(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let id = entries[key]?.id else { return }
    solver.remove(id)
    owners[id] = nil
    entries[key]?.id = nil
    structureChanged = true
  }

  private func tell(
    _ conflict: Conflict, with own: NSLayoutConstraint? = nil, breaking: NSLayoutConstraint
  ) {
    var members = conflict.others.map { owners[$0]?.label ?? words(for: $0) }
    if let own { members.append(own.label) }
    if !members.contains(breaking.label) { members.append(breaking.label) }
    let unique = members.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let text =
      "unable to satisfy the constraints \(unique.map { "'\($0)'" }.joined(separator: ", ")): "
      + "breaking '\(breaking.label)'"
    if isInScene, told.insert(text).inserted { root?.complain(text) }
  }

  /// The name in diagnostics of a rule that no client made.
  private func words(for id: ConstraintID) -> String {
    guard let node = nodeOrder.first(where: { $0.rules.contains { $0.id == id } }) else {
      return "a rule"
    }
    if let view = node.view {
      return view.translatesAutoresizingMaskIntoConstraints || view === root
        ? "the frame of \(view.label)" : "the size of \(view.label)"
    }
    return "the place of \(node.guide?.label ?? "a guide")"
  }

  // MARK: - Rules

  /// Updates the rules of an item that are not constraints.
  func updateRules(of node: LayoutNode) {
    let wanted = rules(of: node)
    let isSame = zip(node.rules, wanted).allSatisfy {
      $0.constraint.terms == $1.terms && $0.constraint.relation == $1.relation
        && $0.constraint.strength == $1.strength
    }
    guard isSame, node.rules.count == wanted.count else {
      for rule in node.rules { if let id = rule.id { solver.remove(id) } }
      node.rules = wanted.map { LayoutNode.Rule(constraint: $0, id: addRule($0)) }
      return
    }
    for (index, linear) in wanted.enumerated() {
      node.rules[index].constraint = linear
      if let id = node.rules[index].id {
        setConstant(linear.constant, of: id)
      } else {
        node.rules[index].id = addRule(linear)
      }
    }
  }

  private func addRule(_ linear: LinearConstraint) -> ConstraintID? {
    while true {
      do throws(Conflict) {
        return try solver.add(linear)
      } catch {
        guard let broken = weakest(of: error) else { return nil }
        tell(error, breaking: broken)
        giveUp(broken)
      }
    }
  }
}
