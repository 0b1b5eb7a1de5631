/// Plays scripts on the oracle and on the real thing, and tells what is wrong.
package enum ModelCheck {
  /// What is wrong with the random script of that seed, as small as it gets; `nil` when all is well.
  package static func fault(ofSeed seed: UInt64) -> String? {
    let script = ScriptGenerator.script(seed: seed)
    guard fault(of: script) != nil else { return nil }
    let small = ScriptShrinker { fault(of: $0) != nil }.shrink(script)
    return "\(small)\n\n\(fault(of: small) ?? "it comes and goes")"
  }

  /// What is wrong with one script, with both logs; `nil` when all is well.
  static func fault(of script: Script) -> String? {
    let script = script.playable
    var oracle = Oracle(script)
    oracle.play()
    let performance = Performance(script)
    performance.play()
    var faults = performance.complaints + Invariants(performance.log).breaches
    if oracle.log != performance.log {
      faults += difference(oracle.log.comparable, performance.log.comparable)
    }
    guard !faults.isEmpty else { return nil }
    return faults.joined(separator: "\n") + "\n\nthe oracle:\n" + spell(oracle.log.comparable)
      + "\n\nthe real thing:\n" + spell(performance.log.comparable)
  }

  // MARK: - Private

  private static func difference(_ expected: [LogLine], _ actual: [LogLine]) -> [String] {
    guard expected != actual else { return [] }
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    return [
      "line \(same): the oracle says \(expected.dropFirst(same).first?.description ?? "nothing")",
      "line \(same): the real thing says "
        + (actual.dropFirst(same).first?.description ?? "nothing"),
    ]
  }

  private static func spell(_ log: [LogLine]) -> String {
    log.map { "  \($0)" }.joined(separator: "\n")
  }
}
