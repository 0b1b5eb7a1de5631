import Effort
import Testing
import TouchRecordings
import TouchStories
import Touchstone

@Suite struct EpisodeTests {
  @Test("gestures one after another each have their own others")
  func severalEpisodes() throws {
    let scene = try scene(#"{"type": "tap"}, {"type": "pinch"}"#)
    #expect(
      try told("0 down 1 9,9\n0.1 up 1\n1 down 1 99,9\n1.1 up 1\n", in: scene) == [
        "   0.000  tap     recognized at 0.100, 1 finger at (9, 9)",
        "   0.100  1 other never moved towards recognition: 1 for another number of fingers",
        "   1.000  tap     recognized at 1.100, 1 finger at (99, 9)",
        "   1.100  1 other never moved towards recognition: 1 for another number of fingers",
      ])
  }

  @Test("a story is told while a finger rests for ever and others tap")
  func endlessEpisode() throws {
    // The resting finger keeps the episode open; its entries must not pile up.
    let scene = try SceneFile(
      json: .init(
        """
        {"view": {"subviews": [
          {"name": "left", "frame": [0, 0, 200, 800], "recognizers": [{"type": "longPress"}]},
          {"name": "right", "frame": [200, 0, 200, 800], "recognizers": [{"type": "tap"}]}
        ]}}
        """.utf8))
    var lines = ["0 down 1 100,100"]
    for tap in 1...1000 {
      lines.append("\(tap) down 2 300,100")
      lines.append("\(tap).05 up 2")
    }
    lines.append("1001.5 up 1")
    let told = try gestures(lines.joined(separator: "\n"), in: scene)
    #expect(told.count == 1001)
    #expect(told.filter { $0.kind == .tap }.map(\.began.seconds) == (1...1000).map(Double.init))
  }

  @Test("while a finger rests, recognizers of the usual scene keep few of the touches of taps")
  func restingFinger() throws {
    var lines = ["touches 1", "size 400x800", "0 down 1 10,10"]
    // Either number is well over the 33 touches that may be kept.
    for tap in 1...(Effort.isFull ? 300 : 100) {
      lines += ["\(tap) down 2 300,100", "\(tap).05 up 2"]
    }
    let recording = try Recording(text: lines.joined(separator: "\n") + "\n")
    let player = Player(.usual, size: recording.header.sceneSize) { _ in }
    var most = 0
    for frame in recording.frames {
      player.play(frame)
      most = max(most, player.cast.recognizers.map(\.touchesOfAttempt.count).max() ?? 0)
    }
    #expect(most <= 33)
  }

  @Test("a recording that ends before all is decided is given the time it needs")
  func settles() throws {
    let told = try gestures("0 down 1 9,9\n0.05 up 1\n")
    // A limit that includes its last moment is over a nanosecond later.
    #expect(told.map(\.ended.nanoseconds) == [400_000_001])
  }

  @Test(
    "a cut or a cancel recognizes nothing",
    arguments: ["0.040 cancel 1\n", "", "0.040 interrupt\n"])
  func cut(end: String) throws {
    let drag = "0 down 1 100,200\n0.016 move 1 140,200\n0.032 move 1 180,200\n"
    #expect(try gestures(drag + end).isEmpty)
    #expect(try gestures(drag + "0.040 up 1\n").map(\.kind) == [.swipe])
  }

  @Test("a pinch and a rotation do not begin in an event in which they lose a finger")
  func lastFinger() throws {
    let fingers = "0 down 1 100,200; down 2 300,200\n0.6 move 1 100,201\n"
    for end in ["up", "cancel"] {
      let told = try gestures(fingers + "0.7 move 2 250,260; \(end) 1 60,200\n0.8 up 2\n")
      #expect(told.allSatisfy { $0.kind != .pinch && $0.kind != .rotation })
    }
    let two = fingers + "0.7 move 2 250,260; move 1 60,200\n0.8 up 2; up 1\n"
    #expect(try gestures(two).map(\.kind).contains(.rotation))
  }

  @Test("of transforms that go on together the one that moved most comes first")
  func beside() throws {
    let steps = (1...10).map { step in
      let (x, y) = (100 + step, 200 + 20 * step)
      return "\(0.5 + Double(step) * 0.05) move 1 \(x),\(y); move 2 \(300 - x + 100),\(y)\n"
    }
    let told = try gestures("0 down 1 100,200; down 2 300,200\n\(steps.joined())1.2 up 1; up 2\n")
      .filter { $0.kind == .pan || $0.kind == .pinch }
    #expect(told.map(\.kind) == [.pan, .pinch])
    #expect(told.map(\.isBeside) == [false, true])
  }
}
