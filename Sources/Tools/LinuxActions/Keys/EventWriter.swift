import EvdevInput
import Foundation
import LinuxTouchInput

/// Writes the kernel's `struct input_event` to a descriptor.
package struct EventWriter {
  private let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all events in one call, so that no other writer's events come between; returns false if
  /// not all could be written.
  package func write(_ events: [EvdevEvent]) -> Bool {
    let bytes = events.flatMap(EventBytes.bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return Foundation.write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
