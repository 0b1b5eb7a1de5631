import SwiftSyntax

/// Visits a source and tracks the enclosing type.
class ScopedVisitor: SyntaxVisitor {
  struct Scope {
    let name: String
    let kind: DeclaredType.Kind
    let isExtension: Bool
    /// Whether the name is resolved from the top level: at the top of a file, or in a function.
    let isOutermost: Bool
    let isLocal: Bool
  }

  private(set) var scopes: [Scope] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Full name of the enclosing type; `nil` outside types.
  var current: String? { scopes.isEmpty ? nil : name(ofScopesUpTo: scopes.count) }

  /// The enclosing types, innermost first.
  var enclosing: [String] {
    scopes.indices.reversed().map { name(ofScopesUpTo: $0 + 1) }
  }

  private func name(ofScopesUpTo end: Int) -> String {
    let first = scopes[..<end].lastIndex(where: \.isOutermost) ?? 0
    return scopes[first..<end].map(\.name).joined(separator: ".")
  }

  /// Called after the visitor has entered a type or an extension.
  func entered(_ group: some DeclGroupSyntax, isGeneric: Bool) {}

  private func enter(
    _ group: some DeclGroupSyntax, _ name: String, _ kind: DeclaredType.Kind,
    isExtension: Bool = false, isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    scopes.append(
      Scope(
        name: name, kind: kind, isExtension: isExtension, isOutermost: !group.isMember,
        isLocal: isInCode(group)))
    entered(group, isGeneric: isGeneric)
    return .visitChildren
  }

  private func isInCode(_ group: some DeclGroupSyntax) -> Bool {
    var node = group.parent
    while let at = node {
      if at.is(CodeBlockSyntax.self) || at.is(ClosureExprSyntax.self)
        || at.is(AccessorBlockSyntax.self)
      {
        return true
      }
      node = at.parent
    }
    return false
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .class, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .value, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .value, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .class)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .protocol)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType.trimmedDescription, .unknown, isExtension: true)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
}
