import JSONText
import TouchActions
import TouchStories

extension RuleBook {
  /// Reads a rules file's bytes.
  package init(yaml bytes: [UInt8]) throws(RuleError) {
    guard bytes.count <= RuleLimits.size else {
      throw RuleError(
        TextPosition(line: 1, column: 1),
        "the file has \(bytes.count) bytes; rules have \(RuleLimits.size) at most")
    }
    try self.init(try YAMLTree.root(of: bytes))
  }
}
