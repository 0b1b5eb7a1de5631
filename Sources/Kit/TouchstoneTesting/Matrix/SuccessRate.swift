/// How often an expectation was met, and its failures.
public struct SuccessRate: Sendable, CustomStringConvertible {
  /// The number of runs.
  public private(set) var runs = 0
  /// The number of runs in which it was met.
  public private(set) var successes = 0
  /// The messages of the first failures.
  public private(set) var failures: [String] = []

  private static let mostFailures = 5
  /// Whether no more failures are listed.
  var isFull: Bool { failures.count == Self.mostFailures }

  /// The fraction of successes, from 0 to 1; 1 without runs.
  public var part: Double { runs == 0 ? 1 : Double(successes) / Double(runs) }

  /// "196 of 200, 98 %", and the first failures.
  public var description: String {
    let percent = (part * 1000).rounded() / 10
    return (["\(successes) of \(runs), \(percent) %"] + failures).joined(separator: "\n")
  }

  /// Met if the fraction of successes is at least `least` (0 to 1).
  public func atLeast(_ least: Double) -> Outcome {
    part >= least ? .met : .failed("\(self)")
  }

  mutating func note(_ outcome: Outcome, of variant: Matrix.Variant) {
    runs += 1
    switch outcome {
    case .met: successes += 1
    case .failed(let words):
      if !isFull { failures.append("\(variant): \(words)") }
    }
  }
}
