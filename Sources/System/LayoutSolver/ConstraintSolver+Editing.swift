extension ConstraintSolver {
  /// Lets a variable be pulled to values that the caller suggests, with some strength below
  /// required.
  package mutating func beginEditing(_ variable: Variable, strength: Strength) {
    guard edits[variable] == nil, strength != .required else { return }
    let value = value(of: variable)
    let wish = LinearConstraint(
      [.init(variable)], plus: -value, .equal, strength: strength)
    if let id = try? add(wish) { edits[variable] = (id, value) }
  }

  package mutating func suggest(_ value: Double, for variable: Variable) {
    guard let edit = edits[variable] else { return }
    edits[variable]?.value = value
    // A wish can always be missed.
    try? setConstant(-value, of: edit.id)
  }

  package mutating func endEditing(_ variable: Variable) {
    guard let edit = edits.removeValue(forKey: variable) else { return }
    remove(edit.id)
  }
}
