import SwiftSyntax

extension Rewriter {
  /// The type of `self` as written in a selector; `Self` in a protocol.
  private var ownType: String? {
    guard let current, let scope = scopes.last else { return nil }
    let isProtocol = declarations.types[current]?.kind == .protocol
    return scope.kind == .protocol || isProtocol ? "Self" : current
  }

  // MARK: #selector

  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let (named, cast) = Self.split(argument.expression)
    if let accessor = argument.label?.text {
      return rewriteAccessor(node, accessor, named)
    }
    guard let reference = MethodReference(named) else {
      return refuse(node, "name a method here: #selector(Type.method(_:))")
    }
    guard let owner = owner(of: reference, named) else {
      return refuse(node, "say whose method it is: #selector(Type.\(reference.name))")
    }
    let labels = reference.labels ?? cast.map { Self.labels(of: $0, reference) } ?? nil
    let found = find(reference.name, labels, from: owner, isUnqualified: reference.isOwn)
    let fitting = cast.map { type in found.methods.filter { Self.fits($0, type) } } ?? found.methods
    let best = fitting.first(where: \.isObjC) ?? fitting.first ?? found.methods.first
    let call = SelectorCall(owner: found.owner, reference: reference, method: best, cast: cast)
    replace(node, with: call.text(in: declarations))
    if let best { checkSending(best, at: node) }
  }

  private func checkSending(_ method: DeclaredMethod, at node: some SyntaxProtocol) {
    if method.isAsync {
      refuse(node, "\(method.fullName) is asynchronous; start a Task in a method that is not")
    } else if method.isStatic {
      refuse(node, "\(method.fullName) belongs to the type; send to a method of an object")
    }
  }

  /// Splits `f as () -> Void` or `(f)` into expression and cast.
  private static func split(_ expression: ExprSyntax) -> (ExprSyntax, cast: TypeSyntax?) {
    if let cast = expression.as(AsExprSyntax.self) { return (cast.expression, cast.type) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return split(tuple.elements.first!.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first
    else { return (expression, nil) }
    return (first, sequence.elements.last?.as(TypeExprSyntax.self)?.type)
  }

  private static func labels(of cast: TypeSyntax, _ reference: MethodReference) -> [String]? {
    parameters(of: cast)?.isEmpty == true ? [] : nil
  }

  private static func parameters(of cast: TypeSyntax) -> [String]? {
    var type = cast
    if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType { type = wrapped }
    if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType {
      type = implicit
    }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first {
      type = only.type
    }
    if let function = type.as(FunctionTypeSyntax.self) {
      let parts = function.parameters.map(\.type.trimmedDescription)
      // `(Dial) -> () -> Void` is the type of an unapplied method.
      if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) {
        return inner.parameters.map(\.type.trimmedDescription)
      }
      return parts
    }
    return nil
  }

  private static func fits(_ method: DeclaredMethod, _ cast: TypeSyntax) -> Bool {
    guard let wanted = parameters(of: cast) else { return true }
    return wanted == method.parameters.map(\.type)
  }

  private func rewriteAccessor(
    _ node: MacroExpansionExprSyntax, _ accessor: String, _ named: ExprSyntax
  ) {
    guard let reference = MethodReference(named) else {
      return refuse(node, "name a property here: #selector(\(accessor): Type.property)")
    }
    guard accessor == "getter", let owner = owner(of: reference, named) else {
      warn(node, "a setter cannot be sent here; send to a method that sets")
      let name = RenamedConstants.raised(reference.name)
      return replace(node, with: "Selector(\"set\(name):\")")
    }
    replace(
      node,
      with:
        "Selector(\"\(reference.name)\", { (t: \(owner)) in { _ = t.\(reference.name) } })"
    )
  }

  /// The type in which a selector's method is looked up.
  private func owner(of reference: MethodReference, _ named: ExprSyntax) -> String? {
    if reference.isOwn { return ownType }
    guard let base = reference.base else { return nil }
    if let known = declarations.resolve(base, in: enclosing) { return known }
    if base.first?.isUppercase == true { return base }
    let path = base.split { ".?!".contains($0) }.map(String.init).filter { $0 != "self" }
    if path.count == 1, let local = named.parameterType(of: path[0]) {
      return declarations.resolve(local, in: enclosing) ?? Declarations.bare(local)
    }
    let type = current.flatMap { declarations.type(ofPath: path, in: $0, scopes: enclosing) }
    if let type, !type.isEmpty { return type }
    // If the object's type is unknown, the only class with such a method.
    let owners = (declarations.methods[reference.name] ?? []).filter {
      $0.isObjC && (reference.labels == nil || $0.labels == reference.labels!)
    }
    return Set(owners.map(\.type)).count == 1 ? owners[0].type : nil
  }

  /// The matching methods and the type that has them: an unqualified name may refer to an enclosing
  /// type.
  private func find(
    _ name: String, _ labels: [String]?, from owner: String, isUnqualified: Bool
  ) -> (methods: [DeclaredMethod], owner: String) {
    let first = owner == "Self" ? current ?? owner : owner
    let found = declarations.lookup(name, labels, in: first)
    if !found.isEmpty || !isUnqualified { return (found, owner) }
    for outer in enclosing.dropFirst() {
      let found = declarations.lookup(name, labels, in: outer)
      if !found.isEmpty { return (found, outer) }
    }
    return ([], owner)
  }

  // MARK: Selectors by name

  /// `Selector("name:")` and `NSSelectorFromString("name:")`.
  func rewriteNamedSelector(_ node: FunctionCallExprSyntax) -> Bool {
    let callee = node.calledExpression.trimmedDescription
    guard ["Selector", "NSSelectorFromString", "Foundation.Selector"].contains(callee),
      node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
    else { return false }
    return rewriteName(argument.expression, in: node)
  }

  /// `action: "name:"`, the syntax of Swift 2.
  func rewriteLiteralAction(_ node: LabeledExprSyntax) {
    guard node.expression.is(StringLiteralExprSyntax.self),
      node.label?.text == "action" || node.label?.text == "selector",
      let text = node.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      declarations.index.method(calledByName: text, in: current) != nil
    else { return }
    _ = rewriteName(node.expression, in: node.expression)
  }

  private func rewriteName(_ argument: ExprSyntax, in node: some SyntaxProtocol) -> Bool {
    let (expression, _) = Self.split(argument)
    // A method reference needs no change, and a name computed at run time uses the table.
    guard let literal = expression.as(StringLiteralExprSyntax.self),
      let name = literal.representedLiteralValue
    else {
      return false
    }
    guard let method = declarations.index.method(calledByName: name, in: current) else {
      warn(node, "no method of this target is called \(name) in Objective-C")
      return true
    }
    let reference = MethodReference(name: method.name, labels: method.labels)
    let call = SelectorCall(owner: method.type, reference: reference, method: method, cast: nil)
    replace(node, with: call.textByName(in: declarations))
    return true
  }

  // MARK: #keyPath

  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    let written = node.arguments.map { $0.expression.trimmedDescription }.joined()
    let steps = written.filter { !"?! \n".contains($0) }.split(separator: ".")
    let path = steps.drop { $0 == "self" || $0.first?.isUppercase == true }
    replace(node, with: "\"\(path.joined(separator: "."))\"")
  }
}

extension SyntaxProtocol {
  /// The type of an enclosing function's parameter, as written.
  fileprivate func parameterType(of name: String) -> String? {
    var node = parent
    while let at = node {
      let clause =
        at.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? at.as(InitializerDeclSyntax.self)?.signature.parameterClause
      let parameter = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      if let parameter { return parameter.type.trimmedDescription }
      node = at.parent
    }
    return nil
  }
}
