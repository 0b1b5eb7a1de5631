/// What came of a test under many circumstances.
public struct MatrixReport: Sendable, CustomStringConvertible {
  /// What came of one circumstance.
  public struct Run: Sendable {
    /// The circumstance.
    public var variant: Matrix.Variant
    /// What was compared.
    public var log: [String]
    /// Orders that could not be carried out.
    public var faults: [String]
    /// Where its artifacts are, in words, if it has left any.
    var artifacts = ""

    /// What is wrong with it, if something is.
    func failure(comparedWith first: Run?) -> String? {
      if !faults.isEmpty { return "\(variant):\n" + faults.joined(separator: "\n") }
      guard let first, first.log != log else { return nil }
      return "\(variant) differs from \(first.variant):\n"
        + "\(LogDifference(expected: first.log, actual: log))"
    }
  }

  /// The runs, the first of which the others are compared with.
  public var runs: [Run]

  /// The runs whose logs are not that of the first.
  public var different: [Run] {
    guard let first = runs.first else { return [] }
    return runs.dropFirst().filter { $0.log != first.log }
  }

  /// Met if all logs are the same and nothing impossible was asked; the failure names those that
  /// differ, each different log once, with its difference.
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
