import Foundation
import GestureCore
import TouchRecordings

/// Reads bytes as what is said of devices, and reads recordings of a screen and a pad with it.
enum DeviceTrial {
  static func problems(with bytes: [UInt8]) -> [String] {
    guard let overrides = overrides(bytes) else { return [] }
    return recordings.flatMap { recording -> [String] in
      guard let one = read(recording, overrides) else { return [] }
      var problems = one.audited
      if read(recording, overrides)?.frames != one.frames {
        problems.append("the same is read otherwise another time")
      }
      for complaint in one.complaints where complaint.isEmpty || complaint.contains("\n") {
        problems.append("“\(complaint)” is no line")
      }
      return problems
    }
  }

  /// Touches of the devices of which something is said.
  static func touchCount(in bytes: [UInt8]) -> Int {
    guard let overrides = overrides(bytes) else { return 0 }
    return recordings.compactMap { read($0, overrides) }
      .filter { reading in reading.complaints.contains { $0.contains(": changes ") } }
      .reduce(0) { $0 + $1.touchCount }
  }

  private static func overrides(_ bytes: [UInt8]) -> DeviceOverrides? {
    var overrides = DeviceOverrides()
    return overrides.take(bytes, named: "bytes") ? overrides : nil
  }

  private struct Reading {
    var frames: [InputFrame] = []
    var complaints: [String] = []
    var audited: [String] = []

    var touchCount: Int { frames.flatMap(\.contacts).count { $0.phase == .began } }
  }

  /// What a reader makes of a recording with these overrides; `nil` if it refuses them.
  private static func read(_ recording: String, _ overrides: DeviceOverrides) -> Reading? {
    var options = RecordingOptions(format: .evemu)
    options.overrides = overrides
    options.neighbour = .nothing
    guard
      var reader = try? RecordingReader(
        bytes: Array(recording.utf8), named: "screen", options: options)
    else { return nil }
    var reading = Reading()
    var audit = FrameAudit(reader.header)
    while let frame = try? reader.nextFrame() {
      audit.take(frame)
      reading.frames.append(frame)
    }
    reading.complaints = reader.takeComplaints().map { "\($0)" }
    reading.audited = audit.finish()
    return reading
  }

  /// A finger and a palm on a screen and on a pad, with all that can be said of them.
  private static let recordings: [String] = [
    head("Fuzz Screen", ids: "0003 1234 5678 0100", property: "02"),
    head("Fuzz Pad", ids: "0018 06cb 0001 0100", property: "05"),
  ].map { $0 + events }

  private static func head(_ name: String, ids: String, property: String) -> String {
    """
    # EVEMU 1.3
    # DMI: dmi:bvnFuzz:svnFuzz:pnBench:
    N: \(name)
    I: \(ids)
    P: \(property) 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    A: 00 0 999 0 0 0
    A: 01 0 599 0 0 0
    A: 18 0 255 0 0 0
    A: 2f 0 4 0 0 0
    A: 30 0 255 0 0 0
    A: 35 0 999 0 0 0
    A: 36 0 599 0 0 0
    A: 39 0 65535 0 0 0
    A: 3a 0 255 0 0 0

    """
  }

  private static let events: String = {
    var lines: [String] = []
    for step in 0..<12 {
      let time = String(format: "E: 1.%06d", step * 10_000)
      for slot in 0..<2 {
        lines.append("\(time) 0003 002f \(slot)")
        if step == 0 { lines.append("\(time) 0003 0039 \(slot + 1)") }
        lines.append("\(time) 0003 0035 \(100 + 600 * slot + step * 20)")
        lines.append("\(time) 0003 0036 \(100 + step * 5)")
        lines.append("\(time) 0003 0030 \(40 + 150 * slot)")
        lines.append("\(time) 0003 003a \(step * 20)")
        if step == 11 { lines.append("\(time) 0003 0039 -1") }
      }
      lines.append("\(time) 0000 0000 0")
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}
