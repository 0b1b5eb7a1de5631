import Testing

@Suite struct ModelCheckTests {
  @Test("the oracle and the real thing agree on random scripts")
  func agreement() {
    for seed in UInt64(1)...200 {
      let script = ScriptGenerator.script(seed: seed)
      var oracle = Oracle(script)
      oracle.play()
      let performance = Performance(script)
      performance.play()
      if oracle.log != performance.log { print("seed \(seed) differs") }
      for complaint in performance.complaints { print("seed \(seed): \(complaint)") }
    }
  }
}
