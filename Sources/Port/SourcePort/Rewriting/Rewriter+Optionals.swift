import SwiftSyntax

extension Rewriter {
  // MARK: Declaring

  /// Rewrites a protocol's optional requirements: each becomes a method that may throw, and a flag that reports whether it is
  /// implemented. An extension has the defaults, which throw. A non-throwing method also satisfies the requirement.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard let current else { return }
    if node.attributes.named("objc") != nil, node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: node.name.end)
    }
    let mine = declarations.allOptionals.filter { $0.owner == current && $0.file == index }
    guard !mine.isEmpty else { return }
    let flags = mine.map { "nonisolated var \($0.flag): Bool { get };" }
    let members = node.memberBlock
    // Members on one line need separators.
    let isApart = members.rightBrace.leadingTrivia.contains(where: \.isNewline)
    edits.insert(
      (isApart ? "" : "; ") + flags.joined(separator: " ") + " ", at: members.rightBrace.start)
    let access = (declarations.types[current]?.access ?? .internal).modifier
    tail += "extension \(current) {\n"
    for requirement in mine { tail += Self.answers(requirement, access) }
    tail += "}\n"
  }

  private static func answers(_ requirement: OptionalRequirement, _ access: String) -> String {
    let type = requirement.result ?? "Void"
    var text = "  nonisolated \(access)var \(requirement.flag): Bool { false }\n"
    if requirement.isProperty {
      text +=
        "  \(access)var \(requirement.name): \(type) { get throws { \(requirement.refusal) } }\n"
      text += "  \(access)var \(requirement.key): \(requirement.optionalResult) "
      return text
        + "{ PortedRequirement.answer { try \(requirement.name) } \(requirement.flattening)}\n"
    }
    text += "  \(access)\(requirement.absence)\n"
    let effect = requirement.isThrowing ? "throws " : ""
    let answer =
      requirement.isThrowing ? "try PortedRequirement.answerOrThrow" : "PortedRequirement.answer"
    text += "  @discardableResult \(access)func \(requirement.caller)(\(requirement.signature)) "
    text += "\(effect)-> \(requirement.optionalResult) "
    let call = "try self.\(requirement.name)(\(requirement.call))"
    text += "{ \(answer) { \(call) } \(requirement.flattening)}\n"
    let plain = requirement.parameters.map(\.type).joined(separator: ", ")
    let names = requirement.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in "
    let known = requirement.isThrowing ? call : "try! " + call.dropFirst(4)
    text += "  \(access)var \(requirement.key): ((\(plain)) \(effect)-> \(type))? "
    return text + "{ \(requirement.flag) ? { \(head)\(known) } : nil }\n"
  }

  /// Makes `@objc optional func f()` throwing. An optional property loses its setter, because Objective-C cannot set optional
  /// properties either.
  func throwIfOptional(_ node: FunctionDeclSyntax) {
    guard node.modifiers.has("optional"),
      node.signature.effectSpecifiers?.throwsClause == nil
    else { return }
    let end = node.signature.effectSpecifiers?.end ?? node.signature.parameterClause.end
    edits.insert(" throws", at: end)
  }

  func throwIfOptional(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("optional") else { return }
    for binding in node.bindings {
      if let block = binding.accessorBlock { replace(block, with: "{ get throws }") }
    }
  }

  // MARK: Calling

  /// `delegate?.method?(…)`: `nil` exactly if the delegate does not implement the method.
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
    if let requirement = requirement(name, labels, of: member, isCall: true, isTrailing: isTrailing)
    {
      castIfUntyped(member, to: requirement.owner)
      replace(member.declName, with: requirement.caller)
      edits.replace(mark.start, mark.end, with: "")
      if forced != nil { edits.insert("!", at: node.end) }
    } else if isDefaulted(name, labels) {
      edits.replace(mark.start, mark.end, with: "")
    }
  }

  /// Whether a call with `?` calls a requirement of UIKit. A closure in a property has no argument labels.
  private func isDefaulted(_ name: String, _ labels: [String]) -> Bool {
    labels.contains { $0 != "_" }
      || DefaultedRequirements.names.contains(name) && !declarations.hasProperty(name)
  }

  /// `delegate?.method?(…)` of a delegate with the type of any object: Objective-C looks the method up.
  private func castIfUntyped(_ member: MemberAccessExprSyntax, to owner: String) {
    guard let base = member.base, let type = type(of: base), Self.untyped.contains(type) else {
      return
    }
    let chained = base.as(OptionalChainingExprSyntax.self)
    let object = chained?.expression ?? base
    edits.insert("(", at: object.start)
    edits.insert(" as? \(owner))" + (chained == nil ? "?" : ""), at: object.end)
  }

  /// `objects.first?.constant` of elements with the type of any object: Objective-C looks the member up. Here the class is
  /// inferred from the member, if only one UIKit class has it.
  func castIfLookedUp(_ node: MemberAccessExprSyntax) {
    if let base = node.base, base.is(TupleExprSyntax.self), type(of: base) == "AnyObject",
      Self.boxed.contains(node.declName.baseName.text)
    {
      return edits.insert("PortedValue", at: base.start)
    }
    let name = node.declName.baseName.text
    guard let base = node.base, type(of: base) == "AnyObject",
      let owner = Self.owners[name] ?? owner(ofMethod: name, in: base)
    else { return }
    castIfUntyped(node, to: owner)
    // Of the properties of that name Objective-C's importer prefers those that are plain numbers.
    if name == "priority" { edits.insert(".rawValue", at: node.declName.end) }
  }

  /// The only type of the target that has a method of that name, or the protocol that asks for it.
  private func owner(ofMethod name: String, in base: ExprSyntax) -> String? {
    guard base.is(TupleExprSyntax.self) else { return nil }
    let owners = Set((declarations.methods[name] ?? []).filter { !$0.isStatic }.map(\.type))
    if owners.count == 1 { return owners.first }
    let protocols = owners.filter { declarations.types[$0]?.kind == .protocol }
    return protocols.count == 1 ? protocols.first : nil
  }

  /// What boxes of geometry and of numbers give back.
  private static let boxed: Set<String> = [
    "boolValue", "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue",
    "doubleValue", "floatValue", "int32Value", "intValue", "stringValue", "uiEdgeInsetsValue",
  ]

  private static let owners = [
    "constant": "NSLayoutConstraint", "firstAttribute": "NSLayoutConstraint",
    "firstItem": "NSLayoutConstraint", "isActive": "NSLayoutConstraint",
    "multiplier": "NSLayoutConstraint", "priority": "NSLayoutConstraint",
    "perform": "NSObject", "performSelector": "NSObject", "relation": "NSLayoutConstraint",
    "secondAttribute": "NSLayoutConstraint",
    "secondItem": "NSLayoutConstraint", "addSubview": "UIView", "frame": "UIView",
    "subviews": "UIView",
    "superview": "UIView", "tag": "UIView",
  ]

  private static let untyped: Set<String> = ["AnyObject", "Any", "NSObject", "NSObjectProtocol"]

  /// `delegate?.method` and `delegate?.property` without a call: the optional value.
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
    castIfUntyped(node, to: requirement.owner)
    replace(node.declName, with: requirement.key)
  }

  /// The optional requirement that a member refers to, if its object's type is known.
  private func requirement(
    _ name: String, _ labels: [String]?, of member: MemberAccessExprSyntax, isCall: Bool = false,
    isTrailing: Bool = false
  ) -> OptionalRequirement? {
    let named = declarations.allOptionals(named: name).filter { requirement in
      guard let labels else { return true }
      if requirement.isProperty { return labels.isEmpty }
      // A trailing closure has no label.
      return labels == Array(isTrailing ? requirement.labels.dropLast() : requirement.labels[...])
    }
    guard !named.isEmpty, let base = member.base else { return nil }
    guard let type = type(of: base), !type.isEmpty, !Self.untyped.contains(type) else {
      if isCall || labels != nil { return named.first }
      // A property of another type may have the same name.
      return named.first { _ in !isProperty(name, apartFrom: named.map(\.owner)) }
    }
    guard let declared = declarations.types[type] else { return nil }
    let line = declarations.lineage(of: type)
    guard let found = named.first(where: { line.contains($0.owner) }) else { return nil }
    // A class that has the property declares it, and its value is not optional.
    return found.isProperty && declared.kind != .protocol ? nil : found
  }

  /// Whether a type other than the given protocols has a property of that name.
  private func isProperty(_ name: String, apartFrom owners: [String]) -> Bool {
    declarations.types.values.contains { type in
      type.properties[name] != nil
        && Set(declarations.lineage(of: type.name)).isDisjoint(with: owners)
    }
  }

}

extension Declarations {
  func allOptionals(named name: String) -> [OptionalRequirement] { optionals[name] ?? [] }
}

extension OptionalRequirement {
  /// An implementation for objects that lack the method.
  var absence: String {
    "func \(name)(\(signature)) throws\(returns) { \(refusal) }"
  }

  fileprivate var refusal: String { "throw PortedRequirement.Absent()" }

  /// Flattens a nested optional.
  fileprivate var flattening: String {
    optionalResult == result ? "?? nil " : ""
  }
}
