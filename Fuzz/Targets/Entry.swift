import Foundation

#if FUZZING
  import TouchstoneTesting
#endif

// libFuzzer is written in C++ and calls by C's names: its buffers are copied here, and nothing behind this
// file sees a pointer.

/// The target that `FUZZ` in the environment names.
private let chosen: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ"] ?? ""
  guard let target = FuzzTarget(named: name) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    FileHandle.standardError.write(Data("FUZZ names no reader; there are \(names)\n".utf8))
    exit(2)
  }
  return target
}()

/// What libFuzzer calls with each input, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func tryOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    let problems = chosen.problems(with: bytes)
    if !problems.isEmpty { fatalError(problems.joined(separator: "\n")) }
    #if FUZZING
      // Nothing else turns the main queue, and what an input put off to it would be kept for good.
      for _ in 0..<8 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    #endif
  }
  return 0
}

#if FUZZING
  /// libFuzzer's own way to change bytes, with the words of its dictionaries.
  @_silgen_name("LLVMFuzzerMutate")
  nonisolated private func mutateBytes(
    _ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int
  ) -> Int

  /// What libFuzzer calls to make another input of one: half of them in whole parts, where there is a grammar.
  @_cdecl("LLVMFuzzerCustomMutator")
  nonisolated public func mutateOneInput(
    _ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: CUnsignedInt
  ) -> Int {
    var random = SplitMix64(seed: UInt64(seed))
    guard Bool.random(using: &random), let start,
      let grammar = MainActor.assumeIsolated({ chosen.grammar })
    else { return mutateBytes(start, count, most) }
    let old = Array(UnsafeBufferPointer(start: start, count: count))
    let new = grammar.mutated(old, atMost: most, with: &random)
    guard !new.isEmpty, new != old else { return mutateBytes(start, count, most) }
    _ = UnsafeMutableBufferPointer(start: start, count: most).update(fromContentsOf: new)
    return new.count
  }
#endif
