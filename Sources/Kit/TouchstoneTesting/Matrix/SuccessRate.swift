/// How often something held, and when it did not.
public struct SuccessRate: Sendable, CustomStringConvertible {
  /// How often it was tried.
  public private(set) var runs = 0
  /// How often it held.
  public private(set) var successes = 0
  /// The first few failures in words.
  public private(set) var failures: [String] = []

  private static let mostFailures = 5
  /// Whether no more failures are listed.
  var isFull: Bool { failures.count == Self.mostFailures }

  /// From 0 to 1; of nothing, 1.
  public var part: Double { runs == 0 ? 1 : Double(successes) / Double(runs) }

  /// "196 of 200, 98 %", and the first failures.
  public var description: String {
    let percent = (part * 1000).rounded() / 10
    return (["\(successes) of \(runs), \(percent) %"] + failures).joined(separator: "\n")
  }

  /// Met if it held at least that often, 0 to 1.
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
