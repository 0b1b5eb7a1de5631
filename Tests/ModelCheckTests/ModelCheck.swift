/// Plays scripts on the oracle and on the real thing, and tells what differs.
enum ModelCheck {
  /// Both logs up to a little beyond the first difference, and what is wrong on its own; `nil` when
  /// all is well.
  static func fault(of script: Script) -> String? {
    var oracle = Oracle(script)
    oracle.play()
    let performance = Performance(script)
    performance.play()
    if oracle.log == performance.log && performance.complaints.isEmpty { return nil }
    let expected = oracle.log.comparable
    let actual = performance.log.comparable
    var faults = performance.complaints
    if let first = zip(expected, actual).enumerated().first(where: { $1.0 != $1.1 }) {
      faults.append("line \(first.offset): the oracle says \(first.element.0)")
      faults.append("line \(first.offset): the real thing says \(first.element.1)")
    } else if expected.count != actual.count {
      faults.append("one log is longer")
    }
    guard !faults.isEmpty else { return nil }
    return faults.joined(separator: "\n") + "\n\nthe oracle:\n" + spell(expected)
      + "\n\nthe real thing:\n" + spell(actual)
  }

  /// The smallest script like this one that is at fault, with what is wrong with it.
  static func report(of script: Script) -> String {
    let shrinker = ScriptShrinker { fault(of: $0) != nil }
    let small = shrinker.shrink(script)
    return "\(small)\n\n\(fault(of: small) ?? "")"
  }

  private static func spell(_ log: [LogLine]) -> String {
    log.map { "  \($0)" }.joined(separator: "\n")
  }
}
