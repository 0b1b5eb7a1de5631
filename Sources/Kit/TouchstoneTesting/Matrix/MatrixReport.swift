/// The result of running a test in many variants.
public struct MatrixReport: Sendable, CustomStringConvertible {
  /// The result of a variant.
  public struct Run: Sendable {
    /// The variant.
    public var variant: Matrix.Variant
    /// The compared lines.
    public var log: [String]
    /// Faults of the script.
    public var faults: [String]
    /// A note on its artifacts; empty if there are none.
    var artifacts = ""

    /// The failure message; `nil` if it has not failed.
    func failure(comparedWith first: Run?) -> String? {
      if !faults.isEmpty { return "\(variant):\n" + faults.joined(separator: "\n") }
      guard let first, first.log != log else { return nil }
      return "\(variant) differs from \(first.variant):\n"
        + "\(LogDifference(expected: first.log, actual: log))"
    }
  }

  /// The runs; the first one is the reference.
  public var runs: [Run]

  /// The runs whose logs differ from the first one's.
  public var different: [Run] {
    guard let first = runs.first else { return [] }
    return runs.dropFirst().filter { $0.log != first.log }
  }

  /// Met if all logs are equal and there are no faults; the failure lists each different log once,
  /// with its variants and its difference.
  public var outcome: Outcome {
    for run in runs {
      if let fault = run.faults.first { return .failed(fault + run.artifacts) }
    }
    return different.isEmpty ? .met : .failed(description)
  }

  public var description: String {
    guard let first = runs.first else { return "no runs" }
    guard !different.isEmpty else { return "\(runs.count) runs, all the same" }
    var text = "\(different.count) of \(runs.count) runs differ from \(first.variant)"
    var told: [[String]] = []
    for run in different where !told.contains(run.log) {
      told.append(run.log)
      let alike = different.filter { $0.log == run.log }.count
      text += "\n\(run.variant)" + (alike > 1 ? " and \(alike - 1) others" : "") + ":\n"
      text += "\(LogDifference(expected: first.log, actual: run.log))" + run.artifacts
    }
    return text
  }
}
