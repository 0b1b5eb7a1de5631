import Foundation
import GestureCore
import Testing
import TouchActions
import TouchStories
import Touchstone
import YAMLRules

@Suite struct RuleSceneTests {
  @Test("the scene has the long presses that rules ask for, and keeps gestures apart")
  func usualScene() throws {
    let book = try Self.book(
      """
      - {name: long, gesture: longPress, fingers: 1-2, after: 1.5, do: {click: left}}
      - {name: usual, gesture: longPress, fingers: 4, do: {click: left}}
      - {name: drag, gesture: [pan, pinch], do: {click: left}}
      """)
    let scene = book.scene(nil).recognizers
    #expect(
      scene.map(\.name) == [
        "pan", "pinch", "rest", "longPress of 1.5 s", "longPress2 of 1.5 s", "longPress4",
      ])
    #expect(
      scene.suffix(3).map { $0[property: "minimumPressDuration"] } == [
        .number(1.5), .number(1.5), nil,
      ])
    #expect(scene.allSatisfy { $0.simultaneousWith.isEmpty })
    try book.check(against: book.scene(nil))
  }

  @Test(
    "the scene has the recognizers that rules name, which wait for no other",
    arguments: [
      ("gesture: pan", ["pan"], [], nil as Int?),
      ("gesture: pan, fingers: 3-4", ["pan"], [], 3),
      ("gesture: tap, fingers: 2", ["tap2"], [], nil),
      ("gesture: [pan, tap], fingers: 1", ["tap", "pan", "rest", "otherTap"], ["rest"], nil),
      (
        "gesture: swipe, fingers: 3, direction: horizontal",
        ["swipeLeft3", "swipeRight3", "linger"], [], nil
      ),
      (
        "gesture: [pan, swipe], fingers: 2, direction: upLeft",
        ["pan", "swipeLeft2", "swipeUp2", "linger"], ["swipeLeft2", "swipeUp2"], 2
      ),
      ("recognizer: pinch", ["pinch"], [], nil),
    ])
  func named(condition: String, names: [String], waits: [String], least: Int?) throws {
    let book = try Self.book("- {name: one, \(condition), do: {click: left}}")
    let scene = book.scene(nil).recognizers
    #expect(scene.map(\.name) == names)
    let pan = scene.first { $0.kind == .pan }
    #expect((pan?.requiresFailureOf.map(\.name) ?? []) == waits)
    #expect(pan?[property: "minimumNumberOfTouches"]?.whole == least)
    try book.check(against: book.scene(nil))
  }

  @Test(
    "of an own scene, the recognizers that no rule names and no named one requires to fail are left out"
  )
  func ownScene() throws {
    let own = try SceneFile(
      json: Data(
        """
        {"view": {"recognizers": [
          {"type": "tap", "name": "single", "requiresFailureOf": ["double"]},
          {"type": "tap", "name": "double", "numberOfTapsRequired": 2, "requiresFailureOf": ["hold"]},
          {"type": "longPress", "name": "hold"},
          {"type": "pan", "name": "drag", "simultaneousWith": ["zoom"]}],
          "subviews": [{"frame": [0, 0, 100, 100], "recognizers": [
            {"type": "pinch", "name": "zoom"},
            {"type": "swipe", "name": "flick", "requiresFailureOf": ["drag"]}]}]}}
        """.utf8))
    func names(_ condition: String) throws -> [String] {
      let book = try Self.book("- {name: one, \(condition), do: {click: left}}")
      try book.check(against: book.scene(own))
      return book.scene(own).recognizers.map(\.name)
    }
    #expect(try names("gesture: pan") == ["drag"])
    #expect(try names("recognizer: single") == ["single", "double", "hold"])
    #expect(try names("gesture: swipe") == ["drag", "flick"])
    #expect(try names("gesture: [pan, pinch]") == ["drag", "zoom"])
  }

  @Test("a scroll view's own recognizers stay as the scene says, though no rule names them")
  func scrollView() throws {
    let own = try SceneFile(
      json: Data(
        """
        {"view": {"type": "scrollView", "contentSize": [400, 2000], "recognizers": [
          {"type": "pan", "name": "scrolling", "ofScrollView": true, "requiresFailureOf": ["flick"]},
          {"type": "swipe", "name": "flick"}, {"type": "tap", "name": "other"}]}}
        """.utf8))
    let scene = try Self.book("- {name: one, gesture: swipe, do: {click: left}}").scene(own)
    #expect(scene.recognizers.map(\.name) == ["scrolling", "flick"])
    #expect(scene.recognizers.first?.requiresFailureOf.map(\.name) == ["flick"])
  }

  @Test(
    "without swipes, too, the pan or pinch that moved most begins where both may",
    arguments: [
      (last: CGPoint(x: 10, y: 16), kinds: [ToldGesture.Kind.pan]),
      (last: CGPoint(x: 16, y: 12), kinds: [.pinch]),
    ])
  func extents(last: CGPoint, kinds: [ToldGesture.Kind]) throws {
    for gestures in ["[pan, pinch]", "[pinch, pan]"] {
      let book = try Self.book("- {name: one, gesture: \(gestures), do: {click: left}}")
      // Below both thresholds, then beyond both.
      #expect(began(in: book.scene(nil), [CGPoint(x: 7, y: 9), last]) == kinds)
    }
  }

  /// The gestures that begin when two fingers move apart by `x` points and down by `y`.
  private func began(in scene: SceneFile, _ steps: [CGPoint]) -> [ToldGesture.Kind] {
    let player = Player(scene, size: CGSize(width: 400, height: 800)) { _ in }
    var began: [ToldGesture.Kind] = []
    player.follow { if $0.phase == .began { began.append($0.kind) } }
    let last = steps.count + 1
    for (index, step) in ([.zero] + steps + [steps.last ?? .zero]).enumerated() {
      let time = Timestamp(seconds: Double(index) / 100)
      let phase: Contact.Phase = index == 0 ? .began : index == last ? .ended : .moved
      let contacts = [-1.0, 1].enumerated().map { id, side in
        Contact(
          id: id, phase: phase,
          at: CGPoint(x: 200 + side * (60 + step.x / 2), y: 300 + step.y), time: time)
      }
      player.play(InputFrame(time: time, contacts: contacts))
    }
    player.finish()
    return began
  }

  private func edges(_ recognizer: SceneRecognizer?) -> UIRectEdge? {
    recognizer?[property: "edges"]?.whole.map { UIRectEdge(rawValue: UInt($0)) }
  }

  @Test("rules of edges and pointers bring their recognizers; edges are as wide as rules say")
  func edges() throws {
    let book = try RuleBook(
      yaml: Array(
        """
        settings: {edge: 4mm}
        rules:
        - {name: menu, gesture: edgePan, from: [left, topRight], do: {click: left}}
        - {name: near, gesture: hover, do: {click: left}}
        """.utf8))
    let scene = book.scene(nil, pointsPerInch: 254)
    #expect(scene.recognizers.suffix(2).map(\.name) == ["edgePan", "hover"])
    #expect(edges(scene.recognizers.suffix(2).first) == [.left, .top, .right])
    #expect(scene.tuning.edgeRegion == 40)
    #expect(scene.recognizers.count == 2)
    let three = try Self.book(
      """
      - {name: menu, gesture: edgePan, from: left, do: {click: left}}
      - {name: drag, gesture: [pan, pinch], do: {click: left}}
      """
    ).scene(nil)
    let waiting = three.recognizers.filter {
      $0.requiresFailureOf.contains(SceneRecognizer.Relation("edgePan"))
    }
    #expect(waiting.map(\.name) == ["pan", "pinch"])
    try book.check(against: scene)
    let all = try Self.book("- {name: any, gesture: edgePan, do: {click: left}}")
    #expect(edges(all.scene(nil).recognizers.last) == .all)
  }

  @Test(
    "a rule that no recognizer can serve is an error",
    arguments: [
      ("gesture: swipe, fingers: 5", "swipe of 5 fingers"),
      ("gesture: [rotation, pinch], fingers: 1", "rotation or pinch of 1 finger"),
      ("recognizer: pam", "this"),
      ("gesture: tap, recognizer: pan", "tap"),
      ("gesture: edgePan, fingers: 2", "edgePan of 2 fingers"),
      ("gesture: hover, fingers: 1", "hover of 1 finger"),
    ])
  func impossible(condition: String, what: String) throws {
    let book = try Self.book("- {name: odd, \(condition), do: {click: left}}")
    #expect(
      throws: RuleError(
        book.rules[0].place,
        "no recognizer of the scene reports \(what), so “odd” can never act; change it, or give another --scene"
      )
    ) { try book.check(against: book.scene(nil)) }
  }

  private static func book(_ rules: String) throws -> RuleBook {
    try RuleBook(yaml: Array("rules:\n\(rules)".utf8))
  }
}
