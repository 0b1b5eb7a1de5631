import Effort
import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Real recordings that are not part of the repository.
enum SharedRecordings {
  /// The folder beside the working copy, or wherever `TOUCHSTONE_RECORDINGS` says.
  static let folder: String? = {
    let named = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"]
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = root.deletingLastPathComponent().appendingPathComponent("shared/recordings").path
    return [named, beside].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }
  }()

  static var files: [String] {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    return all.compactMap { $0 as? String }.filter { name in
      name.hasSuffix(".events") || name.hasSuffix(".dat") || name.hasSuffix(".jsonl")
        || (name.contains("traces/") && name.hasSuffix(".txt"))
    }.sorted()
  }

  /// The pad whose axes hold all positions of a recording that says nothing about itself.
  static func description(for name: String) -> String? {
    guard let folder, name.hasSuffix(".dat"),
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    else { return nil }
    func largest(_ axis: String) -> Int {
      text.components(separatedBy: "(ABS_MT_POSITION_\(axis)), value ").dropFirst()
        .compactMap { Int($0.prefix { $0.isNumber }) }.filter { $0 < 4000 }.max() ?? 0
    }
    let (x, y) = (largest("X"), largest("Y"))
    let device = x > 2039 ? "alex" : x <= 1280 && y <= 680 ? "lumpy" : "link"
    return "\(folder)/chromiumos-touchmtb/device/\(device).touchpad"
  }
}

@Suite(
  "Real recordings",
  .enabled(if: SharedRecordings.folder != nil, "../shared/recordings is not there"))
struct SharedRecordingsTests {
  @Test(
    "each is read to its end, with possible frames only",
    arguments: Effort.sample(SharedRecordings.files))
  func readable(name: String) throws {
    let folder = try #require(SharedRecordings.folder)
    let options = RecordingOptions(devicePath: SharedRecordings.description(for: name))
    let recording = try Recording(reading: "\(folder)/\(name)", options: options)
    #expect(impossible(in: recording.frames) == [])
    #expect(recording.frames.contains { !$0.contacts.isEmpty })
    #expect(try Recording(text: recording.text()).frames == recording.frames)
    // In the kernel's events too, but for rounding.
    let copy = try Recording(text: evemu(recording))
    #expect(copy.complaints == [])
    #expect(landingsAndLifts(copy) == landingsAndLifts(recording))
  }

  /// When fingers come and go, to the millisecond, and where, to a tenth of a point.
  private func landingsAndLifts(_ recording: Recording) -> [String] {
    recording.frames.flatMap { frame in
      frame.contacts.filter { $0.phase != .moved }.sorted { $0.id < $1.id }.map { contact in
        let place = contact.sample.location
        return "\(frame.time.nanoseconds / 1_000_000) \(contact.phase) \(contact.id)"
          + " \((place.x * 10 + 0.01).rounded()),\((place.y * 10 + 0.01).rounded())"
      }
    }
  }
}
