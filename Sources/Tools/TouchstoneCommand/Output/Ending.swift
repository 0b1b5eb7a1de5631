import Dispatch
import Foundation
import Synchronization

/// Ends a server when a signal asks for it: in order if the main queue has time for that, and
/// without it after a while, whatever holds it up.
final class Ending {
  /// How long an orderly end may take before it is not waited for.
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
      // Nothing that would wait for the main thread, which does not answer, or is not done yet.
      case .insistence: _exit(128 + number)
      }
      asked.note()
      // The run loop looks up when something happens on the main queue.
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

  /// The main actor ends, and is not to be cut short, apart from a signal that insists.
  func begin() { asked.begin() }

  /// What the queue of signals reports to the main actor.
  private nonisolated final class Asked: Sendable {
    private let state = Mutex((isTrue: false, hasBegun: false))
    var isTrue: Bool { state.withLock { $0.isTrue } }
    var hasBegun: Bool { state.withLock { $0.hasBegun } }
    func note() { state.withLock { $0.isTrue = true } }
    func begin() { state.withLock { $0.hasBegun = true } }
  }
}
