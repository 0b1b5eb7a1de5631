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
    // What receives them runs beside the main actor, and touches nothing of it.
    let echoes = EndingEchoes()
    sources = EndingSignals.sources(on: queue) { number in
      switch echoes.note() {
      case .first: _ = write(sending, "x", 1)
      case .echo: break
      case .insistence: _exit(128 + number)
      }
    }
  }

  isolated deinit {
    for source in sources { source.cancel() }
    for number in EndingSignals.numbers { signal(number, SIG_DFL) }
    close(descriptor)
    close(sending)
  }
}
