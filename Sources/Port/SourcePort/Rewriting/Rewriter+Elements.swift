import SwiftSyntax

/// `return parse()?.last`, where only the result says what is parsed: with the closures of Swift 6 the compiler does not
/// see it. The elements are said.
extension Rewriter {
  func sayElement(_ node: FunctionCallExprSyntax) {
    guard let mark = node.parent, mark.is(OptionalChainingExprSyntax.self),
      let member = mark.parent?.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(member.declName.baseName.text),
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      (declarations.methods[name] ?? []).contains(where: { $0.isGeneric && $0.givesArray }),
      let item = member.parent, item.is(ReturnStmtSyntax.self) || item.is(CodeBlockItemSyntax.self)
    else { return }
    var parent = node.parent
    while let at = parent, !at.is(FunctionDeclSyntax.self), !at.is(ClosureExprSyntax.self) {
      parent = at.parent
    }
    guard let function = parent?.as(FunctionDeclSyntax.self),
      let result = function.signature.returnClause?.type.as(OptionalTypeSyntax.self)?.wrappedType
        .trimmedDescription,
      function.genericParameterClause?.parameters.contains(where: { $0.name.text == result })
        == true
    else { return }
    edits.insert("(", at: node.start)
    edits.insert(" as [\(result)]?)", at: node.end)
  }
}

extension DeclaredMethod {
  /// Whether the result is an array that may be missing.
  fileprivate var givesArray: Bool {
    result?.hasPrefix("[") == true && result?.hasSuffix("]?") == true
  }
}
