import Foundation

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
  }
  return 0
}
