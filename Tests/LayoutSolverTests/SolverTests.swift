import LayoutSolver
import Testing

@Suite("The constraint solver")
struct SolverTests {
  var solver = ConstraintSolver()

  @Test("a stronger wish is met before any number of weaker ones")
  mutating func strength() throws {
    let x = solver.makeVariable()
    for _ in 0..<50 {
      try solver.add(LinearConstraint([.init(x)], plus: -100, .equal, strength: Strength(250)))
    }
    try solver.add(LinearConstraint([.init(x)], plus: -3, .equal, strength: Strength(251)))
    #expect(solver.value(of: x) == 3)
    #expect(solver.missed(of: Strength(250)) == 50 * 97)
  }

  @Test("an edited variable is where it is pulled to, as far as the others let it")
  mutating func editing() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([.init(right), .init(left, times: -1)], plus: -10, .equal))
    try solver.add(LinearConstraint([.init(right)], plus: -100, .lessOrEqual))
    solver.beginEditing(left, strength: Strength(500))
    solver.suggest(40, for: left)
    #expect([solver.value(of: left), solver.value(of: right)] == [40, 50])
    solver.suggest(400, for: left)
    #expect([solver.value(of: left), solver.value(of: right)] == [90, 100])
    solver.suggest(-5, for: left)
    #expect([solver.value(of: left), solver.value(of: right)] == [-5, 5])
    solver.endEditing(left)
    #expect(solver.isAmbiguous(left))
  }

  @Test("a conflict names what it is made of, and leaves all as it was")
  mutating func conflict() throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let wide = try solver.add(LinearConstraint([.init(a)], plus: -50, .greaterOrEqual))
    try solver.add(LinearConstraint([.init(b)], plus: -7, .equal))
    let fits = try solver.add(
      LinearConstraint([.init(a), .init(b)], plus: -60, .lessOrEqual))
    let refused = LinearConstraint([.init(b)], plus: -20, .greaterOrEqual)
    #expect(throws: Conflict.self) { try solver.add(refused) }
    #expect(solver.value(of: b) == 7)
    let conflict = #expect(throws: Conflict.self) {
      try solver.setConstant(-40, of: fits)
    }
    #expect(conflict?.others.contains(wide) == true)
    #expect(solver.value(of: a) == 50)
  }

  @Test("one changed constant among 200 views takes at most a twentieth of the work of all")
  mutating func work() throws {
    // A list: each view below the one before, as wide as the window, at least as high as its text.
    let width = solver.makeVariable()
    try solver.add(LinearConstraint([.init(width)], plus: -320, .equal))
    var above = solver.makeVariable()
    let head = try solver.add(LinearConstraint([.init(above)], plus: -20, .equal))
    for index in 0..<200 {
      let (top, left, breadth, height) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add(LinearConstraint([.init(top), .init(above, times: -1)], plus: -8, .equal))
      try solver.add(LinearConstraint([.init(left)], plus: -16, .equal))
      try solver.add(
        LinearConstraint(
          [.init(left), .init(breadth), .init(width, times: -1)], plus: 16, .equal))
      try solver.add(
        LinearConstraint(
          [.init(height)], plus: -Double(20 + index % 7), .greaterOrEqual,
          strength: Strength(750)))
      try solver.add(
        LinearConstraint(
          [.init(height)], plus: -Double(20 + index % 7), .lessOrEqual, strength: Strength(250)))
      let bottom = solver.makeVariable()
      try solver.add(
        LinearConstraint(
          [.init(bottom), .init(top, times: -1), .init(height, times: -1)], plus: 0, .equal))
      above = bottom
    }
    let building = solver.pivots
    #expect(building > 200)
    var most = 0
    for step in 1...60 {
      let before = solver.pivots
      try solver.setConstant(-20 - Double(step), of: head)
      most = max(most, solver.pivots - before)
    }
    #expect(most * 20 <= building, "\(most) pivots of \(building)")
    #expect(solver.value(of: above) > 4000)
  }
}
