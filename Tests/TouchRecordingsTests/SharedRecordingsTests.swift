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
      name.hasSuffix(".events") || name.hasSuffix(".dat")
        || (name.contains("traces/") && name.hasSuffix(".txt"))
    }.sorted()
  }

  /// The pad whose axes hold all positions of a recording that says nothing about itself.
  static func description(for name: String) -> String? {
    guard let folder, name.hasSuffix(".dat"),
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    else { return nil }
    func largest(_ axis: String) -> Int {
      text.split(separator: "\n").filter { $0.contains("(ABS_MT_POSITION_\(axis))") }
        .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        .filter { $0 < 4000 }.max() ?? 0
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
  @Test("each is read to its end, with possible frames only", arguments: SharedRecordings.files)
  func readable(name: String) throws {
    let folder = try #require(SharedRecordings.folder)
    let options = RecordingOptions(devicePath: SharedRecordings.description(for: name))
    let recording = try Recording(reading: "\(folder)/\(name)", options: options)
    #expect(impossible(in: recording.frames) == [])
    #expect(recording.frames.contains { !$0.contacts.isEmpty })
    #expect(try Recording(text: recording.text()).frames == recording.frames)
  }
}
