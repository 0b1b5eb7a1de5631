import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for what another thread or another process does.
///
/// A wait has no limit by the clock, because a busy machine would exceed it. It ends without success
/// once this process and its children stand still: then what was expected cannot happen any more.
package enum Waiting {
  /// Waits until a condition holds. Returns `false` if everything stands still and it does not hold.
  package static func until(
    looks: Int = Standstill.usualLooks, _ isMet: () throws -> Bool
  ) rethrows -> Bool {
    var standstill = Standstill(looks: looks)
    while try !isMet() {
      if standstill.isReached { return try isMet() }
      usleep(useconds_t(Standstill.microsecondsPerLook))
    }
    return true
  }

  /// Waits until a condition holds, while the caller's actor does other work.
  package static func until(
    looks: Int = Standstill.usualLooks, isolation: isolated (any Actor)? = #isolation,
    _ isMet: () -> Bool
  ) async -> Bool {
    var standstill = Standstill(looks: looks)
    while !isMet() {
      if standstill.isReached { return isMet() }
      try? await Task.sleep(for: .microseconds(Standstill.microsecondsPerLook))
    }
    return true
  }

  /// Waits until a descriptor can be read or has reached its end.
  package static func isReadable(
    _ descriptor: Int32, looks: Int = Standstill.usualLooks
  ) -> Bool {
    isReady(descriptor, for: Int16(POLLIN), looks: looks)
  }

  /// Waits for these events at a descriptor, or for its end.
  package static func isReady(
    _ descriptor: Int32, for events: Int16, looks: Int = Standstill.usualLooks
  ) -> Bool {
    var standstill = Standstill(looks: looks)
    let milliseconds = Int32(Standstill.microsecondsPerLook / 1000)
    while true {
      var waiting = pollfd(fd: descriptor, events: events, revents: 0)
      switch poll(&waiting, 1, milliseconds) {
      case 1: return true
      case 0: if standstill.isReached { return false }
      default: if errno != EINTR { return false }
      }
    }
  }

  /// Reads a descriptor to its end. Returns `nil` if everything stands still before.
  package static func readToEnd(_ descriptor: Int32) -> Data? {
    var all = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while isReadable(descriptor) {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
    return nil
  }
}
