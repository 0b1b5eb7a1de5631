import SwiftSyntax

extension Rewriter {
  /// Isolates a declaration to the main actor with concurrency checks as lenient as in Swift 5.
  private static let easyGoing = "@preconcurrency @MainActor "

  /// Isolates a type that uses UIKit, unless it declares an isolation.
  func isolate(_ group: some DeclGroupSyntax) {
    guard let current, let scope = scopes.last, !group.is(ActorDeclSyntax.self),
      !Self.isIsolated(group.attributes, group.modifiers), !isTestCase
    else { return }
    if scope.isExtension {
      guard !isolated.contains(declarations.resolve(current) ?? current),
        !IsolatedTypes.isUIKit(current)
      else { return }
      // An extension that is constrained to views uses views.
      let clause = group.as(ExtensionDeclSyntax.self)?.genericWhereClause?.typeNames ?? []
      let isAll = isolated.areMentioned(in: clause)
      for item in group.memberBlock.members { isolateMember(item.decl, isAll) }
    } else if isolated.contains(current) {
      edits.insert(Self.easyGoing, at: group.start)
    }
  }

  /// Isolates a member that an extension adds to a non-isolated type, such as a function of
  /// `CGPoint`.
  private func isolateMember(_ member: DeclSyntax, _ isAll: Bool) {
    if let function = member.as(FunctionDeclSyntax.self) {
      isolate(function, function.attributes, function.modifiers, isAll)
    } else if let variable = member.as(VariableDeclSyntax.self) {
      isolate(variable, variable.attributes, variable.modifiers, isAll)
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      isolate(initializer, initializer.attributes, initializer.modifiers, isAll)
    }
  }

  /// Isolates a function or variable outside types.
  func isolateOutermost(
    _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    let list = node.parent?.parent?.parent
    guard scopes.isEmpty, node.parent?.is(CodeBlockItemSyntax.self) == true,
      list?.is(SourceFileSyntax.self) == true || list?.is(IfConfigClauseSyntax.self) == true,
      file.source.name != "main.swift"
    else { return }
    isolate(node, attributes, modifiers)
  }

  private func isolate(
    _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ isCertain: Bool = false
  ) {
    guard !Self.isIsolated(attributes, modifiers),
      isCertain || isolated.areMentioned(in: node.typeNames)
    else { return }
    edits.insert(Self.easyGoing, at: node.start)
  }

  /// Isolates the deinitializer of a class on the main actor.
  func isolateDeinitializer(_ node: DeinitializerDeclSyntax) {
    guard let current, let owner = declarations.resolve(current), isolated.contains(owner),
      node.modifiers.isEmpty, !isTestCase
    else { return }
    edits.insert("isolated ", at: node.start)
  }

  private var isTestCase: Bool {
    guard let current else { return false }
    return declarations.lineage(of: current).contains("XCTestCase")
  }

  private static func isIsolated(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    if modifiers.contains(where: { $0.name.text == "nonisolated" }) { return true }
    return attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription.hasSuffix("Actor")
    }
  }
}

extension SyntaxProtocol {
  /// The type names in it.
  var typeNames: Set<String> {
    var names: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true {
        names.insert(name)
      }
    }
    return names
  }
}
