import Foundation

/// How much of the machine's memory the process has at a moment.
struct Memory: CustomStringConvertible {
  var kilobytes: Int

  static var now: Memory {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let words = line?.split(whereSeparator: \.isWhitespace) ?? []
    return Memory(kilobytes: words.count > 1 ? Int(words[1]) ?? 0 : 0)
  }

  var description: String { "\(kilobytes / 1024) MB" }
}
