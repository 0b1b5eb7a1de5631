import SwiftSyntax

/// Visits one source and collects its edits.
///
/// Edits never add lines, so that code keeps its line numbers. Removed attributes are replaced by spaces, so that most code
/// keeps its column too.
final class Rewriter: ScopedVisitor {
  let file: ParsedSource
  /// The file's index among the target's sources.
  let index: Int
  let declarations: Declarations
  let isolated: IsolatedTypes
  let settings: PortSettings
  let late: LateRequirements
  let dispatched: DispatchedMembers
  var edits = SourceEdits()
  /// Declarations to append to the source.
  var tail = ""
  var notes: [PortNote] = []
  /// Members of extensions that must be in a class's body.
  var moved: [MovedMember] = []
  var imports: Set<String> = []
  /// Whether it creates objects from metatypes that are only known at run time.
  var makesByClass = false
  /// Names that are in modules other than Foundation here.
  private var split: Set<String> = []
  private var faults: [(text: String, offset: Int)] = []
  /// The private names of the file.
  lazy var privateNames = PrivateNames(in: file.tree).names

  init(
    _ file: ParsedSource, index: Int, _ declarations: Declarations, _ isolated: IsolatedTypes,
    _ late: LateRequirements, _ dispatched: DispatchedMembers, _ settings: PortSettings
  ) {
    self.late = late
    self.dispatched = dispatched
    self.settings = settings
    self.file = file
    self.index = index
    self.declarations = declarations
    self.isolated = isolated
    super.init()
    walk(file.tree)
  }

  /// The collected edits.
  var result: RewrittenSource {
    var edits = edits
    for fault in faults.reversed() { edits.insertFirst(fault.text, at: fault.offset) }
    return RewrittenSource(
      edits: edits, tail: tail, notes: notes, moved: moved,
      added: split.union(["UIKit"]).subtracting(imports).sorted(), makesByClass: makesByClass)
  }

  // MARK: Changing

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.start, node.end, with: text)
  }

  func blank(_ node: some SyntaxProtocol) { replace(node, with: Self.blanks(for: node)) }

  static func blanks(for node: some SyntaxProtocol) -> String {
    String(node.trimmedDescription.map { $0.isNewline ? $0 : " " })
  }

  func warn(_ node: some SyntaxProtocol, _ message: String) {
    notes.append(file.note(.warning, at: node, message))
  }

  /// Inserts an `#error` before the enclosing statement or member, so that the compiler reports it, and only if its `#if`
  /// clause is active.
  func refuse(_ node: some SyntaxProtocol, _ message: String) {
    let note = file.note(.error, at: node, message)
    notes.append(note)
    var item = Syntax(node)
    while !item.is(CodeBlockItemSyntax.self), !item.is(MemberBlockItemSyntax.self),
      let next = item.parent
    {
      item = next
    }
    let line = file.line(of: item.positionAfterSkippingLeadingTrivia)
    let text = note.directive(showing: file.text(ofLine: note.line), followedBy: line)
    faults.append((text + file.margin(of: item), item.start))
  }

  // MARK: Walking

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind, let module = SplitModules.module(of: name) {
      split.insert(module)
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "optional" { blank(node) }
    if node.name.text == "open", let scope = scopes.last, scope.isExtension, let current,
      !declarations.isClass(declarations.resolve(current) ?? current)
    {
      // Some classes are final here, and extension members cannot be overridden.
      replace(node, with: "public")
    } else if node.name.text == "open",
      node.parent?.as(DeclModifierListSyntax.self)?.has("static") == true
        || node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    {
      // Swift 3 let be open what nothing can override.
      replace(node, with: "public")
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return .visitChildren
  }

  override func entered(_ group: some DeclGroupSyntax, isGeneric: Bool) {
    isolate(group)
    if let declaration = group.as(ProtocolDeclSyntax.self) {
      rewriteProtocol(declaration)
      replaceInitRequirement(declaration)
    } else {
      addMaker(group)
    }
    if let declaration = group.as(ClassDeclSyntax.self) {
      rewriteTestCase(declaration)
      conformIfObserving(declaration)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    isolateOutermost(node, node.attributes, node.modifiers)
    rewriteReset(node)
    overrideIfLate(node)
    rewriteObserver(node)
    rewriteForwarding(node)
    refuseImpossible(node)
    throwIfOptional(node)
    dispatch(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseImpossible(node)
    throwIfOptional(node)
    dispatch(node)
    if node.bindings.contains(where: { $0.initializer != nil || $0.accessorBlock != nil }) {
      isolateOutermost(node, node.attributes, node.modifiers)
    }
    reportChanges(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    requireIfOfSegue(node)
    isolateMaking(node)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isolateDeinitializer(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "imageLiteral", "fileLiteral":
      rewriteLiteral(node)
      return .visitChildren
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if rewriteNamedSelector(node) { return .skipChildren }
    rewriteOptionalCall(node)
    rewriteResetCall(node)
    rewriteWaiting(node)
    refuseImpossible(node)
    rewriteRenamedCall(node)
    rewriteMaking(node)
    dropSuperOfPlainObject(node)
    sayElement(node)
    makeByMethod(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteDelegateWindow(node)
    rewriteMainBundle(node)
    rewriteSuper(node)
    noteAppearance(node)
    dropQualifier(node.base, of: node.declName.baseName.text, until: node.declName.start)
    rewriteOptionalValue(node)
    castIfLookedUp(node)
    return rewriteRenamedMember(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteRenamedReference(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteRenamedType(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    dropQualifier(node.baseType, of: node.name.text, until: node.name.start)
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteLiteralAction(node)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    moveIfNeeded(node)
    return .visitChildren
  }
}
