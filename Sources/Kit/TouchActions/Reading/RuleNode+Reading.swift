import Foundation
import TouchStories

/// Reads values of a rules file; errors contain the position and a correction.
extension RuleNode {
  /// The fields of a table by name. Unknown names are errors, because they are probably misspelt.
  func fields(known: [String]) throws(RuleError) -> [String: RuleNode] {
    guard case .table(let entries) = content else { throw wrong("a table") }
    var fields: [String: RuleNode] = [:]
    for entry in entries {
      guard known.contains(entry.key) else {
        let hint = Spelling.suggestion(for: entry.key, among: known)
        throw RuleError(entry.place, "“\(entry.key.prefix(40))” is unknown here; \(hint)")
      }
      guard fields.updateValue(entry.value, forKey: entry.key) == nil else {
        throw RuleError(entry.place, "“\(entry.key)” stands here twice; leave one out")
      }
    }
    return fields
  }

  /// The elements of a list with at most `most` elements.
  func elements(_ what: String, atMost most: Int) throws(RuleError) -> [RuleNode] {
    guard case .list(let list) = content else { throw wrong("a list of \(what)") }
    guard list.count <= most else {
      throw RuleError(place, "a list of \(list.count) \(what); there may be \(most)")
    }
    return list
  }

  /// One value, or a list of values.
  func oneOrMore(_ what: String) throws(RuleError) -> [RuleNode] {
    guard case .list = content else { return [self] }
    let list = try elements(what, atMost: RuleLimits.parts)
    guard !list.isEmpty else {
      throw RuleError(place, "an empty list; name \(what), or leave it out")
    }
    return list
  }

  func word() throws(RuleError) -> String {
    guard case .word(let text, let isPlain) = content, !(text.isEmpty && isPlain) else {
      throw wrong("a word")
    }
    return text
  }

  /// A name of limited length.
  func name() throws(RuleError) -> String {
    let name = try word()
    guard name.unicodeScalars.count <= RuleLimits.nameLength else {
      throw RuleError(place, "a name has \(RuleLimits.nameLength) characters at most")
    }
    return name
  }

  /// A word that must be one of the cases of `Choice`.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) throws(RuleError) -> Choice where Choice.RawValue == String {
    let word = try word()
    guard let choice = Choice(rawValue: word) else {
      let hint = Spelling.suggestion(for: word, among: Choice.allCases.map(\.rawValue))
      throw RuleError(place, "“\(word.prefix(40))” is unknown here; \(hint)")
    }
    return choice
  }

  func flag() throws(RuleError) -> Bool {
    switch content {
    case .word("true", isPlain: true): return true
    case .word("false", isPlain: true): return false
    default: throw wrong("true or false")
    }
  }

  /// A number with an optional unit.
  func number(
    _ range: ClosedRange<Double>, unit: String = "", example: String
  ) throws(RuleError) -> Double {
    guard case .word(let text, isPlain: true) = content,
      let number = Double(text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text),
      range.contains(number)
    else {
      let (least, most) = (Self.spell(range.lowerBound), Self.spell(range.upperBound))
      throw wrong("a number from \(least) to \(most)\(unit), such as \(example),")
    }
    return number
  }

  func whole(_ range: ClosedRange<Int>) throws(RuleError) -> Int {
    guard case .word(let text, isPlain: true) = content, let number = Int(text),
      range.contains(number)
    else { throw wrong("a whole number from \(range.lowerBound) to \(range.upperBound)") }
    return number
  }

  func wrong(_ wanted: String) -> RuleError {
    RuleError(place, "\(wanted) is needed, and this is \(kind)")
  }

  private static func spell(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
