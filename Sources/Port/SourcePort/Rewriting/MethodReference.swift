import SwiftSyntax

/// A method as a selector names it: `handle`, `self.handle(_:)`, `Dial.turn(_:by:)`.
struct MethodReference {
  /// What stands before the last dot, but `self` and the like.
  var base: String?
  let name: String
  /// `nil` where only the first part of the name is written.
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
