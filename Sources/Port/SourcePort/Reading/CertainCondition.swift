import SwiftSyntax

/// What `#if` decides, as far as that is known before the compiler runs.
enum CertainCondition {
  static func value(_ condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(call) }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map(!)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value($0.expression) }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(sequence) }
    return condition.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
  }

  /// Of conditions that are joined by the same word throughout.
  private static func value(_ sequence: SequenceExprSyntax) -> Bool? {
    let parts = Array(sequence.elements)
    let words = Set(stride(from: 1, to: parts.count, by: 2).map { parts[$0].trimmedDescription })
    let values = stride(from: 0, to: parts.count, by: 2).map { value(parts[$0]) }
    switch words {
    case ["&&"]: return values.contains(false) ? false : values.contains(nil) ? nil : true
    case ["||"]: return values.contains(true) ? true : values.contains(nil) ? nil : false
    default: return nil
    }
  }

  private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
    let text = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    // The port makes the first hold, and the second does.
    case "os": return ["iOS", "Linux"].contains(text)
    case "canImport": return present.contains(text) ? true : absent.contains(text) ? false : nil
    case "targetEnvironment": return false
    case "swift", "compiler": return text.hasPrefix(">=") ? true : nil
    default: return nil
    }
  }

  private static let present: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore", "UIKit"]
  private static let absent: Set<String> = ["AppKit", "Cocoa", "ObjectiveC", "SwiftUI", "WatchKit"]
}

extension SyntaxProtocol {
  /// Whether it is in doubt that a declaration is there: the outcome of some `#if` around it is not known.
  var isConditional: Bool {
    var node = parent
    while let at = node {
      if let clause = at.as(IfConfigClauseSyntax.self), !clause.isCertain { return true }
      node = at.parent
    }
    return false
  }
}

extension IfConfigClauseSyntax {
  /// Whether this clause is the one that counts.
  fileprivate var isCertain: Bool {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    for clause in clauses {
      let value = clause.condition.map(CertainCondition.value) ?? true
      if clause.id == id { return value == true }
      guard value == false else { return false }
    }
    return false
  }
}
