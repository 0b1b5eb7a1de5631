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
}
