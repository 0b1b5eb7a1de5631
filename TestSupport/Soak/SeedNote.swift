import Foundation

/// A file that tells at which seed a run died that had no time to say it.
struct SeedNote {
  private let descriptor: Int32

  init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if descriptor < 0 { return nil }
  }

  func write(_ seed: UInt64) {
    let words = Array("\(seed)\n".utf8)
    _ = words.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
