import Foundation
import Testing
import TouchStories

/// What the usual scene makes of fingers whose gestures UIKit's recognizers alone would keep from each
/// other.
@Suite struct UsualSceneTests {
  private func kinds(_ recording: String) throws -> [ToldGesture.Kind] {
    try gestures(recording).map(\.kind)
  }

  @Test("a finger that rests and then goes is a long press and a pan, the press with its movement")
  func restAndGo() throws {
    let told = try gestures(
      "0 down 1 100,100\n"
        + drag(from: (100, 100), to: (100, 300), at: 0.8, for: 0.5)
        .split(separator: "\n").dropFirst().joined(separator: "\n"))
    #expect(told.map(\.kind) == [.longPress, .pan])
    #expect(told[0].recognized.seconds == 0.5)
    #expect(told[0].values == .press(movement: CGPoint(x: 0, y: 200)))
  }

  @Test("a press keeps taps out, and what began before it keeps it out")
  func pressAndOthers() throws {
    #expect(try kinds("0 down 1 100,100\n0.6 up 1\n") == [.longPress])
    #expect(try kinds(drag(from: (100, 100), to: (100, 700), for: 2)) == [.pan])
  }

  @Test("a finger that creeps under a press by less than half of its width is no pan")
  func creeping() throws {
    let creep = "0 down 1 100,100\n1 move 1 110,100\n1.5 move 1 120,100\n2 up 1\n"
    #expect(try kinds(creep) == [.longPress])
    let gone = "0 down 1 100,100\n1 move 1 110,100\n1.5 move 1 130,100\n2 up 1\n"
    #expect(try kinds(gone) == [.longPress, .pan])
  }

  @Test(
    "fingers that rested pinch or turn by what they go from each other, of which each goes half")
  func restAndPinch() throws {
    func pair(_ x: Double, _ y: Double) throws -> [ToldGesture.Kind] {
      try kinds(
        """
        0 down 1 100,100; down 2 200,100
        0.8 move 1 \(100 + x / 2),\(100 + y / 2); move 2 \(200 - x / 2),\(100 - y / 2)
        1.2 move 1 \(100 + x),\(100 + y); move 2 \(200 - x),\(100 - y)
        1.22 move 1 \(101 + x),\(100 + y); move 2 \(199 - x),\(100 - y)
        1.4 up 1; up 2

        """)
    }
    #expect(try pair(16, 0) == [.longPress, .pinch])
    #expect(try pair(0, 16) == [.longPress, .rotation])
    #expect(try pair(11, 0) == [.longPress])
  }

  @Test("a tap that skids while it lands and lifts is no pan, but a short quick way is one")
  func skidding() throws {
    let skid = "0 down 1 100,100\n0.03 move 1 130,100\n0.06 move 1 118,100\n0.07 up 1\n"
    #expect(try kinds(skid) == [.tap])
    let flick = "0 down 1 100,100\n0.03 move 1 115,100\n0.06 move 1 135,100\n0.07 up 1\n"
    #expect(try kinds(flick) == [.pan])
    let slow = "0 down 1 100,100\n0.1 move 1 110,100\n0.2 move 1 118,100\n0.3 up 1\n"
    #expect(try kinds(slow) == [.pan])
  }

  @Test(
    "a flick of any slope is a swipe of the nearer direction, with its angle",
    arguments: [
      (100.0, 0.0, "right"), (100, -99, "right"), (99, -100, "up"), (-80, 60, "left"),
      (-60, 80, "down"), (100, 100, "down"),
    ])
  func slopes(dx: Double, dy: Double, direction: String) throws {
    let told = try gestures(drag(from: (200, 400), to: (200 + dx, 400 + dy), for: 0.15))
    #expect(told.map(\.kind) == [.swipe])
    guard case .direction(direction, let degrees)? = told.first?.values else {
      Issue.record("told \(told)")
      return
    }
    #expect(abs(degrees - atan2(dy, dx) * 180 / .pi) < 0.01)
  }

  @Test("a slope is said where it is one")
  func slopeWords() throws {
    #expect(
      try told(drag(from: (200, 400), to: (300, 320), for: 0.15)).first?
        .hasSuffix("1 finger from (200, 400): right, 39° upwards") == true)
  }

  @Test("quick taps at changing places are as many taps, and those at one place double taps")
  func quickTaps() throws {
    func taps(_ places: [Double]) -> String {
      places.enumerated().map { index, x in
        let start = Double(index) * 0.15
        return "\(start) down \(index) \(x),400\n\(start + 0.06) up \(index)\n"
      }.joined()
    }
    let alternating = try gestures(taps([100, 300, 100, 300, 100]))
    #expect(alternating.map(\.kind) == Array(repeating: .tap, count: 5))
    #expect(alternating.map { ($0.began.seconds * 100).rounded() } == [0, 15, 30, 45, 60])
    #expect(try kinds(taps([100, 100, 300, 300])) == [.doubleTap, .doubleTap])
    #expect(try kinds(taps([100, 300, 300, 100])) == [.tap, .doubleTap, .tap])
  }

  @Test("a quick tap of two fingers is one, and nothing beside")
  func twoFingers() throws {
    #expect(
      try kinds("0 down 1 100,400\n0.02 down 2 300,400\n0.1 up 1\n0.12 up 2\n") == [.tap])
  }

  @Test("a tap for which nobody was ready is told (STM-42)")
  func ignoredTap() throws {
    let scene = try scene(
      #"{"type": "tap", "requiresFailureOf": "twice"}, "#
        + #"{"type": "tap", "name": "twice", "numberOfTapsRequired": 2}"#)
    let recording =
      "0 down 1 100,400\n0.06 up 1\n0.15 down 2 300,400\n0.2 down 3 350,400\n0.25 up 3\n0.3 up 2\n"
    #expect(
      try told(recording, in: scene).contains {
        $0.hasSuffix(
          "never received touch 3, a tap at (350, 400): its gesture is over and it is not ready "
            + "for the next: it is reset together with twice, whose touch 2 is still down")
      })
  }
}
