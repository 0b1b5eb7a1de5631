import SwiftSyntax

/// The values of `#if` conditions that are known before compilation.
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

  /// The value of conditions that are joined by `&&` only or by `||` only.
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
    // The port makes `os(iOS)` true, and `os(Linux)` is true.
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
  /// Whether it depends on an `#if` condition with an unknown value.
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
  /// Whether this clause is certainly the active one.
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
