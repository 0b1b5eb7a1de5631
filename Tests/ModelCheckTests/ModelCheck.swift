import Foundation

/// Plays scripts on the oracle and on the real thing, and tells what is wrong.
enum ModelCheck {
  /// How many scripts a run plays; `make soak` asks for more.
  static var count: UInt64 { number("TOUCHSTONE_SCRIPTS") ?? 2000 }
  /// The seed of the first one; the next has the next.
  static var seed: UInt64 { number("TOUCHSTONE_SEED") ?? 1 }

  /// The first of so many random scripts that is at fault, as small as it gets; `nil` when all is
  /// well.
  static func firstFault(from seed: UInt64, count: UInt64) -> String? {
    for number in seed..<seed + count {
      let script = ScriptGenerator.script(seed: number)
      guard fault(of: script) != nil else { continue }
      let small = ScriptShrinker { fault(of: $0) != nil }.shrink(script)
      return "seed \(number):\n\(small)\n\n\(fault(of: small) ?? "it comes and goes")"
    }
    return nil
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

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }
}
