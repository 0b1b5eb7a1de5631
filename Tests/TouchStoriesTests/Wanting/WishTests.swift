import Foundation
import GestureCore
import Testing
import TouchRecordings
import TouchStories

/// With which change a gesture would be told.
@Suite struct WishTests {
  private func changes(
    _ wanted: String, _ recording: String, in scene: SceneFile = .usual
  ) throws -> [String] {
    let recording = try Recording(text: "touches 1\nsize 400x800\n" + recording)
    let wish = try #require(
      Wish(for: wanted, in: scene, of: recording.frames, size: recording.header.sceneSize))
    try #require(wish.present == nil)
    let changes = wish.changes()
    // What is told to help must help.
    for changed in changes.compactMap(\.scene) {
      let told = Wish.gestures(
        of: recording.frames, in: changed, size: recording.header.sceneSize)
      #expect(told.contains { wish.names.contains($0.recognizer) })
    }
    return changes.map { "\($0.kind.rawValue): \($0.words)" }
  }

  private static let slowDouble = "0 down 1 100,100\n0.05 up 1\n0.45 down 1 100,100\n0.5 up 1\n"

  @Test("two taps too far apart in time are a double tap with a longer interval or a shorter pause")
  func slowDouble() throws {
    #expect(
      try changes("doubleTap", Self.slowDouble) == [
        "property: doubleTap.numberOfTapsRequired = 1 instead of 2",
        "tuning: tapInterval = 0.41 instead of 0.35",
        "fingers: pause for 0.35 s between the touches instead of 0.4 s",
        "fingers: move 1.2 times as fast",
      ])
  }

  @Test("a pan that another one keeps out goes along with it, or before it")
  func keptOut() throws {
    let pair = try scene(#"{"type": "pinch"}, {"type": "rotation"}"#)
    let turn = """
      0 down 1 100,100; down 2 200,100
      0.1 move 1 88,110; move 2 212,90
      0.2 move 1 80,120; move 2 220,80
      0.3 up 1; up 2

      """
    let told = try Recording(text: "touches 1\nsize 400x800\n" + turn)
    let first = Wish.gestures(of: told.frames, in: pair, size: told.header.sceneSize)
    #expect(first.map(\.recognizer) == ["rotation"])
    let found = try changes("pinch", turn, in: pair)
    #expect(
      found.filter { $0.hasPrefix("relation") } == [
        "relation: pinch and rotation may recognize simultaneously",
        "relation: rotation requires pinch to fail",
      ])
  }

  @Test("a press that is too short, a swipe that is too short")
  func tooShort() throws {
    let press = try scene(#"{"type": "longPress"}"#)
    #expect(
      try changes("longPress", "0 down 1 100,100\n0.4 up 1\n", in: press) == [
        "property: longPress.minimumPressDuration = 0.39 instead of 0.5",
        "fingers: move 1.266 times as slowly", "fingers: stay down for 0.51 s instead of 0.4 s",
      ])
    let swipe = try scene(#"{"type": "swipe"}"#)
    let found = try changes("swipe", drag(from: (100, 100), to: (130, 100), for: 0.1), in: swipe)
    #expect(found.contains { $0.hasPrefix("tuning: swipePrimaryMovement") })
    #expect(found.contains { $0.hasPrefix("fingers: go ") })
  }

  @Test("a view that takes no touches, and a tap for another number of fingers")
  func others() throws {
    let deaf = try SceneFile(
      json: Data(
        #"{"view": {"isUserInteractionEnabled": false, "recognizers": [{"type": "tap"}]}}"#.utf8))
    let tap = "0 down 1 100,100\n0.05 up 1\n"
    #expect(try changes("tap", tap, in: deaf) == ["property: view.isUserInteractionEnabled = true"])
    let pair = try scene(#"{"type": "tap", "numberOfTouchesRequired": 2}"#)
    #expect(
      try changes("tap", tap, in: pair) == [
        "property: tap.numberOfTouchesRequired = 1 instead of 2",
        "fingers: put another finger down beside it",
      ])
  }

  @Test("what was done too seldom is done again; what more fingers do is done with more")
  func again() throws {
    let tap = "0 down 1 100,100\n0.05 up 1\n"
    #expect(
      try changes("doubleTap", tap) == [
        "property: doubleTap.numberOfTapsRequired = 1 instead of 2",
        "fingers: do it once more, 0.15 s later",
      ])
    let thrice = try scene(#"{"type": "tap", "numberOfTapsRequired": 3}"#)
    #expect(
      try changes("tap", tap, in: thrice) == [
        "property: tap.numberOfTapsRequired = 1 instead of 3",
        "fingers: do it twice more, 0.15 s later",
      ])
    let three = try scene(#"{"type": "tap", "numberOfTouchesRequired": 3}"#)
    for place in ["10,100", "390,100"] {
      #expect(
        try changes("tap", "0 down 1 \(place)\n0.05 up 1\n", in: three) == [
          "property: tap.numberOfTouchesRequired = 1 instead of 3",
          "fingers: put two more fingers down beside it",
        ])
    }
  }

  @Test("what is told already is told so, and a name that nobody has is none")
  func present() throws {
    let recording = try Recording(text: "touches 1\nsize 400x800\n0 down 1 1,1\n0.05 up 1\n")
    let tap = Wish(for: "tap", in: .usual, of: recording.frames, size: recording.header.sceneSize)
    #expect(tap?.present?.recognizer == "tap")
    #expect(
      Wish(for: "shake", in: .usual, of: recording.frames, size: recording.header.sceneSize) == nil)
  }

  @Test("fingers that are taken apart and put together are as they were")
  func whole() throws {
    let recording = try Recording(
      text: "touches 1\nsize 400x800\n0 down 1 1,1; down 2 9,9\n0.1 move 1 5,5\n0.2 up 1; up 2\n"
        + "1 down 3 5,5\n1.1 up 3\n")
    let gestures = Wish.gestures(
      of: recording.frames, in: .usual, size: recording.header.sceneSize)
    #expect(gestures.map(\.recognizer) == ["tap2", "tap"])
  }
}
