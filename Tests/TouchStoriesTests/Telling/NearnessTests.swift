import Testing
import TouchStories

/// Whose loss is told, and who folds into the line of the others.
@Suite struct NearnessTests {
  private func lost(_ recording: String, _ recognizer: String) throws -> [String] {
    try told(recording, in: scene(recognizer)).map { String($0.dropFirst(10)) }
  }

  @Test("a long press is near after half of its time")
  func longPress() throws {
    let press = #"{"type": "longPress", "name": "press"}"#
    #expect(
      try lost("0 down 1 9,9\n0.3 up 1\n", press)
        == ["press   failed: lifted after 0.3 s, less than minimumPressDuration 0.5"])
    #expect(
      try lost("0 down 1 9,9\n0.2 up 1\n", press)
        == [
          "1 other less than halfway: press (lifted after 0.2 s, less than minimumPressDuration 0.5)"
        ])
  }

  @Test("a long press that failed because its finger moved did not stand still")
  func movedPress() throws {
    #expect(
      try lost(
        "0 down 1 9,9\n0.02 move 1 49,9\n0.2 up 1\n", #"{"type": "longPress", "name": "press"}"#)
        == ["1 other less than halfway: press (moved 40 pt, more than allowableMovement 10)"])
  }

  @Test("those that stood still come before those that went a part of the way")
  func order() throws {
    let scene = try scene(
      """
      {"type": "pan"}, {"type": "longPress", "name": "long", "minimumPressDuration": 10}
      """)
    let told = try told("0 down 1 9,9\n0.1 move 1 12,9\n0.2 up 1\n", in: scene)
    #expect(
      told.map { String($0.dropFirst(10)) } == [
        "2 others never moved towards recognition: long; less than halfway: pan (lifted after moving "
          + "3 pt, less than panHysteresis 10)"
      ])
  }

  @Test("a pan is near after half of its hysteresis")
  func pan() throws {
    let pan = #"{"type": "pan"}"#
    #expect(
      try lost("0 down 1 9,9\n0.1 move 1 15,9\n0.2 up 1\n", pan)
        == ["pan     failed: lifted after moving 6 pt, less than panHysteresis 10"])
    #expect(
      try lost("0 down 1 9,9\n0.1 move 1 13,9\n0.2 up 1\n", pan)
        == ["1 other less than halfway: pan (lifted after moving 4 pt, less than panHysteresis 10)"]
    )
    #expect(
      try lost("0 down 1 9,9\n0.2 up 1\n", pan) == ["1 other never moved towards recognition: pan"])
  }

  @Test("a swipe is near after half of its way in its own direction")
  func swipe() throws {
    let swipe = #"{"type": "swipe"}"#
    #expect(
      try lost("0 down 1 9,9\n0.1 move 1 39,9\n0.2 up 1\n", swipe)
        == ["swipe   failed: lifted after moving 30 pt, less than swipePrimaryMovement 40.6"])
    #expect(
      try lost("0 down 1 99,9\n0.1 move 1 9,9\n0.2 up 1\n", swipe)
        == ["1 other never moved towards recognition: swipe"])
  }

  @Test("a pinch and a rotation are near after half of their thresholds")
  func transforms() throws {
    let recording = "0 down 1 100,9; down 2 200,9\n0.1 move 2 206,19\n0.2 up 1; up 2\n"
    #expect(
      try lost(recording, #"{"type": "pinch"}, {"type": "rotation"}"#) == [
        "rotation  failed: lifted after a turn of 0.09 rad, less than rotationHysteresis 0.1",
        "pinch     failed: lifted after the distance changed 6.47 pt, less than pinchHysteresis 8",
      ])
  }

  @Test("a recognizer that wants another number of fingers is counted, not named")
  func fingers() throws {
    #expect(
      try lost(
        "0 down 1 9,9\n0.1 up 1\n",
        #"{"type": "tap", "numberOfTouchesRequired": 2}, {"type": "pinch"}"#)
        == ["2 others never moved towards recognition: 2 for another number of fingers"])
  }
}
