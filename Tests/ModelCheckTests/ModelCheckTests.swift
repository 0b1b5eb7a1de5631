import Effort
import GestureCore
import Testing

@testable import ModelCheck

@Suite struct ModelCheckTests {
  @Test("random scripts play as the oracle says and break no invariant")
  func agreement() {
    for seed in 1...UInt64(Effort.rounds(2000)) {
      let fault = ModelCheck.fault(ofSeed: seed)
      #expect(fault == nil, "seed \(seed):\n\(fault ?? "")")
      if fault != nil { break }
    }
  }

  @Test("the scripts bring out all that a control does")
  func controls() {
    var events: Set<Script.ControlEvent> = []
    var (starts, ends, cancellations, losses) = (0, 0, 0, 0)
    for seed: UInt64 in 1...600 {
      var oracle = Oracle(ScriptGenerator.script(seed: seed))
      oracle.play()
      for case .control(_, let words) in oracle.log {
        switch words {
        case .begins: starts += 1
        case .continues: break
        case .ends: ends += 1
        case .cancels(let isTold): if isTold { cancellations += 1 } else { losses += 1 }
        case .sends(let event, _): events.insert(event)
        }
      }
    }
    #expect(events == Set(Script.ControlEvent.allCases))
    #expect(starts > 200)
    #expect(ends > 50)
    #expect(cancellations > 20)
    #expect(losses > 10)
  }

  @Test("the scripts bring out what pointers do without touches")
  func streams() {
    var actions: [Script.Kind: [GestureState: Int]] = [:]
    var withFingers = 0
    for seed: UInt64 in 1...1200 {
      let script = ScriptGenerator.script(seed: seed)
      guard script.steps.contains(where: \.isStream) else { continue }
      var oracle = Oracle(script)
      oracle.play()
      for case .action(let number, let state) in oracle.log {
        guard let kind = script.recognizers[number].kind else { continue }
        if kind == .pan, script.recognizers[number].takesTouches { withFingers += 1 }
        actions[kind, default: [:]][state, default: 0] += 1
      }
    }
    for kind: Script.Kind in [.pan, .hover, .pinch, .rotation] {
      for state: GestureState in [.began, .changed, .ended, .cancelled] {
        #expect(actions[kind]?[state] ?? 0 > 0, "\(kind) \(state)")
      }
    }
    #expect(withFingers > 20)
  }

  @Test("a seed always makes the same script, and another seed another one")
  func repeatable() {
    let script = ScriptGenerator.script(seed: 7)
    #expect(script == ScriptGenerator.script(seed: 7))
    #expect(script != ScriptGenerator.script(seed: 8))
  }

  @Test("a script is shrunk to what its difference needs")
  func shrinking() {
    let script = ScriptGenerator.script(seed: 5)
    let shrinker = ScriptShrinker { script in
      script.steps.contains { step in
        if case .frame(_, let changes) = step { return changes.contains { $0.finger == 2 } }
        return false
      }
    }
    let small = shrinker.shrink(script)
    #expect(small.recognizers.isEmpty)
    #expect(small.relations.isEmpty)
    #expect(small.views.count == 1)
    #expect(small.steps.count == 2)
  }

  @Test("the invariants notice what must not be")
  func invariants() {
    let sighting = LogLine.Sighting(touch: 1, x: 0, y: 0, time: nil)
    let bad: [[LogLine]] = [
      [.view(1, .began, [sighting])],
      [.view(1, .began, [sighting]), .view(1, .ended, [sighting]), .view(1, .ended, [sighting])],
      [.view(1, .moved, [sighting]), .view(1, .ended, [sighting])],
      [.action(0, .failed)],
      [.action(0, .changed), .reset(0)],
      [.action(0, .ended), .action(0, .ended), .reset(0)],
      [.hears(0, .began, [1]), .action(0, .ended), .hears(0, .ended, [1]), .reset(0)],
      [.hears(0, .moved, [1])],
      [.hears(0, .began, [1]), .states([.failed]), .action(0, .began), .reset(0)],
      [.hears(0, .began, [1])],
    ]
    for log in bad { #expect(!Invariants(log).breaches.isEmpty, "\(log)") }
    let good: [LogLine] = [
      .hears(0, .began, [1]), .view(1, .began, [sighting]), .hears(0, .moved, [1]),
      .view(1, .cancelled, [sighting]), .action(0, .began), .hears(0, .ended, [1]),
      .action(0, .ended), .reset(0), .states([.possible]),
    ]
    #expect(Invariants(good).breaches == [])
  }
}

extension Script.Step {
  fileprivate var isStream: Bool {
    if case .stream = self { return true }
    return false
  }
}
