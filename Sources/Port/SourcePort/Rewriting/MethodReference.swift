import SwiftSyntax

/// A method as written in a selector: `handle`, `self.handle(_:)`, `Dial.turn(_:by:)`.
struct MethodReference {
  /// The expression before the last dot, except `self` and similar.
  var base: String?
  let name: String
  /// Argument labels; `nil` if only the base name is written.
  let labels: [String]?

  var isOwn: Bool { base == nil }

  init(name: String, labels: [String]?) {
    self.name = name
    self.labels = labels
  }

  init?(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      self.init(member.declName)
      base = member.base.map { $0.trimmedDescription }
      if let base, ["self", "Self", "super"].contains(base) || base.hasPrefix("type(of:") {
        self.base = nil
      }
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference)
    } else {
      return nil
    }
  }

  private init(_ reference: DeclReferenceExprSyntax) {
    self.init(
      name: reference.baseName.text,
      labels: reference.argumentNames?.arguments.map { $0.name.text })
  }
}
