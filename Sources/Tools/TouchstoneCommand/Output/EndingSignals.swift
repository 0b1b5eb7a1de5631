import Dispatch
import Foundation
import Synchronization

/// The signals with which users and systems end a program, as dispatch sources.
enum EndingSignals {
  static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Sources that receive all of these signals from the moment at which this returns.
  static func sources(
    on queue: DispatchQueue, _ hear: @escaping @Sendable (Int32) -> Void
  ) -> [any DispatchSourceSignal] {
    let registered = DispatchGroup()
    let sources = numbers.map { number in
      #if canImport(Darwin)
        // There the sources also receive ignored signals; the default action would end the program.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in hear(number) }
      registered.enter()
      source.setRegistrationHandler { @Sendable in registered.leave() }
      source.resume()
      return source
    }
    // On Linux, Dispatch installs its handler asynchronously. An ignored signal before that would be lost, and the program
    // would continue forever.
    registered.wait()
    return sources
  }
}

/// Classifies a signal by the previous ones.
///
/// Closing a terminal sends SIGHUP twice, and systemd sends SIGTERM and SIGHUP: a signal within half a second of the first is
/// an echo of it. A later one means that the user does not want to wait, and ends the program immediately.
nonisolated final class EndingEchoes: Sendable {
  nonisolated enum Meaning { case first, echo, insistence }

  private static let window = Duration.milliseconds(500)
  private let first = Mutex<ContinuousClock.Instant?>(nil)

  func note(at now: ContinuousClock.Instant = .now) -> Meaning {
    first.withLock { first in
      guard let start = first else {
        first = now
        return .first
      }
      return now - start <= Self.window ? .echo : .insistence
    }
  }
}
