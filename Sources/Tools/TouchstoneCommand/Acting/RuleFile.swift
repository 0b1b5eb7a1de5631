import Foundation
import TouchActions
import YAMLRules

/// Why rules cannot be followed, in words for the user.
struct RuleProblem: Error {
  var message: String
}

extension RuleBook {
  /// Reads a rules file, or standard input for `-`; no more of it than rules may have.
  init(path: String) throws(RuleProblem) {
    let name = path == "-" ? "standard input" : path
    let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file, let data = try? file.read(upToCount: RuleLimits.size + 1) ?? Data() else {
      throw RuleProblem(message: "\(name): the rules cannot be read; is the path right?")
    }
    do throws(RuleError) {
      self = try RuleBook(yaml: Array(data))
    } catch {
      throw RuleProblem(message: "\(name):\(error)")
    }
  }
}
