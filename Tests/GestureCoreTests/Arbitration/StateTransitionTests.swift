import GestureCore
import Testing

@Suite("StateTransition")
struct StateTransitionTests {
  /// A row for each state, a column for each assigned one. `=` is taken as asked for, `→` bends to
  /// another, a dot is ignored and a cross refused.
  static let table = """
              possible  began     changed   ended     cancelled failed
    possible  ·         =         →began    =         →failed   =
    began     ✗         ·         =         =         =         →cancelled
    changed   ✗         ✗         =         =         =         →cancelled
    ended     ·         ✗         ✗         ·         ✗         ✗
    cancelled ·         ✗         ✗         ✗         ·         ✗
    failed    ·         ✗         ✗         ✗         ✗         ·
    """

  @Test(
    """
    every assignment in every state \
    [STM-02, STM-03, STM-06, STM-11, STM-12, STM-13, STM-14, STM-15, STM-16]
    """)
  func everyPair() {
    let states = GestureState.allCases
    let head = ([""] + states.map { "\($0)" }).map(Self.pad).joined()
    let rows = states.map { current in
      (["\(current)"] + states.map { Self.spell(StateTransition(from: current, to: $0), $0) })
        .map(Self.pad).joined()
    }
    #expect(([head] + rows).map(Self.trim).joined(separator: "\n") == Self.table)
  }

  @Test("recognized is another word for ended [STM-05]")
  func recognized() {
    #expect(GestureState.recognized == .ended)
    #expect(StateTransition(from: .possible, to: .recognized) == .take(.ended))
  }

  @Test("raw values are those of UIKit [API-E10]")
  func rawValues() {
    #expect(
      GestureState.allCases.map { "\($0) \($0.rawValue)" } == [
        "possible 0", "began 1", "changed 2", "ended 3", "cancelled 4", "failed 5",
      ])
  }

  @Test("terminal is what only a reset leads out of; under way is what may change")
  func kinds() {
    #expect(GestureState.allCases.filter(\.isTerminal) == [.ended, .cancelled, .failed])
    #expect(GestureState.allCases.filter(\.isUnderWay) == [.began, .changed])
  }

  private static func spell(_ transition: StateTransition, _ wanted: GestureState) -> String {
    switch transition {
    case .take(wanted): "="
    case .take(let other): "=\(other)"
    case .bend(let other): "→\(other)"
    case .ignore: "·"
    case .refuse: "✗"
    }
  }

  private static func pad(_ word: String) -> String {
    word + String(repeating: " ", count: max(0, 10 - word.count))
  }

  private static func trim(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
