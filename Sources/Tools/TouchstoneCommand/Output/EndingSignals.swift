import Dispatch
import Foundation

/// The signals with which users and systems end a program, as something that can be heard.
enum EndingSignals {
  static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Sources that hear of each of them from the moment at which this returns.
  static func sources(
    on queue: DispatchQueue, _ hear: @escaping @Sendable (Int32) -> Void
  ) -> [any DispatchSourceSignal] {
    let registered = DispatchGroup()
    let sources = numbers.map { number in
      #if canImport(Darwin)
        // There the system tells of what is ignored; else it would end the program besides.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in hear(number) }
      registered.enter()
      source.setRegistrationHandler { @Sendable in registered.leave() }
      source.resume()
      return source
    }
    // On Linux Dispatch hears by a handler that it puts in place later. A signal that was ignored until
    // then would be lost, and the program would go on for ever.
    registered.wait()
    return sources
  }
}
