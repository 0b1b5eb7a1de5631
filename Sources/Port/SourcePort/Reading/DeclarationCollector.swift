import SwiftSyntax

/// Collects the declarations of a source.
final class DeclarationCollector: ScopedVisitor {
  private(set) var declarations = Declarations()
  private let source: ParsedSource
  private var importsSubclassing = false

  init(_ source: ParsedSource) {
    self.source = source
    super.init()
    walk(source.tree)
  }

  override func entered(_ group: some DeclGroupSyntax, isGeneric: Bool) {
    guard let current, let scope = scopes.last else { return }
    let inherited = group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let end = group.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    declarations.update(current) { type in
      type.inherited += inherited.flatMap { $0.split(separator: "&").map(Self.trimmed) }
      guard !scope.isExtension else { return }
      type.kind = scope.kind
      type.access = Self.access(group.modifiers)
      type.isGeneric = isGeneric
      type.isHidden = group.modifiers.has("private")
      type.isConditional = group.isConditional
      type.canBeMade = group.memberBlock.isMadeWithoutArguments
      type.canBeFramed = group.memberBlock.initializers.contains { $0.labels == ["frame"] }
      type.hasRequiredInit = group.memberBlock.initializers.contains {
        $0.modifiers.has("required") && $0.labels != ["coder"]
      }
      type.initializers = group.memberBlock.initializerLabels
      // A class that is marked unavailable is treated as one in a function.
      type.isLocal = scopes.contains(where: \.isLocal) || group.attributes.saysUnavailable
      type.bodyEnd = DeclaredType.Place(
        offset: end.utf8Offset, line: source.line(of: end),
        firstLine: source.line(of: group.introducer.positionAfterSkippingLeadingTrivia))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> DeclaredType.Access {
    if modifiers.has("public", "open") { return .public }
    if modifiers.has("package") { return .package }
    return modifiers.has("private", "fileprivate") ? .private : .internal
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let word) = token.tokenKind, MissingTypes.names.contains(word) {
      if declarations.missing[word] == nil {
        let line = source.line(of: token.positionAfterSkippingLeadingTrivia)
        declarations.missing[word] = Declarations.Use(line: line)
      } else {
        declarations.missing[word]?.count += 1
      }
    }
    if let current, case .identifier(let word) = token.tokenKind, word.first?.isUppercase == true {
      declarations.note(word, in: current)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.last?.name.text == "UIGestureRecognizerSubclass" { importsSubclassing = true }
    return .skipChildren
  }

  // MARK: Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.isMember
    guard isMember, let current else {
      if !isMember { declarations.otherNames.insert(node.name.text) }
      return .visitChildren
    }
    var method = DeclaredMethod(
      node, in: current, isInExtension: scopes.last?.isExtension == true)
    method.hidesSubclassing = !importsSubclassing
    if node.isExposed, !method.isPrivate { method.isObjC = true }
    if node.modifiers.has("optional") {
      declarations.add(
        OptionalRequirement(
          owner: current, name: method.name, parameters: method.parameters, result: method.result,
          isThrowing: method.isThrowing))
      // The requirement's default implementation throws.
      method.isThrowing = true
    }
    declarations.add(method)
    return .visitChildren
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let current else {
      for binding in node.bindings
      where node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
        declarations.otherNames.insert(binding.pattern.trimmedDescription)
      }
      return .visitChildren
    }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      let written = binding.typeAnnotation?.type.trimmedDescription ?? binding.madeType
      if node.modifiers.has("optional"), let written {
        declarations.add(
          OptionalRequirement(
            owner: current, name: name, parameters: [], result: written, isProperty: true))
      }
      declarations.update(current) { $0.properties[name] = written ?? "" }
      guard !node.modifiers.has("static", "class"), !node.isConditional else { continue }
      if node.modifiers.has("override") {
        declarations.overriddenProperties[name, default: []].insert(current)
      } else if scopes.last?.isExtension == true {
        declarations.addedProperties[name, default: []].insert(current)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.otherNames.insert(node.name.text)
    if node.initializer.value.trimmedDescription.contains("->") {
      declarations.functionNames.insert(node.name.text)
    }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether `@objcMembers` exposes it to Objective-C.
  fileprivate var isExposed: Bool {
    let owner = parent?.parent?.parent?.parent
    if owner?.as(ExtensionDeclSyntax.self)?.attributes.named("objc") != nil { return true }
    return owner?.as(ClassDeclSyntax.self)?.attributes.named("objcMembers") != nil
  }
}

extension SyntaxProtocol {
  /// Whether it is declared in a type's body, not in a function or file.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension MemberBlockSyntax {
  fileprivate var initializers: [InitializerDeclSyntax] {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  fileprivate var initializerLabels: DeclaredType.Initializers {
    var found = DeclaredType.Initializers()
    for each in initializers {
      let isConvenience = each.modifiers.has("convenience")
      if !isConvenience { found.hasDesignated = true }
      guard each.optionalMark == nil, !each.modifiers.has("private"),
        each.signature.effectSpecifiers == nil, each.genericParameterClause == nil
      else { continue }
      let labels = each.labels.map { $0 + ":" }.joined()
      if isConvenience { found.convenience.append(labels) } else { found.designated.append(labels) }
    }
    return found
  }

  /// Whether `init()` exists: there is no initializer, or one without parameters.
  fileprivate var isMadeWithoutArguments: Bool {
    initializers.isEmpty || initializers.contains { $0.labels.isEmpty }
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension PatternBindingSyntax {
  /// `Dial` of `let dial = Dial(…)`
  var madeType: String? {
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.trimmedDescription
    return callee.first?.isUppercase == true ? callee : nil
  }
}

extension DeclaredMethod {
  init(_ node: FunctionDeclSyntax, in type: String, isInExtension: Bool) {
    let objc = node.attributes.named("objc")
    let written = node.signature.returnClause?.type.trimmedDescription
    self.init(
      type: type, name: node.name.text.filter { $0 != "`" },
      parameters: node.signature.parameterClause.parameters.map {
        Parameter(
          label: $0.firstName.text,
          type: $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "..."))
      }, result: written.flatMap { ["Void", "()"].contains($0) ? nil : $0 }, file: 0,
      isObjC: objc != nil || node.attributes.named("IBAction") != nil,
      givenName: objc?.arguments?.trimmedDescription,
      isStatic: node.modifiers.has("static", "class"), isOverride: node.modifiers.has("override"),
      isPrivate: node.modifiers.has("private", "fileprivate"),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
      isInExtension: isInExtension, isGeneric: node.genericParameterClause != nil,
      isConditional: node.isConditional,
      isUnavailable: node.attributes.contains { $0.trimmedDescription.contains("unavailable") })
  }
}
