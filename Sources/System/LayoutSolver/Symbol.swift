/// A column of the solver's tableau, numbered so that ties are always broken the same way.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: Int {
    /// A variable of the client's; it may be negative.
    case external
    /// What is left of an inequality, never negative.
    case slack
    /// How far a wish is missed to one side, never negative.
    case error
    /// Marks a required equation; always 0, it never enters the basis.
    case dummy
  }

  private let code: Int

  init(_ kind: Kind, number: Int) { code = number << 2 | kind.rawValue }

  var isExternal: Bool { code & 3 == Kind.external.rawValue }
  var isDummy: Bool { code & 3 == Kind.dummy.rawValue }
  /// Slacks and errors: what a row may be solved for without becoming wrong.
  var isRestricted: Bool { !isExternal && !isDummy }

  static func < (left: Symbol, right: Symbol) -> Bool { left.code < right.code }
}
