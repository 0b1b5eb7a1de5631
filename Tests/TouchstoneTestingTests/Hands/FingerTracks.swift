import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Writes down where fingers went, real ones and those of human hands on a stage, for
/// `Scripts/fit-fingers`, which runs it: not a test, but where the readers and the stage are at hand.
@Suite("Finger tracks") struct FingerTracks {
  private static let list = ProcessInfo.processInfo.environment["TOUCHSTONE_TRACKS_OF"]

  @Test(
    "one line of JSON for each recording and each acted gesture",
    .enabled(
      if: ProcessInfo.processInfo.environment["TOUCHSTONE_TRACKS_OF"] != nil,
      "Scripts/fit-fingers runs this"))
  func write() throws {
    let environment = ProcessInfo.processInfo.environment
    let output = try #require(environment["TOUCHSTONE_TRACKS"])
    var lines: [String] = []
    for row in try String(contentsOfFile: #require(Self.list), encoding: .utf8)
      .split(separator: "\n")
    {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let (label, path, device) = (fields[0], fields[1], fields[2])
      let options = RecordingOptions(devicePath: device.isEmpty ? nil : device)
      let recording = try Recording(reading: path, options: options)
      lines.append(Self.line("recorded", label, path, recording.frames))
    }
    for seed in UInt64(1)...400 {
      for (label, act) in Self.acts {
        let stage = Stage(size: CGSize(width: 800, height: 800))
        stage.hands = .human(seed: seed)
        act(stage)
        lines.append(Self.line("acted", label, "\(seed)", stage.recording.frames))
      }
    }
    try lines.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static let acts: [(String, (Stage) -> Void)] = [
    ("tap", { $0.finger(at: CGPoint(x: 400, y: 400)).tap() }),
    ("tap", { $0.hand(at: CGPoint(x: 400, y: 400)).tap() }),
    ("doubleTap", { $0.finger(at: CGPoint(x: 400, y: 400)).doubleTap() }),
    ("longPress", { $0.finger(at: CGPoint(x: 400, y: 400)).longPress(2) }),
    ("pan", { $0.finger(at: CGPoint(x: 100, y: 100)).drag(by: 300, 200, in: 0.6) }),
    ("pan", { $0.hand(at: CGPoint(x: 200, y: 200)).drag(by: 300, 200, in: 0.6) }),
    ("swipe", { $0.finger(at: CGPoint(x: 400, y: 400)).flick(.left) }),
  ]

  private static func line(
    _ source: String, _ label: String, _ name: String, _ frames: [InputFrame]
  ) -> String {
    var tracks: [[String]] = []
    var open: [Int: Int] = [:]
    for frame in frames {
      for contact in frame.contacts {
        if contact.phase == .began {
          open[contact.id] = tracks.count
          tracks.append([])
        }
        guard let index = open[contact.id] else { continue }
        let place = contact.sample.location
        tracks[index].append("[\(frame.time.seconds),\(place.x),\(place.y)]")
      }
    }
    let all = tracks.map { "[\($0.joined(separator: ","))]" }.joined(separator: ",")
    let path = name.replacing("\\", with: "/").replacing("\"", with: "'")
    return
      "{\"source\":\"\(source)\",\"label\":\"\(label)\",\"name\":\"\(path)\",\"fingers\":[\(all)]}"
  }
}
