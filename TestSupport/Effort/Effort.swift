import Foundation

/// How much random and exhaustive tests try.
///
/// `make test` tries a tenth, so that it takes minutes. `make test-long` sets `TOUCHSTONE_LONG=1`, and tries all.
package enum Effort {
  package static let isFull = ProcessInfo.processInfo.environment["TOUCHSTONE_LONG"] != nil

  /// The number of rounds of a test that has `all` rounds in full; at least one.
  package static func rounds(_ all: Int) -> Int { isFull ? all : max(1, all / 10) }

  /// The elements that a test tries: all in full, otherwise every tenth, beginning with the first.
  package static func sample<Element>(_ all: some Sequence<Element>) -> [Element] {
    all.enumerated().filter { isFull || $0.offset % 10 == 0 }.map(\.element)
  }
}
