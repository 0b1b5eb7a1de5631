import SwiftSyntax

/// Replaces waits for the machine's clock by waits for a scene's clock, so that a test can advance it.
extension Rewriter {
  func rewriteWaiting(_ node: FunctionCallExprSyntax) {
    rewriteTestWait(node)
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    switch member.trimmedDescription {
    case "DispatchQueue.main.asyncAfter":
      // A deadline computed elsewhere may refer to the machine's clock.
      guard node.arguments.first?.label?.text == "deadline",
        let deadline = node.arguments.first?.expression, deadline.isFromNow
      else { return }
      if let base = member.base { replace(base, with: "SceneQueue(near: \(asker(at: node)))") }
      for word in ["DispatchTime", "Dispatch.DispatchTime"] { drop(word, in: deadline) }
    case "Timer.scheduledTimer", "Foundation.Timer.scheduledTimer", ".scheduledTimer":
      guard !declarations.declares("Timer"), let first = node.arguments.first else { return }
      edits.insert("near: \(asker(at: node)), ", at: first.start)
    case "Task.sleep":
      let label = node.arguments.first?.label?.text
      guard node.arguments.count == 1, label == "for" || label == "nanoseconds" else { return }
      // In a test, the clock advances while it waits.
      let queue = isTest ? "PortedWait" : "SceneQueue(near: \(asker(at: node)))"
      if let base = member.base { replace(base, with: queue) }
    case "RunLoop.main.run", "RunLoop.current.run":
      guard isTest, node.arguments.first?.label?.text == "until", node.arguments.count == 1 else {
        return
      }
      if let base = member.base { replace(base, with: "PortedWait") }
    default: break
    }
  }

  /// XCTest's wait methods are in an extension and cannot be overridden, so code around them advances the clocks.
  private func rewriteTestWait(_ node: FunctionCallExprSyntax) {
    guard isTest else { return }
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let isWait =
      switch name {
      case "wait": labels.first == "for" && labels.contains("timeout")
      case "fulfillment": labels.first == "of" && labels.contains("timeout")
      case "waitForExpectations": labels.first == "timeout"
      default: false
      }
    guard isWait, let timeout = node.arguments.first(where: { $0.label?.text == "timeout" }) else {
      return
    }
    let isAsync = name == "fulfillment"
    edits.insert(
      "PortedWait.during(\(timeout.expression.trimmedDescription)) { \(isAsync ? "await " : "")",
      at: node.start)
    edits.insert(" }", at: node.end)
  }

  /// Whether the code belongs to an `XCTestCase` or a file of Swift Testing.
  private var isTest: Bool {
    if imports.contains("Testing") { return true }
    return current.map { declarations.lineage(of: $0).contains("XCTestCase") } == true
  }

  /// `Timer` used as a type.
  func rewriteTimer(_ name: TokenSyntax) {
    if name.text == "Timer", !declarations.declares("Timer") { replace(name, with: "SceneTimer") }
  }

  /// `self` if it is an object, else `nil`.
  private func asker(at node: some SyntaxProtocol) -> String {
    guard let current else { return "nil" }
    let kind = declarations.resolve(current).flatMap { declarations.types[$0]?.kind }
    let isObject = kind == .class || (kind == nil && IsolatedTypes.isUIKit(current))
    return isObject && !node.isInStaticMember ? "self" : "nil"
  }

  /// Reduces `DispatchTime.now()` to `.now()`.
  private func drop(_ word: String, in expression: ExprSyntax) {
    let text = expression.trimmedDescription
    guard text.hasPrefix(word + ".now()") else { return }
    edits.replace(expression.start, expression.start + word.utf8.count, with: "")
  }
}

extension ExprSyntax {
  /// `.now() + …`
  fileprivate var isFromNow: Bool {
    let text = trimmedDescription
    return [".now()", "DispatchTime.now()"].contains { text.hasPrefix($0) }
  }
}

extension SyntaxProtocol {
  /// Whether `self` is a type here, or does not exist.
  fileprivate var isInStaticMember: Bool {
    var node = parent
    while let at = node {
      if at.is(MemberBlockItemSyntax.self) {
        let declaration = at.as(MemberBlockItemSyntax.self)?.decl
        if let function = declaration?.as(FunctionDeclSyntax.self) {
          return function.modifiers.has("static", "class")
        }
        if let variable = declaration?.as(VariableDeclSyntax.self) {
          return variable.modifiers.has("static", "class")
        }
        return false
      }
      node = at.parent
    }
    return true
  }
}
