import Foundation

/// The parsed parts of a format such as `H:|-[name(>=40@750)]-20-[button]-|`.
///
/// ```
/// line  = ["H:" | "V:"] ["|" gap] view (gap view)* [gap "|"]
/// gap   = "" | "-" | "-" amount "-"
/// view  = "[" name ["(" limits ")"] "]"
/// limits, amount in parentheses = limit ("," limit)*
/// limit = ["==" | ">=" | "<="] (number | metric | view name) ["@" priority]
/// ```
struct VisualFormat {
  struct Limit {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, or the name of a metric or view.
    var value: String
    var priority: String?
  }

  enum Gap {
    case none
    case standard
    case limits([Limit])
  }

  struct Part {
    /// `nil` stands for the superview.
    var name: String?
    var limits: [Limit] = []
    /// The gap to the preceding part.
    var gap = Gap.none
  }

  /// A syntax error, with its location.
  struct Flaw: Error { var words: String }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var parts: [Part] = []
  private var rest: Substring

  init(_ line: String) throws(Flaw) {
    rest = line.filter { !$0.isWhitespace }[...]
    if take("H:") { axis = .horizontal } else if take("V:") { axis = .vertical }
    parts = [try part()]
    while !rest.isEmpty {
      let gap = try gap()
      var next = try part()
      next.gap = gap
      parts.append(next)
    }
    for part in parts.dropFirst().dropLast() where part.name == nil {
      throw Flaw(words: "'|' in the middle")
    }
    if parts.count == 1, parts[0].name == nil { throw Flaw(words: "no view") }
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func part() throws(Flaw) -> Part {
    if take("|") { return Part(name: nil) }
    guard take("[") else { throw Flaw(words: "expected a view at '\(rest)'") }
    var part = Part(name: word())
    guard part.name?.isEmpty == false else { throw Flaw(words: "a view without a name") }
    if take("(") { part.limits = try limits() }
    guard take("]") else { throw Flaw(words: "expected ']' at '\(rest)'") }
    return part
  }

  private mutating func gap() throws(Flaw) -> Gap {
    guard take("-") else { return .none }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    let found = take("(") ? try limits() : [try limit()]
    guard take("-") else { throw Flaw(words: "expected '-' at '\(rest)'") }
    return .limits(found)
  }

  /// Reads up to the closing parenthesis.
  private mutating func limits() throws(Flaw) -> [Limit] {
    var found = [try limit()]
    while take(",") { found.append(try limit()) }
    guard take(")") else { throw Flaw(words: "expected ')' at '\(rest)'") }
    return found
  }

  private mutating func limit() throws(Flaw) -> Limit {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    // A minus that is followed by another amount is the sign of a number.
    let sign = rest.first == "-" && rest.dropFirst().first?.isNumber == true ? "-" : ""
    if !sign.isEmpty { _ = take("-") }
    let value = sign + word()
    guard !value.isEmpty else { throw Flaw(words: "expected an amount at '\(rest)'") }
    let priority = take("@") ? word() : nil
    return Limit(relation: relation, value: value, priority: priority)
  }

  /// Reads letters, digits, `_` and `.`.
  private mutating func word() -> String {
    let found = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(found.count)
    return String(found)
  }
}
