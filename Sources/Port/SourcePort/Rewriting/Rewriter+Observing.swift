import SwiftSyntax

/// Key-value observing, which Foundation supports only with Objective-C: `KeyValueObserving` has the corresponding method of
/// `NSObject`, and the app's `dynamic` properties report their changes.
extension Rewriter {
  func conformIfObserving(_ node: ClassDeclSyntax) {
    guard let current, isFirstObserver(current) else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", KeyValueObserving", at: last.type.end)
    }
  }

  func rewriteObserver(_ node: FunctionDeclSyntax) {
    guard node.isObserver, let current, isFirstObserver(declarations.resolve(current) ?? current)
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
  }

  /// `override func responds(to:)`, `setValue(_:forKey:)`: `NSObject` has them here too, but they cannot be overridden.
  func rewriteForwarding(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if isAwakingOfPlainObject(node) {
      for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
    }
    guard Self.fixedMethods[node.name.text]?.contains(labels) == true, let current,
      declarations.overriding(node.name.text, labels).contains(
        declarations.resolve(current) ?? current),
      // Layers and animations find their values by name.
      !declarations.lineage(of: current).contains(where: { $0.hasPrefix("CA") })
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
  }

  /// `override func awakeFromNib()` of a class right below `NSObject`, which has the method on iOS alone.
  private func isAwakingOfPlainObject(_ node: FunctionDeclSyntax) -> Bool {
    guard Self.awaking.contains(node.name.text), node.modifiers.has("override"),
      node.signature.parameterClause.parameters.isEmpty, let current
    else { return false }
    let owner = declarations.resolve(current) ?? current
    let line = declarations.lineage(of: owner)
    return line.contains("NSObject")
      && line.allSatisfy { UIKitClasses.superclasses(of: $0).isEmpty }
      && !(declarations.methods[node.name.text] ?? []).contains {
        $0.type != owner && line.contains($0.type)
      }
  }

  /// `super.awakeFromNib()` there.
  func dropSuperOfPlainObject(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, node.arguments.isEmpty
    else { return }
    var parent = node.parent
    while let at = parent, !at.is(FunctionDeclSyntax.self) { parent = at.parent }
    guard let function = parent?.as(FunctionDeclSyntax.self), function.isMember,
      function.name.text == member.declName.baseName.text, isAwakingOfPlainObject(function)
    else { return }
    replace(node, with: "()")
  }

  private static let awaking: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]

  /// A segue of a storyboard is made by its class alone, so that its initializer is required here.
  func requireIfOfSegue(_ node: InitializerDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels == ["identifier", "source", "destination"], !node.modifiers.has("required"),
      let current, declarations.inherits(current, from: "UIStoryboardSegue")
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" {
      replace(modifier, with: "required")
    }
  }

  private static let fixedMethods: [String: [[String]]] = [
    "conforms": [["to"]], "didChangeValue": [["forKey"]], "forwardingTarget": [["for"]],
    "responds": [["to"]],
    "setValue": [["_", "forKey"], ["_", "forKeyPath"], ["_", "forUndefinedKey"]],
    "value": [["forKey"], ["forKeyPath"], ["forUndefinedKey"]], "willChangeValue": [["forKey"]],
  ]

  /// Whether a class has the method and none of its ancestors does.
  private func isFirstObserver(_ type: String) -> Bool {
    let owners = Set((declarations.methods["observeValue"] ?? []).filter(\.isObserver).map(\.type))
    return owners.contains(type)
      && owners.isDisjoint(with: declarations.lineage(of: type).dropFirst())
  }

  /// `@objc dynamic var progress = 0.0`
  func reportChanges(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("dynamic") else { return }
    for modifier in node.modifiers where modifier.name.text == "dynamic" { blank(modifier) }
    guard node.isMember, node.bindingSpecifier.text == "var",
      node.attributes.named("NSManaged") == nil,
      !node.modifiers.has("static", "class"),
      node.bindings.count == 1, let binding = node.bindings.first
    else { return }
    let report = "KeyValueChanges.report(self)"
    guard let block = binding.accessorBlock else {
      return edits.insert(" { didSet { \(report) } }", at: binding.end)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors where ["didSet", "set"].contains(accessor.accessorSpecifier.text) {
      guard let body = accessor.body else { continue }
      edits.insert(" defer { \(report) };", at: body.leftBrace.end)
    }
    if accessors.allSatisfy({ $0.accessorSpecifier.text == "willSet" }) {
      edits.insert(" didSet { \(report) } ", at: block.rightBrace.start)
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isObserver: Bool {
    name.text == "observeValue"
      && signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
      && modifiers.has("override")
  }
}

extension DeclaredMethod {
  fileprivate var isObserver: Bool { isOverride && labels.first == "forKeyPath" }
}
