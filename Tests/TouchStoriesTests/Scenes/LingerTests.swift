import Testing
import TouchStories

@Suite struct LingerTests {
  private let swipe = #"{"type": "swipe", "requiresFailureOf": "linger"}, {"type": "linger"}"#

  @Test("a swipe that waits for it counts if its fingers lift at the very end of the time")
  func inTime() throws {
    let recording = "0 down 1 100,100\n0.1 move 1 200,100\n0.5 up 1\n"
    #expect(try gestures(recording, in: scene(swipe)).map(\.recognizer) == ["swipe"])
  }

  @Test("it begins once the fingers have been down too long, moving or not, and is not told")
  func tooLong() throws {
    let recording = "0 down 1 100,100\n0.1 move 1 200,100\n0.501 up 1\n"
    #expect(
      try told(recording, in: scene(swipe))
        == ["   0.500  swipe   failed: no lift within 0.5 s"])
  }

  @Test("it counts from the first finger, and goes along with everything")
  func companions() throws {
    let recording = """
      0 down 1 100,100
      0.3 down 2 200,100
      0.4 move 1 60,100; move 2 280,100
      0.6 move 2 290,100
      0.7 up 1
      0.8 up 2
      """
    let all = try scene(
      #"{"type": "linger", "minimumDuration": 0.45}, {"type": "pinch"}, {"type": "tap"}"#)
    #expect(try gestures(recording, in: all).map(\.recognizer) == ["pinch"])
  }
}
