import Foundation

/// Reports Control-C and termination signals through a descriptor, so that `poll` can wait for
/// them.
final class Interruption {
  /// Readable when the user has interrupted.
  let descriptor: Int32
  private let sending: Int32
  private let sources: [any DispatchSourceSignal]

  /// - Parameter farewell: goes to standard output before a second signal ends the program at once.
  init(farewell: String = "") {
    var ends: [Int32] = [-1, -1]
    let isOpen = pipe(&ends) == 0
    descriptor = ends[0]
    let sending = ends[1]
    self.sending = sending
    // Without a pipe no signal is caught, and the first ends the program.
    guard isOpen else {
      sources = []
      return
    }
    let queue = DispatchQueue(label: "touchstone.signals")
    // The handler runs off the main actor and touches none of its state.
    let echoes = EndingEchoes()
    sources = EndingSignals.sources(on: queue) { number in
      switch echoes.note() {
      case .first: _ = write(sending, "x", 1)
      case .echo: break
      case .insistence:
        _ = farewell.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
        _exit(128 + number)
      }
    }
  }

  isolated deinit {
    for source in sources { source.cancel() }
    guard !sources.isEmpty else { return }
    for number in EndingSignals.numbers { signal(number, SIG_DFL) }
    close(descriptor)
    close(sending)
  }
}
