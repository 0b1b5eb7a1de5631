import Foundation
import LibinputRecordings
import PackedRecordings
import TouchRecordings
import Touchstone

/// A recording, and what its file is called.
package nonisolated struct NamedRecording: Sendable {
  package var name: String
  package var header: RecordingHeader
  var frames: KeptFrames
  /// What was changed on the page meanwhile, in order.
  var edits: [SceneEdit] = []
  /// What was wrong with the file, and what of it was left out.
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

  /// As others take it.
  var recording: Recording { Recording(header: header, frames: Array(frames)) }

  /// Its text in Touchstone's own format.
  package func text() throws(UnwritableFrame) -> String {
    try recording.text() + SceneEdit.text(of: edits)
  }

  /// The example that it was made with.
  var example: String? {
    let prefix = "playground "
    let device = header.deviceName
    return device.hasPrefix(prefix) ? String(device.dropFirst(prefix.count)) : nil
  }
}

nonisolated extension NamedRecording {
  /// Complaints about one file that are kept.
  private static let mostComplaints = 100

  /// Reads a recording as far as the limits go; what is left out is among its complaints.
  /// - Parameters:
  ///   - bytes: the whole file, for what pages had changed.
  ///   - room: bytes that it may take in memory.
  static func reading(
    _ reader: consuming RecordingReader, named name: String, of bytes: Data,
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

  /// Reads a file of any known format that a user of this machine has named.
  package static func reading(
    _ path: String, named name: String
  ) throws(RecordingError) -> NamedRecording {
    let options = RecordingOptions().readingLibinput.readingPacked
    let file = try WholeFile(reading: path, options: options)
    let reader = try RecordingReader(file, options: options)
    return try reading(reader, named: name, of: Data(file.bytes))
  }
}
