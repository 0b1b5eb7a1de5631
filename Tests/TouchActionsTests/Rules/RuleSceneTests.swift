import Testing
import TouchActions
import TouchStories
import YAMLRules

@Suite struct RuleSceneTests {
  @Test("the usual scene has the long presses that rules ask for, and keeps gestures apart")
  func usualScene() throws {
    let book = try Self.book(
      """
      - {name: long, gesture: longPress, fingers: 1-2, after: 1.5, do: {click: left}}
      - {name: usual, gesture: longPress, fingers: 4, do: {click: left}}
      """)
    let usual = SceneFile.usual.recognizers
    let scene = book.usualScene.recognizers
    #expect(
      scene.map(\.name) == usual.map(\.name) + [
        "longPress of 1.5 s", "longPress2 of 1.5 s", "longPress4",
      ])
    #expect(scene.suffix(3).map(\.minimumPressDuration) == [1.5, 1.5, nil])
    #expect(scene.allSatisfy { $0.simultaneousWith.isEmpty })
    try book.check(against: book.usualScene)
  }

  @Test(
    "a rule that no recognizer can serve is an error",
    arguments: [
      ("gesture: swipe, fingers: 5", "swipe of 5 fingers"),
      ("gesture: [rotation, pinch], fingers: 1", "rotation or pinch of 1 finger"),
      ("recognizer: pam", "this"),
      ("gesture: tap, recognizer: pan", "tap"),
    ])
  func impossible(condition: String, what: String) throws {
    let book = try Self.book("- {name: odd, \(condition), do: {click: left}}")
    #expect(
      throws: RuleError(
        book.rules[0].place,
        "no recognizer of the scene tells \(what), so “odd” can never act; change it, or give another --scene"
      )
    ) { try book.check(against: book.usualScene) }
  }

  private static func book(_ rules: String) throws -> RuleBook {
    try RuleBook(yaml: Array("rules:\n\(rules)".utf8))
  }
}
