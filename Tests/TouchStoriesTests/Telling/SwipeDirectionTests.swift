import Testing
import TouchStories

@Suite struct SwipeDirectionTests {
  @Test(
    "a swipe of several directions is told with the one in which the finger went",
    arguments: [
      (#"["left", "right"]"#, -100.0, 0.0, "left", 180.0),
      (#"["left", "right"]"#, 100, 0, "right", 0), (#"["up", "down"]"#, 0, -100, "up", -90),
      (#"["up", "down"]"#, 0, 100, "down", 90), (#"["left", "down"]"#, -100, 0, "left", 180),
      (#""down""#, 0, 100, "down", 90),
    ])
  func directions(directions: String, dx: Double, dy: Double, expected: String, degrees: Double)
    throws
  {
    let scene = try scene(#"{"type": "swipe", "direction": \#(directions)}"#)
    let told = try gestures(
      drag(from: (200, 200), to: (200 + dx, 200 + dy), for: 0.1), in: scene)
    #expect(told.map(\.values) == [.direction(expected, degrees: degrees)])
  }

  @Test("the story of a swipe that turns before the lift has the angle at which it was ready")
  func turned() throws {
    func values(_ moves: String) throws -> [ToldGesture.Values] {
      try gestures("0 down 1 100,300\n" + moves + "0.3 up 1\n").map(\.values)
    }
    // There and back, which is no movement.
    #expect(
      try values("0.1 move 1 160,300\n0.2 move 1 100,300\n") == [.direction("right", degrees: 0)])
    // Down to the right, and up again: ready in both directions.
    let both = try values("0.1 move 1 180,380\n0.2 move 1 260,300\n")
    #expect([[.direction("down", degrees: 45)], [.direction("right", degrees: 0)]].contains(both))
    // A swipe that does not turn has the angle of its whole movement.
    let whole = try values("0.1 move 1 160,310\n0.2 move 1 180,380\n")
    #expect(whole == [.direction("right", degrees: 45)])
  }
}
