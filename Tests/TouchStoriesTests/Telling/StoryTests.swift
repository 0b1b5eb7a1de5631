import Foundation
import Testing
import TouchStories

@Suite struct StoryTests {
  @Test("a tap waits for the double tap, and the others fold into one line")
  func tap() throws {
    #expect(
      try told("0 down 1 100,200\n0.05 up 1\n") == [
        "   0.000  tap          recognized at 0.400, 1 finger at (100, 200)",
        "   0.400  doubleTap    failed: waited 0.35 s for the next tap, the whole of tapInterval 0.35",
        "   0.400  26 others    never moved towards recognition: 20 for another number of fingers; "
          + "pan, swipeLeft, swipeRight, swipeUp, swipeDown; less than halfway: longPress (lifted after "
          + "0.05 s, less than minimumPressDuration 0.5)",
      ])
  }

  @Test("two taps are one double tap from the first finger on, and the single tap loses to it")
  func doubleTap() throws {
    #expect(
      try told("0 down 1 100,200\n0.05 up 1\n0.2 down 1 101,200\n0.25 up 1\n").prefix(2) == [
        "   0.000  doubleTap    recognized at 0.250, 1 finger at (100, 200)",
        "   0.250  tap          failed: prevented by doubleTap, which was recognized at 0.250",
      ])
  }

  @Test("a finger that rests sends nothing and is a long press all the same")
  func longPress() throws {
    #expect(
      try told("0 down 1 100,200\n2 up 1\n") == [
        "   0.000  longPress    began at 0.500, ended at 2.000, 1 finger at (100, 200)",
        "   0.500  doubleTap    failed: prevented by longPress, which began at 0.500",
        "   0.500  tap          failed: prevented by longPress, which began at 0.500",
        "   2.000  25 others    never moved towards recognition: 20 for another number of fingers; "
          + "pan, swipeLeft, swipeRight, swipeUp, swipeDown",
      ])
  }

  @Test("a finger that lands in the frame in which the last one lifts is a second tap")
  func twoTapsInTurn() throws {
    let taps = try gestures("0 down 1 100,200\n0.08 up 1\n0.08 down 2 300,600\n0.16 up 2\n")
    #expect(taps.map(\.kind) == [.tap, .tap] && taps.map(\.fingers) == [1, 1])
    let near = try gestures("0 down 1 100,200\n0.08 up 1\n0.08 down 2 101,200\n0.16 up 2\n")
    #expect(near.map(\.kind) == [.doubleTap] && near.map(\.fingers) == [1])
    // While another finger stays down, the fingers belong together.
    let held = try gestures(
      "0 down 3 200,200\n0 down 1 100,200\n0.08 up 1\n0.08 down 2 100,200\n0.16 up 2\n0.16 up 3\n")
    #expect(held.allSatisfy { $0.fingers > 1 })
  }

  @Test("a press with two fingers has moved by as much as its fingers, also after one has lifted")
  func pressOfTwo() throws {
    let fingers = "0 down 1 100,200\n0 down 2 300,200\n"
    let still = try gestures(fingers + "1 up 1\n1.1 up 2\n")
    #expect(still.map(\.kind) == [.longPress])
    #expect(still.map(\.values) == [.press(movement: .zero)])
    let moved = try gestures(fingers + "1 move 1 140,200\n1.1 up 1\n1.2 up 2\n")
    #expect(moved.first?.values == .press(movement: CGPoint(x: 20, y: 0)))
  }

  @Test("a quick straight movement is a swipe in the direction of its recognizer")
  func swipe() throws {
    #expect(
      try told(drag(from: (100, 200), to: (240, 200), for: 0.2)) == [
        "   0.000  swipeRight   recognized at 0.210, 1 finger from (100, 200): right",
        "   0.070  doubleTap    failed: moved 49 pt, more than tapMovement 45",
        "   0.070  tap          failed: moved 49 pt, more than tapMovement 45",
        "   0.210  pan          failed: prevented by swipeRight, which was recognized at 0.210",
        "   0.210  24 others    never moved towards recognition: 20 for another number of fingers; "
          + "swipeLeft, swipeUp, swipeDown; less than halfway: longPress (moved 14 pt, more than "
          + "allowableMovement 10)",
      ])
  }

  @Test("a movement that starts like a swipe and lasts is a pan, with all of its way")
  func pan() throws {
    let lines: [String] = try told(drag(from: (100, 200), to: (300, 200), for: 1))
    #expect(
      lines == [
        "   0.000  pan          began at 0.500, waited 0.44 s for swipes, ended at 1.010, 1 finger at (200, 200): "
          + "moved (190, 0) pt, at the end (200, 0) pt/s",
        "   0.230  doubleTap    failed: moved 46 pt, more than tapMovement 45",
        "   0.230  tap          failed: moved 46 pt, more than tapMovement 45",
        "   0.500  swipeRight   failed: no lift within 0.5 s",
        "   1.010  24 others    never moved towards recognition: 20 for another number of fingers; "
          + "swipeLeft, swipeUp, swipeDown; less than halfway: longPress (moved 12 pt, more than "
          + "allowableMovement 10)",
      ])
  }

  @Test("a pan that waited for several names the one that failed last")
  func waits() throws {
    let scene = try scene(
      """
      {"type": "pan", "requiresFailureOf": ["press", "swipe"]}, {"type": "swipe", "direction": "left"},
      {"type": "longPress", "name": "press", "allowableMovement": 60}
      """)
    let recording = "0 down 1 100,200\n0.1 move 1 120,200\n0.3 move 1 170,200\n0.4 up 1\n"
    #expect(try told(recording, in: scene).first?.contains("waited 0.2 s for press, ended") == true)
  }

  @Test("a swipe that was under way when the pan began is told with how far it had come")
  func lostOnItsWay() throws {
    let scene = try scene(#"{"type": "pan"}, {"type": "swipe"}"#)
    let lines: [String] = try told(
      "0 down 1 100,200\n0.1 move 1 112,200\n0.2 move 1 134,200\n0.3 up 1\n", in: scene)
    #expect(lines.count == 2)
    #expect(
      lines.last
        == "   0.100  swipe   failed: prevented by pan, which began at 0.100, 12 of 45.3 pt done")
  }

  @Test("who is kept out is told by whom, and since when")
  func prevented() throws {
    let scene = try scene(#"{"type": "pan"}, {"type": "pinch"}"#)
    let recording = """
      0 down 1 100,200; down 2 200,200
      0.1 move 1 104,200; move 2 208,200
      0.2 move 1 100,200; move 2 224,200
      0.3 move 1 90,200; move 2 240,200
      0.4 up 1; up 2
      """
    #expect(
      try told(recording, in: scene) == [
        "   0.000  pinch   began at 0.200, ended at 0.400, 2 fingers at (162, 200): "
          + "scale 1.21, at the end 2.1 a second",
        "   0.200  pan     failed: prevented by pinch, which began at 0.200",
      ])
  }

  @Test("the number of fingers is that of the place, and says what came later")
  func laterFinger() throws {
    let scene = try scene(#"{"type": "pan"}"#)
    let recording = """
      0 down 1 100,200
      0.1 move 1 100,240
      0.2 down 2 200,240
      0.3 move 1 100,260; move 2 200,260
      0.4 up 1; up 2
      """
    #expect(
      try told(recording, in: scene) == [
        "   0.000  pan     began at 0.100, ended at 0.400, 1 finger at (100, 240), later 2: "
          + "moved (0, 50) pt, at the end (0, 175) pt/s"
      ])
  }

  @Test("a turn is told in degrees")
  func rotation() throws {
    let scene = try scene(#"{"type": "rotation"}"#)
    let recording = """
      0 down 1 100,200; down 2 200,200
      0.1 move 2 200,220
      0.2 move 2 200,300
      0.3 up 1; up 2
      """
    #expect(
      try told(recording, in: scene) == [
        "   0.000  rotation  began at 0.100, ended at 0.300, 2 fingers at (150, 210): "
          + "turned 33.7°, at the end 281°/s"
      ])
  }

  @Test("gestures that the system takes away are told as cancelled")
  func cancelled() throws {
    let scene = try scene(#"{"type": "pan"}, {"type": "tap"}"#)
    #expect(
      try told("0 down 1 100,200\n0.1 move 1 120,200\n0.2 interrupt\n", in: scene) == [
        "   0.000  pan     began at 0.100, cancelled at 0.200, 1 finger at (120, 200): "
          + "moved (10, 0) pt, at the end (200, 0) pt/s",
        "   0.100  tap     failed: prevented by pan, which began at 0.100",
      ])
  }

  @Test("what the scene does wrong is told")
  func remark() throws {
    let scene = try scene(
      """
      {"type": "tap", "name": "a", "requiresFailureOf": "b"},
      {"type": "tap", "name": "b", "requiresFailureOf": "a"}
      """)
    #expect(
      try told("0 down 1 100,200\n0.05 up 1\n", in: scene).first
        == "   0.000  warning b, a wait for each other to fail; the last in rank will fail")
  }

  @Test("the fingers of a gesture are the most that took part")
  func fingers() throws {
    let recording = """
      0 down 1 100,200
      0.1 move 1 100,260
      0.7 move 1 100,300
      0.8 down 2 200,300
      0.9 move 1 100,310; move 2 200,310
      1.0 up 2
      1.1 move 1 100,320
      1.2 up 1
      """
    let told = try gestures(recording)
    #expect(told.map(\.kind) == [.pan])
    #expect(told.map(\.fingers) == [2])
  }

  @Test("a gesture that was held back until its fingers lifted still has them")
  func heldBack() throws {
    let told = try gestures("0 down 1 100,200\n0.1 move 1 120,215\n0.2 up 1\n")
    #expect(told.map(\.kind) == [.pan])
    #expect(told.map(\.fingers) == [1])
  }

  @Test("of gestures that go together each tells how far it went by its own measure")
  func extent() throws {
    let recording = """
      0 down 1 100,200; down 2 200,200
      0.1 move 1 60,200; move 2 240,200
      0.2 move 1 20,200; move 2 310,200
      0.3 up 1; up 2
      """
    let told = try gestures(recording)
    #expect(told.map(\.kind) == [.pinch, .pan])
    #expect(told.map { ($0.extent ?? 0).rounded() } == [24, 2])
  }
}
