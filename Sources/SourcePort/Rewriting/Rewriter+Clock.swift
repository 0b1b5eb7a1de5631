import SwiftSyntax

/// What waits by the machine's clock waits by that of a scene, so that a test can move it.
extension Rewriter {
  func rewriteWaiting(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    switch member.trimmedDescription {
    case "DispatchQueue.main.asyncAfter":
      // A deadline that is not written here can be any time of the machine's.
      guard let deadline = node.arguments.first?.expression, deadline.isFromNow else { return }
      if let base = member.base { replace(base, with: "SceneQueue(near: \(asker(at: node)))") }
      for word in ["DispatchTime", "Dispatch.DispatchTime"] { drop(word, in: deadline) }
    case "Timer.scheduledTimer", "Foundation.Timer.scheduledTimer", ".scheduledTimer":
      guard !declarations.declares("Timer"), let first = node.arguments.first else { return }
      edits.insert("near: \(asker(at: node)), ", at: first.start)
    case "Task.sleep":
      let label = node.arguments.first?.label?.text
      guard node.arguments.count == 1, label == "for" || label == "nanoseconds" else { return }
      if let base = member.base { replace(base, with: "SceneQueue(near: \(asker(at: node)))") }
    default: break
    }
  }

  /// `Timer` as a type.
  func rewriteTimer(_ name: TokenSyntax) {
    if name.text == "Timer", !declarations.declares("Timer") { replace(name, with: "SceneTimer") }
  }

  /// `self` where that is an object.
  private func asker(at node: some SyntaxProtocol) -> String {
    guard let current else { return "nil" }
    let kind = declarations.resolve(current).flatMap { declarations.types[$0]?.kind }
    let isObject = kind == .class || (kind == nil && IsolatedTypes.isUIKit(current))
    return isObject && !node.isInStaticMember ? "self" : "nil"
  }

  /// Leaves `.now()` of `DispatchTime.now()`.
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
  /// Whether `self` is a type here, or nothing.
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
