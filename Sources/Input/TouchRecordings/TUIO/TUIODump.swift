import Foundation
import GestureCore

/// Reads TUIO packets, each preceded by its length in four big-endian bytes.
struct TUIODump: Sendable {
  /// The largest UDP packet.
  static let longestPacket = 65_507

  private(set) var script = TUIOScript()
  private var number = 0

  /// Whether the bytes begin with a length and a packet of that length.
  static func recognizes(_ source: ByteSource) throws(RecordingError) -> Bool {
    var source = source
    guard let bytes = try packet(&source).bytes, let packet = OSCPacket(bytes) else {
      return false
    }
    return packet.messages.contains { $0.address.hasPrefix("/tuio/") }
  }

  /// The next packet; `nil` if it is incomplete.
  private static func packet(_ source: inout ByteSource) throws(RecordingError) -> (
    bytes: [UInt8]?, isAtEnd: Bool
  ) {
    let head = try source.nextBytes(4)
    guard head.count == 4 else { return (nil, head.isEmpty) }
    let length = head.reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= longestPacket, length % 4 == 0 else { return (nil, false) }
    let bytes = try source.nextBytes(length)
    return (bytes.count == length ? Array(bytes) : nil, false)
  }

  /// Reads the next packet; returns false if there is none.
  mutating func take(_ source: inout ByteSource, into ledger: inout ContactLedger)
    throws(RecordingError) -> Bool
  {
    let (bytes, isWhole) = try Self.packet(&source)
    guard let bytes else {
      if !isWhole {
        ledger.remark(
          .malformed, "behind packet \(number) comes none; the rest of the file is left out")
      }
      return false
    }
    number += 1
    ledger.line = number
    guard let packet = OSCPacket(bytes) else {
      ledger.remark(.malformed, "packet \(number) is damaged, left out")
      return true
    }
    let time = packet.time.map { Timestamp(nanoseconds: $0) }
    for message in packet.messages { script.take(message, at: time, into: &ledger) }
    return true
  }
}

/// Reads a dump as a recording.
struct TUIODumpStream: RecordingStream {
  private var dump = TUIODump()
  private var ledger = ContactLedger()
  private let mapping: SurfaceMapping
  private var waiting: [InputFrame] = []
  private var isAtEnd = false

  init(_ mapping: SurfaceMapping) { self.mapping = mapping }

  mutating func nextFrame(from source: inout ByteSource, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?
  {
    while waiting.isEmpty, !isAtEnd {
      if try !dump.take(&source, into: &ledger) {
        isAtEnd = true
        try ledger.close(&log, namesLines: false)
      }
      try ledger.report(to: &log, namesLines: false)
      waiting = ledger.takeFrames().reversed().map(mapping.map)
    }
    return waiting.popLast()
  }
}

extension FormatReader {
  static let tuioPackets = FormatReader(
    format: .tuio,
    recognizesBytes: { beginning throws(RecordingError) in try TUIODump.recognizes(beginning) },
    open: { source, prefix, options, log throws(RecordingError) in
      let mapping = SurfaceMapping(ContactSurface(unit: .shares), reach: .zero, options)
      try RecordingOpening.assume(mapping, &log)
      return RecordingOpening(
        RecordingHeader(format: .tuio, sceneSize: mapping.size), TUIODumpStream(mapping))
    })
}
