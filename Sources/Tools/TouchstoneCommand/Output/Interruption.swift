import Foundation

/// Reports Control-C and termination signals through a descriptor, so that `poll` can wait for
/// them.
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
    // The handler runs off the main actor and touches none of its state.
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
