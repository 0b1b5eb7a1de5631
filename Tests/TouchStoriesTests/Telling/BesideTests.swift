import GestureCore
import Testing
import TouchRecordings
import TouchStories
import Touchstone

/// Pans, pinches and rotations of the same fingers: the one that moved most is the main one.
@Suite struct BesideTests {
  @Test("of gestures that are recognized at the lift, the one that moved less is beside the other")
  func atTheLift() throws {
    // Few reports, so that swipes fail only at the lift.
    let told = try told(
      "0 down 1 100,600; down 2 220,600\n0.1 move 1 96,588; move 2 224,588\n"
        + "0.2 move 1 92,576; move 2 228,576\n0.3 move 1 88,572; move 2 232,572\n"
        + "0.4 up 1; up 2\n"
    ).filter { $0.contains("recognized") }
    #expect(told.map { $0.contains("beside it, ") } == [false, true])
    let gestures = try gestures(
      "0 down 1 100,600; down 2 220,600\n0.1 move 1 96,588; move 2 224,588\n"
        + "0.2 move 1 92,576; move 2 228,576\n0.3 move 1 88,572; move 2 232,572\n"
        + "0.4 up 1; up 2\n")
    #expect(gestures.count == 2 && gestures.allSatisfy { $0.recognized == $0.ended })
    #expect((gestures[0].extent ?? 0) > (gestures[1].extent ?? 0))
  }

  @Test("the main gesture stands first, even if another one of the same fingers began before it")
  func mainFirst() throws {
    // The fingers first turn a little, and then go far.
    var lines = ["0 down 1 100,300; down 2 200,300"]
    for step in 1...30 {
      let turn = Double(min(step, 4)) * 3
      let way = Double(max(0, step - 6)) * 20
      let time = 0.6 + Double(step) * 0.02
      lines.append("\(time) move 1 100,\(300 - turn + way); move 2 200,\(300 + turn + way)")
    }
    let scene = try scene(
      #"{"type": "pan", "simultaneousWith": ["rotation"]}, {"type": "rotation"}"#)
    let gestures = try gestures(
      (lines + ["1.3 up 1; up 2"]).joined(separator: "\n") + "\n", in: scene)
    #expect(gestures.map(\.kind) == [.pan, .rotation])
    #expect(gestures.map(\.isBeside) == [false, true])
    #expect(gestures[1].recognized < gestures[0].recognized)
  }

  @Test("a pan that ends as a pinch begins is not beside it")
  func oneAfterTheOther() throws {
    let scene = try scene(
      #"{"type": "pan", "maximumNumberOfTouches": 1}, {"type": "pinch"}"#)
    let gestures = try gestures(
      drag(from: (100, 100), to: (100, 200), for: 0.3)
        + "0.32 down 1 100,300; down 2 200,300\n0.4 move 1 20,300\n0.5 move 1 0,300\n0.6 up 1; up 2\n",
      in: scene)
    #expect(gestures.map(\.kind) == [.pan, .pinch])
    #expect(gestures.map(\.isBeside) == [false, false])
  }

  @Test("a follower gets the time of the sample, not of a location in between")
  func sampleTimes() throws {
    let recording = try Recording(
      text: "touches 1\nsize 400x800\n0 down 1 100,700\n1 move 1 100,690\n1.04 move 1 100,300\n"
        + "1.1 up 1\n")
    let scene = try SceneFile(
      json: .init(#"{"longestStep": 16, "view": {"recognizers": [{"type": "pan"}]}}"#.utf8))
    let player = Player(scene, size: recording.header.sceneSize) { _ in }
    var times: [Double] = []
    player.follow { if $0.phase != .ended { times.append($0.time.seconds) } }
    for frame in recording.frames { player.play(frame) }
    player.finish()
    #expect(times.count > 10)
    #expect(Set(times).isSubset(of: [1, 1.04]))
  }
}
