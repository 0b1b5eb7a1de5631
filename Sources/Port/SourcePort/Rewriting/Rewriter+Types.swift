import SwiftSyntax

extension Rewriter {
  /// The type of an expression, if the sources state it: a path of properties, a parameter, a local value, a cast, or an
  /// initializer call.
  func type(of expression: ExprSyntax) -> String? {
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chained.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { type(of: $0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      return resolved(parts[2].trimmedDescription)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      let name = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
      return declarations.types[declarations.resolve(name, in: enclosing) ?? ""]?.name
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return type(of: element.calledExpression).flatMap(Self.element)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "self" ? current : type(ofName: name, at: expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if ["first", "last"].contains(name), let element = type(of: base).flatMap(Self.element) {
        return element
      }
      if base.trimmedDescription == "self" { return current.flatMap { type(of: name, in: $0) } }
      return type(of: base).flatMap { type(of: name, in: $0) }
    }
    return nil
  }

  /// `AnyObject` of `[AnyObject]`
  private static func element(of type: String) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return Declarations.bare(String(type.dropFirst().dropLast()))
  }

  private func type(of property: String, in owner: String) -> String? {
    let found = declarations.type(ofPath: [property], in: owner, scopes: enclosing)
    return found?.isEmpty == true ? nil : found
  }

  private func resolved(_ written: String) -> String {
    declarations.resolve(written, in: enclosing) ?? Declarations.bare(written)
  }

  /// The type of a name at a position: of the nearest parameter or local value, else of a property.
  private func type(ofName name: String, at place: ExprSyntax) -> String? {
    var node = Syntax(place)
    while let parent = node.parent {
      if let found = binding(of: name, in: parent, before: node) {
        return found.isEmpty ? nil : found
      }
      if parent.is(MemberBlockItemSyntax.self) { break }
      node = parent
    }
    return current.flatMap { type(of: name, in: $0) }
  }

  /// The type that a node binds to a name; empty if the binding's type is unknown; `nil` without a binding.
  private func binding(of name: String, in node: Syntax, before child: Syntax) -> String? {
    let parameters =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
    if let parameter = parameters?.parameters.first(where: {
      ($0.secondName ?? $0.firstName).text == name
    }) {
      return resolved(parameter.type.trimmedDescription)
    }
    if let closure = node.as(ClosureExprSyntax.self),
      closure.signature?.parameterClause?.names.contains(name) == true
    {
      return ""
    }
    if let test = node.as(IfExprSyntax.self), child.is(CodeBlockSyntax.self) {
      return binding(of: name, in: test.conditions)
    }
    guard let items = node.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in items.reversed() where item.position < child.position {
      if let test = item.item.as(GuardStmtSyntax.self) {
        if let found = binding(of: name, in: test.conditions) { return found }
      }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for part in variable.bindings where part.pattern.trimmedDescription == name {
          if let annotation = part.typeAnnotation {
            return resolved(annotation.type.trimmedDescription)
          }
          return part.initializer.flatMap { type(of: $0.value) } ?? ""
        }
      }
    }
    return nil
  }

  private func binding(of name: String, in conditions: ConditionElementListSyntax) -> String? {
    for element in conditions {
      guard let optional = element.condition.as(OptionalBindingConditionSyntax.self),
        optional.pattern.trimmedDescription == name
      else { continue }
      if let annotation = optional.typeAnnotation {
        return resolved(annotation.type.trimmedDescription)
      }
      // `if let delegate` refers to the outer name.
      guard let value = optional.initializer?.value else { return nil }
      if value.trimmedDescription == name { return nil }
      return type(of: value) ?? ""
    }
    return nil
  }
}

extension ClosureSignatureSyntax.ParameterClause {
  fileprivate var names: [String] {
    switch self {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    @unknown default: []
    }
  }
}
