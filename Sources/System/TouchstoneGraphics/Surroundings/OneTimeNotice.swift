import Foundation
import Synchronization

/// A sentence on standard error, printed once in a process.
///
/// Each kind of call that has no effect prints one, so that no call is inert in silence.
nonisolated package enum OneTimeNotice {
  private static let printed = Mutex<Set<String>>([])

  /// Prints the sentence unless it was printed before.
  package static func print(_ sentence: String) {
    guard printed.withLock({ $0.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data("touchstone: \(sentence)\n".utf8))
  }
}
