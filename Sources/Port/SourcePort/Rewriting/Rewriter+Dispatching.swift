import SwiftSyntax

/// Members that the app adds to UIKit's classes and overrides; see `DispatchedMembers`.
extension Rewriter {
  /// Renames an implementation of a dispatched member; returns whether it was one.
  @discardableResult
  func dispatch(_ node: FunctionDeclSyntax) -> Bool {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard node.isMember, let member = dispatchedMember(node.name.text, labels) else { return false }
    let type = current ?? ""
    if type == member.base { tail += dispatcher(of: node, member) }
    replace(node.name, with: member.implementation(in: type))
    for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
    return true
  }

  @discardableResult
  func dispatch(_ node: VariableDeclSyntax) -> Bool {
    guard node.isMember, node.bindings.count == 1, let binding = node.bindings.first,
      let member = dispatchedMember(binding.pattern.trimmedDescription, nil)
    else { return false }
    let type = current ?? ""
    if type == member.base { tail += dispatcher(of: node, binding, member) }
    replace(binding.pattern, with: member.implementation(in: type))
    for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
    return true
  }

  /// Whether a member is a dispatched one and stays in its extension.
  func isDispatched(_ node: MemberBlockItemSyntax) -> Bool {
    if let function = node.decl.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      return dispatchedMember(function.name.text, labels) != nil
    }
    guard let variable = node.decl.as(VariableDeclSyntax.self), let first = variable.bindings.first
    else { return false }
    return dispatchedMember(first.pattern.trimmedDescription, nil) != nil
  }

  /// `super.prepare()` in an implementation.
  func rewriteSuper(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, base.is(SuperExprSyntax.self), let current else { return }
    let type = declarations.resolve(current) ?? current
    let found = dispatched.overridden(node.declName.baseName.text, in: type)
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let labels = call?.arguments.map { $0.label?.text ?? "_" }
    guard let member = found.first(where: { $0.labels == labels }) ?? found.first else { return }
    replace(base, with: "self")
    replace(node.declName.baseName, with: member.implementation(above: type))
  }

  private func dispatchedMember(_ name: String, _ labels: [String]?) -> DispatchedMembers.Member? {
    guard let current else { return nil }
    return dispatched.member(name, labels, in: declarations.resolve(current) ?? current)
  }

  // MARK: The member itself

  private func dispatcher(
    of node: FunctionDeclSyntax, _ member: DispatchedMembers.Member
  ) -> String {
    let parameters = node.signature.parameterClause.parameters
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }.joined(separator: ", ")
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    let isDropped = node.signature.returnClause != nil ? "@discardableResult " : ""
    let head =
      "  \(isDropped)\(access(of: node.modifiers, node))func \(member.name)"
      + "\(node.signature.trimmedDescription) { "
    return heading(member) + head
      + choices(member) { "\(isThrowing ? "try " : "")\($0)(\(arguments))" } + "}\n}\n"
  }

  private func dispatcher(
    of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ member: DispatchedMembers.Member
  ) -> String {
    let type = binding.typeAnnotation?.type.trimmedDescription ?? "Any"
    var isSettable = false
    if case .accessors(let list) = binding.accessorBlock?.accessors {
      isSettable = list.contains { $0.accessorSpecifier.text == "set" }
    }
    let setter =
      isSettable
      ? "set { "
        + choices(member, returns: false) { "\($0) = newValue" } + "} " : ""
    return heading(member) + "  \(access(of: node.modifiers, node))var \(member.name): \(type) "
      + "{ get { \(choices(member) { $0 })} \(setter)}\n}\n"
  }

  private func heading(_ member: DispatchedMembers.Member) -> String {
    "extension \(member.base) {\n"
  }

  /// Code that chooses the implementation by the object's class.
  private func choices(
    _ member: DispatchedMembers.Member, returns: Bool = true, _ use: (String) -> String
  ) -> String {
    let word = returns ? "return " : ""
    let tests = member.overriding.map { type in
      "if let own = self as? \(type) { \(word)\(use("own." + member.implementation(in: type)))"
        + "\(returns ? "" : "; return") }; "
    }
    return tests.joined() + "\(word)\(use("self." + member.implementation(in: member.base))) "
  }

  /// The access level of the member's or its extension's modifiers.
  private func access(of modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> String {
    let levels = ["public", "package", "internal", "private", "fileprivate"]
    let group = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let own = modifiers.first { levels.contains($0.name.text) }
    guard let level = own ?? group?.modifiers.first(where: { levels.contains($0.name.text) }) else {
      return ""
    }
    return (level.name.text == "private" ? "fileprivate" : level.name.text) + " "
  }
}
