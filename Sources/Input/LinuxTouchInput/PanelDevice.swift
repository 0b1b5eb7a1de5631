import EvdevInput
import Foundation
import GestureCore

/// A source of a panel's events: a device of the kernel, or a stream of the same bytes.
package protocol PanelDevice: AnyObject {
  /// Its name for display.
  var path: String { get }
  var description: DeviceDescription { get }
  /// Readable when there is something to read.
  var descriptor: Int32 { get }
  /// Whether its times are those of this system's monotonic clock.
  var hasMonotonicTime: Bool { get }
  /// Whether reading waits for bytes. Other processes may share such a descriptor, and read it as they expect.
  var isBlocking: Bool { get }

  /// The device's present state; `nil` if it cannot be read.
  func state() -> PanelState?
}

extension PanelDevice {
  package var isBlocking: Bool { false }

  /// The bytes that have come.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> DeviceReading {
    while true {
      if isBlocking {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 0) == 1 else { return .nothing }
      }
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .over }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .nothing
      // The device was disconnected (`ENODEV`), or reading fails.
      default: return .over
      }
    }
  }
}

enum DeviceReading {
  case bytes(Int)
  case nothing, over
}

/// A pipe, file or socket with the bytes of a device's events.
package final class EventPipe: PanelDevice {
  package let path: String
  package let description: DeviceDescription
  package let descriptor: Int32
  package let hasMonotonicTime: Bool
  package let isBlocking = true

  /// Takes ownership of a descriptor and closes it at the end.
  package init(
    _ descriptor: Int32, named path: String, description: DeviceDescription,
    hasMonotonicTime: Bool = false
  ) {
    self.hasMonotonicTime = hasMonotonicTime
    self.path = path
    self.description = description
    self.descriptor = descriptor
  }

  /// Opens a file or a pipe; waits until a program opens the pipe for writing.
  package convenience init(opening path: String, description: DeviceDescription) throws(PanelError)
  {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw PanelError(opening: path, errno) }
    self.init(descriptor, named: path, description: description)
  }

  deinit { close(descriptor) }

  package func state() -> PanelState? { nil }
}
