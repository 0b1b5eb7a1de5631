import SwiftSyntax

extension Rewriter {
  // MARK: Declaring

  /// A protocol with optional requirements asks for all of them, and whether each is really there;
  /// an extension answers for those who leave one out.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard let current else { return }
    if node.attributes.named("objc") != nil, node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: node.name.end)
    }
    let mine = declarations.allOptionals.filter { $0.owner == current && $0.file == index }
    guard !mine.isEmpty else { return }
    let flags = mine.map { "nonisolated var \($0.flag): Bool { get };" }
    edits.insert(flags.joined(separator: " ") + " ", at: node.memberBlock.rightBrace.start)
    let access = (declarations.types[current]?.access ?? .internal).modifier
    tail += "extension \(current) {\n"
    for requirement in mine { tail += Self.answers(requirement, access) }
    tail += "}\n"
  }

  private static func answers(_ requirement: OptionalRequirement, _ access: String) -> String {
    let refusal = "fatalError(\"\(requirement.name) is not implemented\")"
    let type = requirement.result ?? "Void"
    var text = "  nonisolated \(access)var \(requirement.flag): Bool { false }\n"
    if requirement.isProperty {
      text += "  \(access)var \(requirement.name): \(type) { \(refusal) }\n"
      text += "  \(access)var \(requirement.key): (\(type))? "
      return text + "{ \(requirement.flag) ? \(requirement.name) : nil }\n"
    }
    let body = requirement.result == nil ? "" : refusal
    text += "  \(access)func \(requirement.name)(\(requirement.signature))\(requirement.returns)"
    text += " { \(body) }\n"
    let plain = requirement.parameters.map(\.type).joined(separator: ", ")
    let names = requirement.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in "
    text += "  \(access)var \(requirement.key): ((\(plain)) -> \(type))? "
    text +=
      "{ \(requirement.flag) ? { \(head)self.\(requirement.name)(\(requirement.call)) } : nil }\n"
    return text
  }

  // MARK: Calling

  /// `delegate?.method?(…)`: nil exactly if the delegate does not implement it.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression
    let chained = called.as(OptionalChainingExprSyntax.self)
    let forced = called.as(ForceUnwrapExprSyntax.self)
    guard let inner = chained?.expression ?? forced?.expression,
      let mark = chained?.questionMark ?? forced?.exclamationMark,
      let member = inner.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let isTrailing = node.trailingClosure != nil
    if let requirement = requirement(name, labels, of: member, isTrailing: isTrailing) {
      replace(member.declName, with: requirement.key)
      for argument in node.arguments {
        if let label = argument.label, let colon = argument.colon {
          // The value of a function type has no labels.
          edits.replace(label.start, colon.endPosition.utf8Offset, with: "")
        }
      }
    } else if DefaultedRequirements.names.contains(name) {
      edits.replace(mark.start, mark.end, with: "")
    }
  }

  /// `delegate?.method` and `delegate?.property` that are not called: the optional value.
  func rewriteOptionalValue(_ node: MemberAccessExprSyntax) {
    guard node.base != nil else { return }
    let name = node.declName.baseName.text
    let labels = node.declName.argumentNames?.arguments.map { $0.name.text }
    guard let requirement = requirement(name, labels, of: node) else { return }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    {
      return
    }
    let isMarked =
      node.parent?.is(OptionalChainingExprSyntax.self) == true
      || node.parent?.is(ForceUnwrapExprSyntax.self) == true
    // `method?(…)` is a call; `property?.x` is not.
    if isMarked, !requirement.isProperty { return }
    replace(node.declName, with: requirement.key)
  }

  /// The optional requirement that a member is, as far as its object's type can be told.
  private func requirement(
    _ name: String, _ labels: [String]?, of member: MemberAccessExprSyntax,
    isTrailing: Bool = false
  ) -> OptionalRequirement? {
    let named = declarations.allOptionals(named: name).filter { requirement in
      guard let labels else { return true }
      if requirement.isProperty { return labels.isEmpty }
      // A closure that trails has no label.
      return labels == Array(isTrailing ? requirement.labels.dropLast() : requirement.labels[...])
    }
    guard !named.isEmpty, let base = member.base else { return nil }
    let written = base.trimmedDescription
    let path = written.split { ".?!".contains($0) }.map(String.init).filter { $0 != "self" }
    let isPath =
      !path.isEmpty && written.allSatisfy { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
    guard isPath, let current,
      let type = declarations.type(ofPath: path, in: current, scopes: enclosing),
      declarations.types[type] != nil
    else { return named.first { _ in !isOwnProperty(name, of: path) } }
    let line = declarations.lineage(of: type)
    return named.first { line.contains($0.owner) }
  }

  /// `self.name` in a class that merely has a property of that name.
  private func isOwnProperty(_ name: String, of path: [String]) -> Bool {
    guard path.isEmpty, let current else { return false }
    return declarations.types[current]?.properties[name] != nil
  }
}

extension Declarations {
  func allOptionals(named name: String) -> [OptionalRequirement] { optionals[name] ?? [] }
}
