#if os(Linux)
  import Foundation
  import LinuxTouchInput
  import TUIOSender
  import Testing

  @testable import TouchstoneCommand

  /// The command as a process of its own, and a tracker that sends to it.
  @Suite("live --tuio") struct LiveTUIOTests {
    @Test("a tracker's packets have a story, which is that of its recordings")
    func story() throws {
      let folder = try Folder([
        "scene.json": #"{"view": {"recognizers": [{"type": "tap"}, {"type": "pan"}]}}"#
      ])
      let options = ["--size", "254x127mm", "--scene", folder["scene.json"]]
      let session = try LiveProcess(
        ["--tuio", "0", "-o", folder["live.touches"]] + options, recording: folder["live.touches"])
      let tracker = try #require(UDPSender(port: session.port))
      var frameCount = 0
      for (packet, isNews) in Self.packets {
        try #require(tracker.send(packet))
        guard isNews else { continue }
        frameCount += 1
        // The next is to come at a moment of its own.
        try #require(session.wait(forFrames: frameCount))
      }
      // The last finger is down when the user presses Control-C.
      let live = try session.interrupt()
      #expect(live.map(Self.withoutTimes) == Self.told)
      #expect(Self.lines(Run("explain", folder["live.touches"]).output) == live)

      var dump = Data()
      for (packet, _) in Self.packets {
        dump += Data(OSCBytes.word(UInt32(packet.count)) + packet)
      }
      try folder.write(dump, to: "packets.osc")
      let recorded = Run(arguments: ["explain", folder["packets.osc"]] + options)
      #expect(Self.lines(recorded.output).map(Self.withoutTimes) == Self.told)
      #expect(
        recorded.errors.split(separator: "\n").map { $0.dropFirst(folder.path.utf8.count + 1) } == [
          "packets.osc: a bundle is older than the one before, left out",
          "packets.osc: packet 5 is damaged, left out",
          "packets.osc: ends with a finger down, cancelled at the last event; stop recording after the"
            + " last lift",
        ])
    }

    @Test("a port that is taken is told with the way out")
    func takenPort() throws {
      let taken = try TUIOSocket("0")
      let place = String(taken.address.dropFirst("udp ".count))
      let live = Run("live", "--tuio", place)
      #expect(
        live.errors == "touchstone live: \(place): another program listens there already; name"
          + " another port, or 0 for a free one\n")
      #expect(live.output.isEmpty && live.code == 1)
    }

    @Test("a recording that cannot be made leaves the file that is there as it is")
    func refusedRecording() throws {
      let folder = try Folder(["keep.evemu": "mine"])
      for arguments in [["keep.evemu", "--force"], ["new.evemu"]] {
        let file = folder[arguments[0]]
        let live = Run(arguments: ["live", "--tuio", "0", "-o", file] + arguments.dropFirst())
        #expect(live.code == 1 && live.errors.contains("sends no events of a device"))
      }
      #expect(try String(contentsOfFile: folder["keep.evemu"], encoding: .utf8) == "mine")
      #expect(!FileManager.default.fileExists(atPath: folder["new.evemu"]))
    }

    /// What a tracker sends, and whether it changes anything: a drag, a tap, a finger that is lost with
    /// its tracker, and one that rests.
    private static let packets: [(bytes: [UInt8], isNews: Bool)] = {
      var time: UInt32 = 0
      func packet(_ number: Int32, _ alive: [Int32], _ changes: TUIOBundle.Cursor...) -> [UInt8] {
        time += 10
        return TUIOBundle(number, alive: alive, changes, source: "tracker@table").packet(at: time)
      }
      let down = packet(1, [7], (7, 0.25, 0.5))
      let late = packet(2, [])
      let next = packet(3, [7], (7, 0.5, 0.5))
      return [
        // One comes twice, one behind its successor, and of one a part.
        (down, true), (down, false), (next, true), (late, false), (Array(next.dropLast(8)), false),
        (packet(4, [7], (7, 0.75, 0.5)), true), (packet(5, []), true),
        (packet(6, [8], (8, 0.25, 0.5)), true), (packet(7, []), true),
        // The tracker ends while its finger drags, and counts from 1 when it is there again.
        (packet(300, [9], (9, 0.5, 0.25)), true), (packet(301, [9], (9, 0.5, 0.75)), true),
        (packet(1, []), true), (packet(2, [1], (1, 0.5, 0.5)), true), (packet(3, []), true),
        (packet(4, [2], (2, 0.25, 0.25)), true), (packet(5, [2], (2, 0.5, 0.25)), true),
        (packet(6, [2], (2, 0.75, 0.25)), true),
      ]
    }()

    private static let told = [
      "pan began at, ended at, 1 finger at (815, 408): moved (805, 0) pt",
      "tap failed: moved 407.5 pt, more than tapMovement 45",
      "tap recognized at, 1 finger at (408, 408)", "1 other never moved towards recognition: pan",
      "pan began at, cancelled at, 1 finger at (815, 611): moved (0, 398) pt",
      "tap failed: moved 407.5 pt, more than tapMovement 45",
      "tap recognized at, 1 finger at (815, 408)", "1 other never moved towards recognition: pan",
      "pan began at, cancelled at, 1 finger at (815, 204): moved (805, 0) pt",
      "tap failed: moved 407.5 pt, more than tapMovement 45",
    ]

    /// The story behind its first line.
    private static func lines(_ output: String) -> [String] {
      output.split(separator: "\n").dropFirst().map(String.init)
    }

    /// A line without what depends on when the packets came.
    private static func withoutTimes(_ line: String) -> String {
      line.replacing(#/, at the end .* pt/s/#, with: "").replacing(#/\d+\.\d{3}/#, with: "")
        .replacing(#/ +/#, with: " ").replacing(#/ (?=,|$)/#, with: "")
        .trimmingCharacters(in: .whitespaces)
    }
  }
#endif
