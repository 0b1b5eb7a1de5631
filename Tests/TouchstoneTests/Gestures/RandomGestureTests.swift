import Effort
import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Laws that hold whatever recognizers and fingers do.
@Suite("Laws of gestures, over random recognizers and fingers")
struct RandomGestureTests {
  private static let scenes = (1...Effort.rounds(200)).map { seed in
    let scene = RandomScene(seed: seed)
    scene.play()
    return scene
  }

  /// What breaks the law, one line for each scene that does.
  private func broken(_ law: (RandomScene) -> [String]) -> [String] {
    Self.scenes.enumerated().flatMap { index, scene in
      law(scene).prefix(1).map { "seed \(index + 1): \($0)" }
    }
  }

  @Test("a view hears of each touch: began, moved…, and ended or cancelled once [DEL-31, DEL-36]")
  func viewsHearWholeTouches() {
    let broken = broken { scene in
      var heard: [Int: String] = [:]
      for event in scene.stage.trace {
        guard case .message(_, let phase, let touches) = event.kind else { continue }
        for touch in touches { heard[touch, default: ""] += "\(phase) " }
      }
      return heard.filter {
        $0.value.wholeMatch(of: #/began (moved )*(ended|cancelled) /#) == nil
      }.map { "touch \($0.key): \($0.value)" }
    }
    #expect(broken == [])
  }

  @Test("a gesture's actions are in order and end [STM-02, STM-03, STM-22, STM-23, STM-27]")
  func actionsAreInOrder() {
    let broken = broken { scene in
      var told: [String: String] = [:]
      for event in scene.stage.trace {
        switch event.kind {
        case .action(let recognizer, let state): told[recognizer.name, default: ""] += "\(state) "
        case .state(let recognizer, _, to: .possible, _): told[recognizer.name, default: ""] += "| "
        default: break
        }
      }
      let gesture = /(((began |changed )(changed )*(ended |cancelled )|ended |cancelled )?\| )*/
      return told.filter { $0.value.wholeMatch(of: gesture) == nil }
        .map { "\($0.key): \($0.value)" }
    }
    #expect(broken == [])
  }

  @Test("public states follow the machine [STM-02, STM-03, STM-14, STM-40]")
  func statesFollowTheMachine() {
    let broken = broken { scene in
      var states: [String: String] = [:]
      for event in scene.stage.trace {
        guard case .state(let recognizer, _, let state, _) = event.kind else { continue }
        states[recognizer.name, default: ""] += "\(state) "
      }
      let machine =
        /((began |changed )(changed )?(ended |cancelled )possible |(ended |failed )possible )*/
      return states.filter { $0.value.wholeMatch(of: machine) == nil }
        .map { "\($0.key): \($0.value)" }
    }
    #expect(broken == [])
  }

  @Test("at the end everybody is possible, and nothing is due [STM-07, STM-40, FAI-11]")
  func allIsOver() {
    let broken = broken { scene in
      scene.recognizers.filter { $0.state != .possible }.map { "\($0.name ?? ""): \($0.state)" }
        + (scene.stage.scene.touchSystem.nextDeadline == nil ? [] : ["a deadline is left"])
    }
    #expect(broken == [])
  }

  @Test("no two go ahead at a time unless a delegate agreed [ARB-01, ARB-02, ARB-14, ARB-15]")
  func exclusion() {
    let broken = broken { scene in
      var ahead: [String] = []
      var broken: [String] = []
      for event in scene.stage.trace {
        switch event.kind {
        case .action(let recognizer, .began), .action(let recognizer, .ended):
          if ahead.contains(recognizer.name) { continue }
          broken += ahead.filter { !scene.mayBoth($0, recognizer.name) }
            .map { "\($0) and \(recognizer.name)" }
          ahead.append(recognizer.name)
        case .state(let recognizer, _, let state, _)
        where state == .possible || state == .cancelled:
          ahead.removeAll { $0 == recognizer.name }
        default: break
        }
      }
      return broken
    }
    #expect(broken == [])
  }
}
