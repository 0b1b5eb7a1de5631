import Foundation
import Testing

@Suite struct ModelCheckTests {
  @Test("the oracle and the real thing agree on random scripts")
  func agreement() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TOUCHSTONE_SCRIPTS"].flatMap { UInt64($0) } ?? 2000
    let start = environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 1
    let limit = environment["SHOW"].flatMap { Int($0) } ?? 1
    var bad = 0
    for seed in start..<start + count {
      let script = ScriptGenerator.script(seed: seed)
      if ModelCheck.fault(of: script) != nil {
        if bad < limit { print("SEED \(seed)\n\(ModelCheck.report(of: script))\n") }
        bad += 1
      }
    }
    print("bad \(bad) of \(count)")
  }
}
