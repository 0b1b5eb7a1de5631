/// A method of the target, with the properties that selectors and protocols need.
struct DeclaredMethod: Codable, Equatable, Sendable {
  struct Parameter: Codable, Equatable {
    /// The argument label; `_` for none.
    let label: String
    let type: String
  }

  let type: String
  let name: String
  let parameters: [Parameter]
  /// The result type; `nil` for none.
  let result: String?
  var file: Int
  var isObjC = false
  /// The name in `@objc(…)`.
  var givenName: String?
  var isStatic = false
  var isOverride = false
  var isPrivate = false
  var isAsync = false
  var isThrowing = false
  var isInExtension = false
  var isGeneric = false
  /// Whether the file does not import the module that exposes recognizers' methods for subclasses.
  var hidesSubclassing = false
  /// Whether its existence depends on `#if`.
  var isConditional = false
  /// Whether it is marked unavailable.
  var isUnavailable = false

  var labels: [String] { parameters.map(\.label) }

  /// `name(_:with:)`
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  var selectorName: String { givenName ?? Self.selectorName(name, labels) }

  /// The method's Objective-C name.
  static func selectorName(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      result += beginsWithPreposition(first) ? capital : "With" + capital
    }
    return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains { word in
      guard label.hasPrefix(word) else { return false }
      return label.dropFirst(word.count).first?.isLowercase != true
    }
  }

  /// Labels to which the Objective-C name adds no `With`.
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
