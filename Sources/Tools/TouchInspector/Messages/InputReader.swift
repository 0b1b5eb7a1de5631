import JSONText

/// Decodes `input`, the message that arrives hundreds of times a second, several times as fast as the general decoder.
///
/// It accepts only the names that a page uses and otherwise fails: the caller then runs the general decoder, which reports the
/// error. Both accept the same messages.
nonisolated enum InputReader {
  private static let opening = #"{"type":"input","#
  /// Samples are nested in contacts, frames and the message.
  private static let limits = JSONReader.Limits(depth: 8, values: .max)

  /// Decodes the frames and sequence number of a message; `nil` if it is another message or has an unusual form.
  static func read(_ bytes: [UInt8]) -> (frames: [PageFrame], sequence: Int)? {
    // A page writes the type first, so other messages, which may be large, are rejected quickly.
    guard bytes.starts(with: opening.utf8) else { return nil }
    var reader = JSONReader(bytes, in: bytes.indices, .strict, within: limits)
    return try? message(&reader)
  }

  // MARK: - Message

  private static func message(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> (frames: [PageFrame], sequence: Int) {
    var isFirst = true
    var frames: [PageFrame]?
    var sequence: Int?
    try reader.object { reader throws(JSONFault) in
      let name = try reader.name()
      if isFirst {
        isFirst = false
        _ = try reader.word()
      } else if frames == nil, name == "frames" {
        frames = try list(&reader, frame)
      } else if sequence == nil, name == "sequence" {
        sequence = try reader.integer()
      } else {
        throw reader.fault(.unexpected)
      }
    }
    try reader.finish()
    guard let frames, let sequence else { throw reader.fault(.unexpected) }
    return (frames, sequence)
  }

  private static func frame(_ reader: inout JSONReader) throws(JSONFault) -> PageFrame {
    var frame = PageFrame(stamp: -1)
    try reader.object { reader throws(JSONFault) in
      let name = try reader.name()
      if frame.stamp < 0, name == "stamp" {
        frame.stamp = try reader.number()
      } else if frame.contacts == nil, name == "contacts" {
        frame.contacts = try list(&reader, contact)
      } else if frame.modifiers == nil, name == "modifiers" {
        frame.modifiers = try reader.integer()
      } else if frame.buttons == nil, name == "buttons" {
        frame.buttons = try reader.integer()
      } else {
        // Wheels, hovering pens and keys are rare, so the general decoder reads them.
        throw reader.fault(.unexpected)
      }
    }
    guard frame.stamp >= 0 else { throw reader.fault(.unexpected) }
    return frame
  }

  private static func contact(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> PageFrame.PageContact {
    var id: Int?
    var phase: PageFrame.PageContact.Phase?
    var kind: PageFrame.Kind?
    var samples: [[Double]]?
    try reader.object { reader throws(JSONFault) in
      let name = try reader.name()
      if id == nil, name == "id" {
        id = try reader.integer()
      } else if phase == nil, name == "phase" {
        phase = try self.phase(&reader)
      } else if kind == nil, name == "kind" {
        kind = try self.kind(&reader)
      } else if samples == nil, name == "samples" {
        samples = try list(&reader, sample)
      } else {
        throw reader.fault(.unexpected)
      }
    }
    guard let id, let phase, let samples else { throw reader.fault(.unexpected) }
    return PageFrame.PageContact(id: id, phase: phase, kind: kind, samples: samples)
  }

  private static func sample(_ reader: inout JSONReader) throws(JSONFault) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(8)
    try reader.array { reader throws(JSONFault) in numbers.append(try reader.number()) }
    return numbers
  }

  private static func phase(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> PageFrame.PageContact.Phase {
    switch try reader.word() {
    case "moved": .moved
    case "began": .began
    case "ended": .ended
    case "cancelled": .cancelled
    default: throw reader.fault(.unexpected)
    }
  }

  private static func kind(_ reader: inout JSONReader) throws(JSONFault) -> PageFrame.Kind {
    switch try reader.word() {
    case "direct": .direct
    case "pencil": .pencil
    case "indirectPointer": .indirectPointer
    default: throw reader.fault(.unexpected)
    }
  }

  private static func list<Element>(
    _ reader: inout JSONReader,
    _ element: (inout JSONReader) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    var all: [Element] = []
    try reader.array { reader throws(JSONFault) in all.append(try element(&reader)) }
    return all
  }
}
