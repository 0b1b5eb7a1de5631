import Effort
import LayoutSolver
import Testing

@Suite("Random systems of constraints")
struct SolverPropertyTests {
  static let seeds = 0..<UInt64(Effort.rounds(600))

  @Test("what is required holds, and what is missed is what the solver says")
  func valuesHold() {
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      let system = SolvedSystem(variableCount: random.variableCount, random.specs)
      #expect(system.worstRequired < 1e-6, "seed \(seed)")
      let told = RandomSystem.strengths.map { system.rounded(system.solver.missed(of: $0)) }
      #expect(system.missed == told, "seed \(seed)")
      for (spec, id) in system.held where spec.strength != .required {
        #expect(
          abs(system.missed(by: spec) - system.solver.missed(by: id)) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("a conflict is one, and leaving out any of its constraints ends it")
  func conflictsAreMinimal() {
    var count = 0
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed, requiredShare: 0.8)
      let system = SolvedSystem(variableCount: random.variableCount, random.specs)
      for (spec, others) in system.conflicts {
        count += 1
        let all = SolvedSystem(variableCount: random.variableCount, others + [spec])
        #expect(all.conflicts.count == 1, "seed \(seed)")
        for index in others.indices {
          var fewer = others
          fewer.remove(at: index)
          let rest = SolvedSystem(variableCount: random.variableCount, fewer + [spec])
          #expect(rest.conflicts.isEmpty, "seed \(seed)")
        }
      }
    }
    #expect(count > (Effort.isFull ? 300 : 15))
  }

  @Test("the order in which constraints came does not matter")
  func orderIsNothing() {
    for seed in Self.seeds {
      var random = RandomSystem(seed: seed)
      let system = SolvedSystem(variableCount: random.variableCount, random.specs)
      let shuffled = system.held.map(\.spec).shuffled(using: &random.generator)
      let other = SolvedSystem(variableCount: random.variableCount, shuffled)
      #expect(other.conflicts.isEmpty, "seed \(seed)")
      #expect(system.missed == other.missed, "seed \(seed)")
      expectSameValues(system, other, seed)
    }
  }

  @Test("what was taken out leaves nothing behind")
  func removal() {
    for seed in Self.seeds {
      var random = RandomSystem(seed: seed)
      var system = SolvedSystem(variableCount: random.variableCount, random.specs)
      for (_, id) in system.held.shuffled(using: &random.generator).prefix(5) {
        system.solver.remove(id)
        system.held.removeAll { $0.id == id }
        let fresh = SolvedSystem(variableCount: random.variableCount, system.held.map(\.spec))
        #expect(system.worstRequired < 1e-6, "seed \(seed)")
        #expect(system.missed == fresh.missed, "seed \(seed)")
        expectSameValues(system, fresh, seed)
      }
    }
  }

  @Test("a changed constant or strength gives what a solver gives that never knew the old one")
  func changes() {
    var refusals = 0
    for seed in Self.seeds {
      var random = RandomSystem(seed: seed)
      var system = SolvedSystem(variableCount: random.variableCount, random.specs)
      for _ in 0..<8 where !system.held.isEmpty {
        let index = Int.random(in: system.held.indices, using: &random.generator)
        var changed = system.held.map(\.spec)
        changed[index].constant = Double(Int.random(in: -50...50, using: &random.generator))
        let fresh = SolvedSystem(variableCount: random.variableCount, changed)
        do throws(Conflict) {
          try system.solver.setConstant(changed[index].constant, of: system.held[index].id)
          #expect(fresh.conflicts.isEmpty, "seed \(seed)")
          system.held[index].spec = changed[index]
        } catch {
          refusals += 1
          #expect(!fresh.conflicts.isEmpty, "seed \(seed)")
          let members = error.others.compactMap { id in system.held.firstIndex { $0.id == id } }
          let alone = SolvedSystem(
            variableCount: random.variableCount, members.map { changed[$0] } + [changed[index]])
          #expect(alone.conflicts.count == 1, "seed \(seed)")
        }
        if system.held[index].spec.strength != .required {
          let strength = RandomSystem.strengths.randomElement(using: &random.generator)!
          system.solver.setStrength(strength, of: system.held[index].id)
          system.held[index].spec.strength = strength
        }
        let now = SolvedSystem(variableCount: random.variableCount, system.held.map(\.spec))
        #expect(system.worstRequired < 1e-6, "seed \(seed)")
        #expect(system.missed == now.missed, "seed \(seed)")
        expectSameValues(system, now, seed)
      }
    }
    #expect(refusals > (Effort.isFull ? 50 : 0))
  }

  @Test("what is called ambiguous can be moved for nothing")
  func ambiguity() {
    var count = 0
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      let system = SolvedSystem(variableCount: random.variableCount, random.specs)
      for variable in system.variables where system.solver.isAmbiguous(variable) {
        count += 1
        #expect(!system.solver.isDetermined(variable), "seed \(seed)")
        let value = system.solver.value(of: variable)
        let moves = [(LinearConstraint.Relation.greaterOrEqual, 1e-3), (.lessOrEqual, -1e-3)]
        let canMove = moves.contains { relation, step in
          var moved = system
          let push = LinearConstraint(
            [.init(variable)], plus: -(value + step), relation)
          return (try? moved.solver.add(push)) != nil
            && zip(moved.missed, system.missed).allSatisfy { abs($0 - $1) < 1e-5 }
        }
        #expect(canMove, "seed \(seed)")
      }
    }
    #expect(count > (Effort.isFull ? 300 : 15))
  }

  private func expectSameValues(_ one: SolvedSystem, _ other: SolvedSystem, _ seed: UInt64) {
    for (mine, its) in zip(one.variables, other.variables) where one.solver.isDetermined(mine) {
      #expect(
        abs(one.solver.value(of: mine) - other.solver.value(of: its)) < 1e-6, "seed \(seed)")
    }
  }
}
