import Dispatch
import Foundation

/// That a process which was started has ended, as something that can be waited for.
final class ChildBell {
  /// Readable when one has.
  let descriptor: Int32
  private let sending: Int32
  private let source: any DispatchSourceSignal

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    let sending = ends[1]
    self.sending = sending
    let source = DispatchSource.makeSignalSource(
      signal: SIGCHLD, queue: DispatchQueue(label: "touchstone.children"))
    // What receives it runs beside the main actor, and touches nothing of it.
    source.setEventHandler { @Sendable in _ = write(sending, "x", 1) }
    let registered = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { @Sendable in registered.signal() }
    source.resume()
    // Dispatch puts its handler in place later; what ended before that would not be noticed.
    registered.wait()
    self.source = source
  }

  isolated deinit {
    source.cancel()
    close(descriptor)
    close(sending)
  }

  /// Forgets that it rang.
  func take() {
    var buffer = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &buffer, buffer.count) == buffer.count {}
  }
}
