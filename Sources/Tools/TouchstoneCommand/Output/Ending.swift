import Dispatch
import Foundation
import Synchronization

/// Ends a server when a signal requests it: orderly if the main queue has time, and forcibly after
/// a timeout.
final class Ending {
  /// Seconds in which an orderly end must begin.
  private nonisolated static let patience = 0.8

  private let asked = Asked()
  private let sources: [any DispatchSourceSignal]

  init() {
    let queue = DispatchQueue(label: "touchstone.ending")
    let echoes = EndingEchoes()
    sources = EndingSignals.sources(on: queue) { [asked] number in
      switch echoes.note() {
      case .first: break
      case .echo: return
      // `_exit` does not wait for the main thread, which may be blocked.
      case .insistence: _exit(128 + number)
      }
      asked.note()
      // Wakes the run loop, which checks the flag after work on the main queue.
      DispatchQueue.main.async {}
      queue.asyncAfter(deadline: .now() + Self.patience) {
        guard !asked.hasBegun else { return }
        _exit(128 + number)
      }
    }
  }

  isolated deinit {
    for source in sources { source.cancel() }
  }

  var isAsked: Bool { asked.isTrue }

  /// The orderly end begins; from now on only another signal interrupts it.
  func begin() { asked.begin() }

  /// State shared between the signal queue and the main actor.
  private nonisolated final class Asked: Sendable {
    private let state = Mutex((isTrue: false, hasBegun: false))
    var isTrue: Bool { state.withLock { $0.isTrue } }
    var hasBegun: Bool { state.withLock { $0.hasBegun } }
    func note() { state.withLock { $0.isTrue = true } }
    func begin() { state.withLock { $0.hasBegun = true } }
  }
}
