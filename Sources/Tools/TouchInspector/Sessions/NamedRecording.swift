import Foundation
import LibinputRecordings
import PackedRecordings
import TouchRecordings
import Touchstone

/// A recording with its file name.
package nonisolated struct NamedRecording: Sendable {
  package var name: String
  package var header: RecordingHeader
  var frames: KeptFrames
  /// The changes made on the page during the recording, in order.
  var edits: [SceneEdit] = []
  /// Errors in the file, and notes on what was left out.
  var complaints: [Complaint] = []

  init(name: String, header: RecordingHeader, frames: KeptFrames, edits: [SceneEdit] = []) {
    self.name = name
    self.header = header
    self.frames = frames
    self.edits = edits
  }

  package init(name: String, recording: Recording) {
    self.init(name: name, header: recording.header, frames: KeptFrames(recording.frames))
  }

  /// The recording without the page's changes.
  var recording: Recording { Recording(header: header, frames: Array(frames)) }

  /// Its text in Touchstone's own format.
  package func text() throws(UnwritableFrame) -> String {
    try recording.text() + SceneEdit.text(of: edits)
  }

  /// The ID of the example that was recorded; `nil` if the file does not name one.
  var example: String? {
    let prefix = "playground "
    let device = header.deviceName
    return device.hasPrefix(prefix) ? String(device.dropFirst(prefix.count)) : nil
  }
}

nonisolated extension NamedRecording {
  /// The most complaints stored for one file.
  private static let mostComplaints = 100

  /// Reads a recording up to the limits; the complaints name what was left out.
  /// - Parameters:
  ///   - bytes: the whole file, for the page's changes in it.
  ///   - room: memory limit in bytes.
  static func reading(
    _ reader: consuming RecordingReader, named name: String, of bytes: some Collection<UInt8>,
    room: Int = KeptFrames.mostOfServer
  ) throws(RecordingError) -> NamedRecording {
    var reader = reader
    var frames = KeptFrames(room: room)
    var complaints: [Complaint] = []
    while frames.limit == nil, let frame = try reader.nextFrame() {
      frames.add(frame)
      let news = reader.takeComplaints()
      if complaints.count < mostComplaints { complaints += news }
    }
    complaints += reader.takeComplaints().prefix(mostComplaints)
    guard !frames.isEmpty else {
      throw RecordingError(
        Complaint(
          file: name, message: "holds no touches", remedy: "look into it with `touchstone info`"))
    }
    if let limit = frames.limit {
      complaints.insert(
        Complaint(
          file: name, message: "holds \(limit.rawValue): it ends after frame \(frames.count)"),
        at: 0)
      frames.close()
    }
    var recording = NamedRecording(
      name: name, header: reader.header, frames: frames, edits: SceneEdit.edits(in: bytes))
    recording.complaints = complaints
    return recording
  }

  /// Reads a file of any known format whose path a user of this machine has given.
  package static func reading(
    _ path: String, named name: String
  ) throws(RecordingError) -> NamedRecording {
    let options = RecordingOptions().readingLibinput.readingPacked
    let file = try WholeFile(reading: path, options: options)
    let reader = try RecordingReader(file, options: options)
    return try reading(reader, named: name, of: file.bytes)
  }
}
