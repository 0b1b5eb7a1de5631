import SwiftSyntax

/// On iOS, UIKit's `reset()` is hidden in files that do not import the module for subclasses, so a recognizer may declare its
/// own `reset()`. Here it is visible, so the app's method is renamed.
extension Rewriter {
  private static let name = "_port_reset"

  func rewriteReset(_ node: FunctionDeclSyntax) {
    guard node.name.text == "reset", node.isMember, let current, hasOwnReset(current),
      node.signature.parameterClause.parameters.isEmpty, !node.modifiers.has("override")
    else { return }
    replace(node.name, with: Self.name)
  }

  func rewriteResetCall(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let current else { return }
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard reference.baseName.text == "reset", hasOwnReset(current) else { return }
      replace(reference.baseName, with: Self.name)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "reset", let base = member.base
    {
      let path = base.trimmedDescription.split { ".?!".contains($0) }.map(String.init)
      let steps = path.filter { $0 != "self" }
      let type = declarations.type(ofPath: steps, in: current, scopes: enclosing)
      if let type, hasOwnReset(type) { replace(member.declName.baseName, with: Self.name) }
    }
  }

  private func hasOwnReset(_ type: String) -> Bool {
    let line = declarations.lineage(of: type)
    guard line.contains(where: { $0.hasPrefix("UI") && $0.hasSuffix("GestureRecognizer") }) else {
      return false
    }
    return (declarations.methods["reset"] ?? []).contains {
      line.contains($0.type) && $0.labels.isEmpty && !$0.isOverride && $0.hidesSubclassing
    }
  }
}
