import Foundation
import TouchstoneCommand

/// Lets everything that prints say something of the bytes, as a file that a stranger has sent.
enum PrinterTrial {
  private static let verbs: [[String]] = [
    ["info"], ["info", "--json"], ["explain"], ["explain", "--json"], ["explain", "--why", "tap"],
    ["plot", "-o", "-"], ["convert", "-o", "-"],
  ]

  private static let file = FileManager.default.temporaryDirectory
    .appending(path: "touchstone-\(ProcessInfo.processInfo.processIdentifier)").path

  static func problems(with bytes: [UInt8]) -> [String] {
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else { return [] }
    defer { try? FileManager.default.removeItem(atPath: file) }
    return verbs.compactMap(problem)
  }

  private static func problem(_ words: [String]) -> String? {
    var (output, errors) = ("", "")
    let code = Command().run(
      arguments: [words[0], file] + words.dropFirst(), output: { output += $0 },
      errors: { errors += $0 })
    if !(0...3).contains(code) { return "\(words) ended with \(code)" }
    if output.isEmpty, errors.isEmpty { return "\(words) said nothing" }
    // Pictures and recordings are for programs; the rest comes to a terminal.
    let said = ["plot", "convert"].contains(words[0]) ? errors : output + errors
    let isHarmless = said.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    return isHarmless ? nil : "\(words) writes what a terminal obeys: \(said.debugDescription)"
  }
}
