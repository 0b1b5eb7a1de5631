import SwiftSyntax

extension Rewriter {
  /// Moves extension members that override or are overridden: without Objective-C they must be in the class's body.
  func moveIfNeeded(_ node: MemberBlockItemSyntax) {
    guard let scope = scopes.last, scope.isExtension, let current else { return }
    let function = node.decl.as(FunctionDeclSyntax.self)
    let modifiers = function?.modifiers ?? node.decl.as(VariableDeclSyntax.self)?.modifiers
    guard let modifiers, !isDispatched(node) else { return }
    let overrides = modifiers.has("override") || function.map(isLate) == true
    guard overrides || function.map({ isOverridden($0, of: current) }) == true else { return }
    let owner = declarations.resolve(current)
    guard let owner, declarations.isClass(owner), declarations.types[owner]?.bodyEnd != nil else {
      if overrides { keepAside(node, modifiers) }
      return
    }
    let access = lostAccess(of: node, modifiers)
    let stays = forwarding(to: node, of: owner)
    if stays == nil, !access.isEmpty { edits.insert(access, at: node.start) }
    moved.append(
      MovedMember(
        owner: owner, start: node.start, end: node.end, margin: file.margin(of: node),
        line: file.line(of: node.positionAfterSkippingLeadingTrivia),
        forwarding: stays.map { "\n" + access + $0 }))
  }

  /// An override in an extension of a class of UIKit's own keeps its place under another name, and nothing calls it.
  private func keepAside(_ node: MemberBlockItemSyntax, _ modifiers: DeclModifierListSyntax) {
    warn(
      node,
      "only Objective-C lets an extension override what \(current ?? "a class") does; "
        + "this is never called here: override it in a subclass")
    for modifier in modifiers where modifier.name.text == "override" { blank(modifier) }
    if let function = node.decl.as(FunctionDeclSyntax.self) {
      edits.insert(Self.aside, at: function.name.start)
    }
    for binding in node.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
      edits.insert(Self.aside, at: binding.pattern.start)
    }
  }

  private static let aside = "_port_aside_"

  /// The extension's access level, which must be repeated outside of it.
  private func lostAccess(of node: MemberBlockItemSyntax, _ modifiers: DeclModifierListSyntax)
    -> String
  {
    let group = node.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let levels = ["open", "public", "package", "internal", "private", "fileprivate"]
    guard !modifiers.contains(where: { levels.contains($0.name.text) }),
      let level = group?.modifiers.first(where: { ["public", "package"].contains($0.name.text) })
    else { return "" }
    return level.name.text + " "
  }

  // MARK: Members that stay

  /// A member that uses private names of its file stays there under another name, and the class's member calls it.
  private func forwarding(to node: MemberBlockItemSyntax, of owner: String) -> String? {
    guard declarations.types[owner]?.bodyEnd?.file != index, usesPrivateNames(node) else {
      return nil
    }
    if let function = node.decl.as(FunctionDeclSyntax.self) { return forwarding(to: function) }
    return node.decl.as(VariableDeclSyntax.self).flatMap(forwarding)
  }

  private func usesPrivateNames(_ node: MemberBlockItemSyntax) -> Bool {
    let own = privateNames
    return node.tokens(viewMode: .sourceAccurate).contains { own.contains($0.text) }
  }

  private func forwarding(to function: FunctionDeclSyntax) -> String? {
    guard function.genericParameterClause == nil else { return nil }
    let name = function.name.text
    let parameters = function.signature.parameterClause.parameters
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }
    let effects = function.signature.effectSpecifiers
    let attempt =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    replace(function.name, with: Self.stayed + name)
    return stay(function.modifiers, isOverriding: isLate(function))
      + "func \(name)\(function.signature.trimmedDescription) "
      + "{ \(attempt)\(Self.stayed)\(name)(\(arguments.joined(separator: ", "))) }\n"
  }

  private func forwarding(to variable: VariableDeclSyntax) -> String? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let type = binding.typeAnnotation?.type.trimmedDescription, let body = binding.accessorBlock
    else { return nil }
    let name = binding.pattern.trimmedDescription
    var isSettable = false
    if case .accessors(let list) = body.accessors {
      isSettable = list.contains { $0.accessorSpecifier.text == "set" }
    }
    replace(binding.pattern, with: Self.stayed + name)
    return stay(variable.modifiers, isOverriding: false)
      + "var \(name): \(type) { get { \(Self.stayed)\(name) } "
      + (isSettable ? "set { \(Self.stayed)\(name) = newValue } }\n" : "}\n")
  }

  /// Removes modifiers that are only allowed in a class's body; returns them for the calling member.
  private func stay(_ modifiers: DeclModifierListSyntax, isOverriding: Bool) -> String {
    for modifier in modifiers {
      switch modifier.name.text {
      case "override", "final": blank(modifier)
      case "open": replace(modifier, with: "public")
      case "class": replace(modifier, with: "static")
      default: break
      }
    }
    return (isOverriding ? "override " : "")
      + modifiers.map { $0.trimmedDescription + " " }.joined()
  }

  private static let stayed = "_port_own_"

  /// Adds `override` to a method whose requirement was added to the conforming class.
  func overrideIfLate(_ function: FunctionDeclSyntax) {
    guard isLate(function) else { return }
    let place = function.modifiers.first?.start ?? function.funcKeyword.start
    edits.insert("override ", at: place)
  }

  private func isLate(_ function: FunctionDeclSyntax) -> Bool {
    guard function.isMember, let current else { return false }
    return late.overrides(DeclaredMethod(function, in: current, isInExtension: false))
  }

  private func isOverridden(_ function: FunctionDeclSyntax, of type: String) -> Bool {
    guard !function.modifiers.has("private", "fileprivate", "static") else { return false }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return (declarations.methods[function.name.text] ?? []).contains {
      $0.isOverride && $0.labels == labels && declarations.inherits($0.type, from: type)
    }
  }
}

/// The private names of a file.
final class PrivateNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard ["private", "fileprivate"].contains(node.name.text), node.detail == nil else {
      return .skipChildren
    }
    let owner = node.parent?.parent
    if let named = owner?.asProtocol((any NamedDeclSyntax).self) {
      names.insert(named.name.text)
    } else if let variable = owner?.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
    } else if let group = owner?.as(ExtensionDeclSyntax.self) {
      for item in group.memberBlock.members {
        if let named = item.decl.asProtocol((any NamedDeclSyntax).self) {
          names.insert(named.name.text)
        }
        for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
          names.insert(binding.pattern.trimmedDescription)
        }
      }
    }
    return .skipChildren
  }
}
