import Foundation
import TouchActions
import YAMLRules

/// Why rules cannot be used, as a message for the user.
struct RuleProblem: Error {
  var message: String
}

extension RuleBook {
  /// Reads a rules file, or standard input for `-`, up to the size limit of rules.
  init(path: String) throws(RuleProblem) {
    let name = path == "-" ? "standard input" : path
    let bytes = try RuleProblem.bytes(of: path)
    do throws(RuleError) {
      self = try RuleBook(yaml: bytes)
    } catch {
      guard let program = ImportedRules.program(of: bytes) else {
        throw RuleProblem(message: "\(name):\(error)")
      }
      throw RuleProblem(
        message: "\(name): is a configuration of \(program.rawValue); convert it with"
          + " touchstone act --import \(path) > rules.yaml")
    }
  }
}

extension RuleProblem {
  /// The content of a file, or of standard input for `-`, up to the size limit of rules.
  @MainActor
  static func bytes(of path: String) throws(RuleProblem) -> [UInt8] {
    let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file, let data = try? file.read(upToCount: RuleLimits.size + 1) ?? Data() else {
      let name = path == "-" ? "standard input" : path
      throw RuleProblem(message: "\(name): the rules cannot be read; is the path right?")
    }
    return Array(data)
  }
}
