import SwiftSyntax

extension Rewriter {
  /// What puts a declaration on the main actor, and leaves Swift 5 as easy-going as it is on iOS.
  private static let easyGoing = "@preconcurrency @MainActor "

  /// A type that has to do with UIKit belongs to the main actor, if it does not say otherwise.
  func isolate(_ group: some DeclGroupSyntax) {
    guard let current, let scope = scopes.last, !group.is(ActorDeclSyntax.self),
      !Self.isIsolated(group.attributes, group.modifiers), !isTestCase
    else { return }
    if scope.isExtension {
      guard !isolated.contains(declarations.resolve(current) ?? current),
        !IsolatedTypes.isUIKit(current)
      else { return }
      // What holds for the views of an array alone has to do with views.
      let clause = group.as(ExtensionDeclSyntax.self)?.genericWhereClause?.typeNames ?? []
      let isAll = isolated.areMentioned(in: clause)
      for item in group.memberBlock.members { isolateMember(item.decl, isAll) }
    } else if isolated.contains(current) {
      edits.insert(Self.easyGoing, at: group.start)
    }
  }

  /// What an extension gives to a type that belongs to no actor, such as a function of `CGPoint`.
  private func isolateMember(_ member: DeclSyntax, _ isAll: Bool) {
    if let function = member.as(FunctionDeclSyntax.self) {
      isolate(function, function.attributes, function.modifiers, isAll)
    } else if let variable = member.as(VariableDeclSyntax.self) {
      isolate(variable, variable.attributes, variable.modifiers, isAll)
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      isolate(initializer, initializer.attributes, initializer.modifiers, isAll)
    }
  }

  /// A function or variable outside all types.
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

  /// What a class on the main actor lets go of, it lets go of there.
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
  /// The names in it that types have.
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
