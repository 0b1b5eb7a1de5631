import SwiftSyntax

/// `T()` and `klass.init(frame:)`: on iOS every UIKit class can be instantiated through a metatype. In Swift this would need
/// `required` initializers in all subclasses.
extension Rewriter {
  func rewriteMaking(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard labels.isEmpty || labels == ["frame"] || labels == ["style", "reuseIdentifier"],
      node.trailingClosure == nil, let left = node.leftParen
    else { return }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let bound = node.bound(ofGeneric: name.text), isMadeByUIKit(bound)
    {
      makesByClass = true
      edits.replace(name.start, left.end, with: head("\(name.text).self", labels))
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base, isMade(base)
    {
      makesByClass = true
      edits.replace(node.start, left.end, with: head(base.trimmedDescription, labels))
    }
  }

  private func head(_ type: String, _ labels: [String]) -> String {
    "ObjCMethods.made(\(type)" + (labels.isEmpty ? "" : ", ")
  }

  /// `View.appearance()` also creates an object.
  func noteAppearance(_ node: MemberAccessExprSyntax) {
    if node.declName.baseName.text == "appearance" { makesByClass = true }
  }

  /// Whether a metatype is of a UIKit class without an initializer declared by the target.
  private func isMade(_ base: ExprSyntax) -> Bool {
    let text = base.trimmedDescription
    if text == "type(of: self)" || text == "Self" { return current.map(isMadeByUIKit) == true }
    guard let written = type(of: base) ?? onlyType(of: base), written.hasSuffix(".Type") else {
      return false
    }
    return isMadeByUIKit(String(written.dropLast(5)))
  }

  /// The type that all properties of the target with that name have.
  private func onlyType(of base: ExprSyntax) -> String? {
    guard let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      return nil
    }
    let types = Set(declarations.types.values.compactMap { $0.properties[name] })
    return types.count == 1 ? types.first : nil
  }

  private func isMadeByUIKit(_ written: String) -> Bool {
    let name = declarations.resolve(written, in: enclosing) ?? Declarations.bare(written)
    let line = declarations.lineage(of: name)
    guard line.allSatisfy({ declarations.types[$0]?.hasRequiredInit != true }) else { return false }
    return line.contains { $0 == "NSObject" || !UIKitClasses.superclasses(of: $0).isEmpty }
  }
}

extension SyntaxProtocol {
  /// The constraint of a generic parameter of an enclosing function or type.
  fileprivate func bound(ofGeneric name: String) -> String? {
    var node = parent
    while let at = node {
      let clause =
        at.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? at.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? at.as(StructDeclSyntax.self)?.genericParameterClause
      if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
        if let type = parameter.inheritedType { return type.trimmedDescription }
        let wheres =
          at.as(FunctionDeclSyntax.self)?.genericWhereClause
          ?? at.as(ClassDeclSyntax.self)?.genericWhereClause
          ?? at.as(StructDeclSyntax.self)?.genericWhereClause
        for item in wheres?.requirements ?? [] {
          guard let rule = item.requirement.as(ConformanceRequirementSyntax.self),
            rule.leftType.trimmedDescription == name
          else { continue }
          return rule.rightType.trimmedDescription
        }
        return nil
      }
      node = at.parent
    }
    return nil
  }
}
