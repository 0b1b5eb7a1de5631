import JSONText
import TouchActions

/// Rules made of the configuration of another program that acts at gestures, and what of it fits no rule.
package struct ImportedRules {
  package enum Program: String { case touchegg, fusuma, lisgd }

  /// An entry of the configuration that no rule can stand for, or not wholly.
  package struct Misfit: Hashable {
    package var place: TextPosition
    package var message: String
  }

  package let program: Program
  package private(set) var rules: [ImportedRule] = []
  /// In the order of the file.
  package private(set) var misfits: [Misfit] = []

  /// The program whose configuration a file is; `nil` for another file.
  package static func program(of bytes: [UInt8]) -> Program? {
    guard bytes.count <= RuleLimits.size else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if ToucheggImport.recognizes(text) { return .touchegg }
    if LisgdImport.recognizes(text) { return .lisgd }
    return FusumaImport.recognizes(bytes) ? .fusuma : nil
  }

  /// Converts a configuration; throws where it cannot be read at all.
  package init(_ bytes: [UInt8]) throws(RuleError) {
    guard let program = Self.program(of: bytes) else {
      throw RuleError(
        TextPosition(line: 1, column: 1),
        "is no configuration of touchegg (XML), fusuma (YAML) or lisgd (-g or config.h)")
    }
    self.program = program
    var rules: [ImportedRule]
    switch program {
    case .touchegg: (rules, misfits) = ToucheggImport.read(String(decoding: bytes, as: UTF8.self))
    case .lisgd: (rules, misfits) = LisgdImport.read(String(decoding: bytes, as: UTF8.self))
    case .fusuma: (rules, misfits) = try FusumaImport.read(bytes)
    }
    if rules.count > RuleLimits.rules {
      misfits.append(
        Misfit(
          place: rules[RuleLimits.rules].place,
          message: "a rules file has \(RuleLimits.rules) rules at most; the rest is left out"))
      rules.removeSubrange(RuleLimits.rules...)
    }
    for rule in rules { add(rule) }
    misfits.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }

  /// The rules as a file.
  package var yaml: String {
    "# Made of a configuration of \(program.rawValue) by touchstone act --import.\n"
      + (rules.isEmpty ? "rules: []\n" : "rules:\n" + rules.map(\.yaml).joined())
  }

  // MARK: - Private

  /// Adds a rule under a name of its own, if rules can be read with it.
  private mutating func add(_ rule: ImportedRule) {
    var rule = rule
    let name = rule.name
    var number = 2
    while rules.contains(where: { $0.name == rule.name }) {
      rule.name = "\(name) (\(number))"
      number += 1
    }
    do throws(RuleError) {
      _ = try RuleBook(yaml: Array(("rules:\n" + rule.yaml).utf8))
      rules.append(rule)
    } catch {
      misfits.append(Misfit(place: rule.place, message: "\(rule.name): \(error.message)"))
    }
  }
}
