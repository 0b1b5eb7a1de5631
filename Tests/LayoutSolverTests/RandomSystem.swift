import LayoutSolver

/// Linear constraints with small whole numbers, the same for the same seed.
struct RandomSystem {
  struct Spec {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: LinearConstraint.Relation
    var strength: Strength
  }

  static let strengths = [Strength(750), Strength(250), Strength(1)]

  let variableCount: Int
  var specs: [Spec]
  var generator: SplitMix

  init(seed: UInt64, requiredShare: Double = 0.35) {
    var generator = SplitMix(state: seed)
    let count = Int.random(in: 2...6, using: &generator)
    variableCount = count
    specs = (0..<Int.random(in: 3...14, using: &generator)).map { _ in
      let terms = (0..<count).shuffled(using: &generator)
        .prefix(Int.random(in: 1...min(3, count), using: &generator))
        .map { (variable: $0, coefficient: [-2.0, -1, 1, 1, 2].randomElement(using: &generator)!) }
      let isRequired = Double.random(in: 0..<1, using: &generator) < requiredShare
      return Spec(
        terms: terms, constant: Double(Int.random(in: -50...50, using: &generator)),
        relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator)!,
        strength: isRequired ? .required : Self.strengths.randomElement(using: &generator)!)
    }
    self.generator = generator
  }
}

/// A solver and what it holds of a system.
struct SolvedSystem {
  var solver: ConstraintSolver
  let variables: [Variable]
  /// In the order in which they were added; those that conflicted are left out.
  var held: [(spec: RandomSystem.Spec, id: ConstraintID)] = []
  var conflicts: [(spec: RandomSystem.Spec, others: [RandomSystem.Spec])] = []

  init(variableCount: Int, _ specs: [RandomSystem.Spec]) {
    var solver = ConstraintSolver()
    variables = (0..<variableCount).map { _ in solver.makeVariable() }
    self.solver = solver
    for spec in specs { add(spec) }
  }

  mutating func add(_ spec: RandomSystem.Spec) {
    do throws(Conflict) {
      held.append((spec, try solver.add(constraint(spec))))
    } catch {
      let others = error.others.compactMap { id in held.first { $0.id == id }?.spec }
      conflicts.append((spec, others))
    }
  }

  func constraint(_ spec: RandomSystem.Spec) -> LinearConstraint {
    LinearConstraint(
      spec.terms.map { .init(variables[$0.variable], times: $0.coefficient) },
      plus: spec.constant, spec.relation, strength: spec.strength)
  }

  /// What is missed of each strength, counted from the values, rounded.
  var missed: [Double] {
    RandomSystem.strengths.map { strength in
      rounded(
        held.filter { $0.spec.strength == strength }.reduce(0) { $0 + missed(by: $1.spec) })
    }
  }

  var worstRequired: Double {
    held.filter { $0.spec.strength == .required }.map { missed(by: $0.spec) }.max() ?? 0
  }

  func missed(by spec: RandomSystem.Spec) -> Double {
    let sum = spec.terms.reduce(spec.constant) {
      $0 + $1.coefficient * solver.value(of: variables[$1.variable])
    }
    switch spec.relation {
    case .equal: return abs(sum)
    case .lessOrEqual: return max(0, sum)
    case .greaterOrEqual: return max(0, -sum)
    }
  }

  func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
}

/// The generator of Steele, Lea and Flood.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
