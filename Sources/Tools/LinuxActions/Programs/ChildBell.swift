import Dispatch
import Foundation

/// Reports the end of child processes through a descriptor, so that `poll` can wait for it.
final class ChildBell {
  /// Readable when a child has ended.
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
    // The handler runs off the main actor and touches none of its state.
    source.setEventHandler { @Sendable in _ = write(sending, "x", 1) }
    let registered = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { @Sendable in registered.signal() }
    source.resume()
    // Dispatch installs its handler asynchronously; a child that ended before that would be missed.
    registered.wait()
    self.source = source
  }

  isolated deinit {
    source.cancel()
    close(descriptor)
    close(sending)
  }

  /// Clears the notification.
  func take() {
    var buffer = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &buffer, buffer.count) == buffer.count {}
  }
}
