import Foundation
import GestureCore
import TouchRecordings

/// A recording as lines of Touchstone's own format, without its head, in whole points.
///
/// Times are milliseconds; a line is `TIME change; change`.
func tell(_ recording: Recording) -> [String] {
  recording.frames.map { frame in
    var words = frame.contacts.map { contact in
      let place = contact.sample.location
      let x = Int(place.x.rounded())
      return "\(contact.phase) \(contact.id) \(x),\(Int(place.y.rounded()))"
    }
    if let hover = frame.hover {
      let place = hover.location
      let x = Int(place.x.rounded())
      words.append("hover \(hover.phase) \(x),\(Int(place.y.rounded()))")
    }
    if frame.isInterruption { words.append("interrupt") }
    if let modifiers = frame.modifiers { words.append("modifiers \(modifiers)") }
    return (["\(frame.time.nanoseconds / 1_000_000)"] + [words.joined(separator: "; ")])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// What a text is read as: its frames, and its complaints as `LINE MESSAGE`.
func read(_ text: String, _ options: RecordingOptions = RecordingOptions()) throws
  -> (frames: [String], complaints: [String])
{
  let recording = try Recording(text: text, named: "test", options: options)
  let complaints = recording.complaints.map { complaint in
    complaint.line.map { "\($0) \(complaint.message)" } ?? complaint.message
  }
  return (tell(recording), complaints)
}

/// The error that reading a text ends with, as a person sees it.
func failure(_ text: String, _ options: RecordingOptions = RecordingOptions()) -> String? {
  failure(Array(text.utf8), options)
}

func failure(_ bytes: [UInt8], _ options: RecordingOptions = RecordingOptions()) -> String? {
  do {
    _ = try Recording(RecordingReader(bytes: bytes, named: "test", options: options))
    return nil
  } catch {
    return error.description
  }
}

/// What no reader may ever produce, found in a recording.
func impossible(in frames: [InputFrame]) -> [String] {
  var problems: [String] = []
  var down: Set<Int> = []
  var last = Timestamp.zero
  for frame in frames {
    if frame.time < last { problems.append("time goes back at \(frame.time.seconds)") }
    last = frame.time
    for contact in frame.contacts {
      let isKnown = down.contains(contact.id)
      if isKnown == (contact.phase == .began) {
        problems.append("\(contact.phase) \(contact.id) at \(frame.time.seconds)")
      }
      if contact.phase == .began { down.insert(contact.id) }
      if contact.phase == .ended || contact.phase == .cancelled { down.remove(contact.id) }
      if !contact.sample.isFinite { problems.append("\(contact.id) is nowhere") }
    }
    if Set(frame.contacts.map(\.id)).count < frame.contacts.count {
      problems.append("a contact twice at \(frame.time.seconds)")
    }
    if frame.isInterruption { down = [] }
  }
  return problems + down.sorted().map { "\($0) never ends" }
}

/// A recording in evemu's text.
func evemu(_ recording: Recording) -> String { written(recording, .evemu) }

/// A recording in a format that can be written.
func written(_ recording: Recording, _ format: WritableFormat) -> String {
  var writer: any FrameWriter = format.writer.init(recording.header)
  return writer.head + recording.frames.map { writer.text(for: $0) }.joined() + writer.end()
}

/// What a format could not hold of a recording.
func losses(_ recording: Recording, _ format: WritableFormat) -> [String] {
  var writer: any FrameWriter = format.writer.init(recording.header)
  for frame in recording.frames { _ = writer.text(for: frame) }
  return writer.losses.sorted()
}
