import Foundation

/// Control-C and a request to end, as something that can be waited for.
final class Interruption {
  /// Readable when the user has interrupted.
  let descriptor: Int32
  private let sending: Int32
  private let sources: [any DispatchSourceSignal]

  init() {
    var ends: [Int32] = [0, 0]
    _ = pipe(&ends)
    descriptor = ends[0]
    let sending = ends[1]
    self.sending = sending
    let queue = DispatchQueue(label: "touchstone.signals")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      // The handler runs beside the main actor, and touches nothing of it.
      source.setEventHandler { @Sendable in _ = write(sending, "x", 1) }
      source.resume()
      return source
    }
  }

  isolated deinit {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    close(descriptor)
    close(sending)
  }
}
