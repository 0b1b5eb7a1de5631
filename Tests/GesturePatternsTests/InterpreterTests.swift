import Effort
import Foundation
import GestureCore
import Testing

@testable import GesturePatterns

@Suite("Automaton and interpreter") struct InterpreterTests {
  @Test("random patterns come to the same on random fingers, at the same moment")
  func agreement() throws {
    var (patterns, recognized, failed) = (0, 0, 0)
    for seed in 1...Effort.rounds(4000) {
      var random = RandomPatterns(seed: UInt64(seed))
      let node = random.pattern()
      guard let pattern = try? GesturePattern(node: node) else { continue }
      patterns += 1
      for round in 1...6 {
        let script = random.script()
        let progress = pattern.verdict(on: script, thenWaiting: 2)
        let expected = Interpreter(script, thenWaiting: 2).verdict(of: node)
        let found: Interpreter.Verdict
        switch progress.verdict {
        case .open: found = .open
        case .recognized(let match): found = .recognized(match.time)
        case .failed(let failure): found = .failed(failure.time)
        }
        if case .recognized = expected { recognized += 1 }
        if case .failed = expected { failed += 1 }
        try #require(
          found == expected, "seed \(seed), round \(round)\n\(node)\n\(script)\n\(progress.verdict)"
        )
      }
    }
    // Otherwise the test would say nothing.
    #expect(patterns > (Effort.isFull ? 2000 : 100))
    #expect(recognized > (Effort.isFull ? 1000 : 50))
    #expect(failed > (Effort.isFull ? 10_000 : 500))
  }
}
