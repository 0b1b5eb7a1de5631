import EvdevInput
import Foundation
import GestureCore

/// Parses the kernel's `struct input_event`, 24 bytes each, from chunks of bytes.
package struct EventBytes: Sendable {
  package static let size = 24
  private var rest: [UInt8] = []

  package init() {}

  /// Calls `handle` for each complete event; a partial event is stored for the next call.
  package mutating func take(_ bytes: UnsafeRawBufferPointer, _ handle: (EvdevEvent) -> Void) {
    guard rest.isEmpty else {
      let whole = rest + bytes
      rest = []
      whole.withUnsafeBytes { take($0, handle) }
      return
    }
    var at = 0
    while bytes.count - at >= Self.size {
      handle(Self.event(bytes, at: at))
      at += Self.size
    }
    rest = Array(bytes[at...])
  }

  /// The bytes of an event.
  package static func bytes(_ event: EvdevEvent) -> [UInt8] {
    let nanoseconds = event.time.nanoseconds
    let fields = [nanoseconds / 1_000_000_000, nanoseconds % 1_000_000_000 / 1000]
    var bytes = fields.flatMap { withUnsafeBytes(of: $0) { Array($0) } }
    bytes += withUnsafeBytes(of: event.type) { Array($0) }
    bytes += withUnsafeBytes(of: event.code) { Array($0) }
    return bytes + withUnsafeBytes(of: event.value) { Array($0) }
  }

  private static func event(_ bytes: UnsafeRawBufferPointer, at place: Int) -> EvdevEvent {
    let seconds = bytes.loadUnaligned(fromByteOffset: place, as: Int64.self)
    let micros = bytes.loadUnaligned(fromByteOffset: place + 8, as: Int64.self)
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    // Invalid times must not cause a trap.
    let sum = whole.addingReportingOverflow(micros &* 1000)
    return EvdevEvent(
      time: Timestamp(nanoseconds: overflow || sum.overflow ? .max : sum.partialValue),
      type: bytes.loadUnaligned(fromByteOffset: place + 16, as: UInt16.self),
      code: bytes.loadUnaligned(fromByteOffset: place + 18, as: UInt16.self),
      value: bytes.loadUnaligned(fromByteOffset: place + 20, as: Int32.self))
  }
}
