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
public enum Waiting {
  /// Waits until a condition holds. Returns `false` if everything stands still and it does not hold.
  public static func until(_ isMet: () throws -> Bool) rethrows -> Bool {
    var standstill = Standstill()
    while try !isMet() {
      if standstill.isReached { return try isMet() }
      usleep(useconds_t(Standstill.microsecondsPerLook))
    }
    return true
  }

  /// Waits until a condition holds, and lets the caller's actor work meanwhile.
  public static func until(
    isolation: isolated (any Actor)? = #isolation, _ isMet: () -> Bool
  ) async -> Bool {
    var standstill = Standstill()
    while !isMet() {
      if standstill.isReached { return isMet() }
      try? await Task.sleep(for: .microseconds(Standstill.microsecondsPerLook))
    }
    return true
  }

  /// Waits until a descriptor can be read or has reached its end.
  public static func isReadable(_ descriptor: Int32) -> Bool {
    isReady(descriptor, for: Int16(POLLIN))
  }

  /// Waits for these events at a descriptor, or for its end.
  public static func isReady(_ descriptor: Int32, for events: Int16) -> Bool {
    var standstill = Standstill()
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

  /// Reads a descriptor to its end; `nil` if everything stands still before.
  public static func readToEnd(_ descriptor: Int32) -> Data? {
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
