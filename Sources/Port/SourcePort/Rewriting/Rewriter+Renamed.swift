import SwiftSyntax

/// Updates the spellings of Swift 2, 3 and 4, like the compiler's fix-its.
extension Rewriter {
  func rewriteRenamedType(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    rewriteTimer(node.name)
    guard let new = RenamedTypes.names[name], !declarations.declares(name) else { return }
    replace(node.name, with: new)
  }

  func rewriteRenamedReference(_ node: DeclReferenceExprSyntax) {
    // A name after a dot is a member.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return
    }
    let name = node.baseName.text
    rewriteTimer(node.baseName)
    guard !declarations.declares(name) else { return }
    if let new = RenamedTypes.names[name] ?? RenamedConstants.names[name] {
      replace(node, with: new)
    } else if current != nil, let new = RenamedMembers.properties[name], !isNamedAnew(name),
      !declares(name)
    {
      // A member of `self`.
      replace(node, with: new)
    }
  }

  /// `UIColor.redColor()`, `NSNotification.Name.UIKeyboardWillShow`; returns whether nothing else
  /// needs rewriting.
  func rewriteRenamedMember(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    if let new = RenamedConstants.notifications[name] {
      let base = node.base?.trimmedDescription
      if base == nil || base!.hasSuffix("Name") {
        replace(node, with: new)
        return true
      }
    }
    if let new = RenamedMembers.modes[name], !declares(name),
      node.base.map({ $0.trimmedDescription.hasSuffix("Mode") }) ?? true
    {
      replace(node.declName.baseName, with: new)
    }
    if let new = RenamedMembers.properties[name], node.base != nil, !declares(name) {
      replace(node.declName.baseName, with: new)
    }
    return false
  }

  func rewriteRenamedCall(_ node: FunctionCallExprSyntax) {
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      rewriteFreeCall(node, reference)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      rewriteMemberCall(node, member)
    }
  }

  // MARK: Functions that became initializers or members

  private func rewriteFreeCall(
    _ node: FunctionCallExprSyntax, _ reference: DeclReferenceExprSyntax
  ) {
    let name = reference.baseName.text
    if name == "Bundle", node.arguments.count == 1, node.arguments.first?.label?.text == "for",
      !declarations.declares(name)
    {
      // Without Objective-C a bundle cannot be found by class.
      return edits.insert(".ported", at: reference.end)
    }
    if name == "abs", Self.numbers.contains(current ?? ""), scopes.last?.isExtension == true,
      !declarations.declares(name)
    {
      // Here `CGFloat` and its like have functions of that name themselves, which are found first.
      return edits.insert("Swift.", at: reference.start)
    }
    if let new = RenamedMembers.methods[name], fits(node, new), !declares(name) {
      return rename(node, reference, new)
    }
    if ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty,
      node.trailingClosure == nil, let left = node.leftParen
    {
      // Objective-C classes inherit `init()`; Foundation's classes do not have it here.
      return edits.insert("string: \"\"", at: left.end)
    }
    guard let form = RenamedCalls.forms[name], !declarations.declares(name) else { return }
    let arguments = Array(node.arguments)
    guard arguments.count == form.count, arguments.allSatisfy({ $0.label == nil }),
      let left = node.leftParen, let right = node.rightParen
    else { return }
    edits.replace(reference.start, left.end, with: form.head)
    for (argument, label) in zip(arguments, form.labels) {
      edits.insert(label, at: argument.start)
    }
    if let receiver = form.receiver {
      // `CGRectInset(r, 1, 1)`: the first argument becomes the receiver.
      let end = arguments[0].trailingComma?.end ?? arguments[0].expression.end
      edits.replace(arguments[0].expression.end, end, with: receiver)
      if form.closesReceiver { edits.replace(right.start, right.end, with: "") }
    }
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float"]

  /// `Bundle.main.url(forResource:withExtension:)`: the resources lie in the module's bundle here.
  func rewriteMainBundle(_ node: MemberAccessExprSyntax) {
    guard let base = node.base,
      ["Bundle.main", "NSBundle.mainBundle()"].contains(base.trimmedDescription),
      ["path", "paths", "url", "urls"].contains(node.declName.baseName.text),
      !declarations.declares("Bundle")
    else { return }
    replace(base, with: "Bundle.portedMain()")
  }

  // MARK: Members

  private func rewriteMemberCall(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    let base = member.base?.trimmedDescription ?? ""
    if name == "description", node.arguments.isEmpty, base.hasPrefix("type(of:"),
      let object = member.base
    {
      // In Objective-C, a class's description is its name.
      edits.insert("String(reflecting: ", at: object.start)
      edits.replace(object.end, node.end, with: ")")
      return
    }
    if name == "description", node.arguments.isEmpty, let type = member.base, isType(type),
      !declares(name)
    {
      edits.insert("String(reflecting: ", at: type.start)
      edits.replace(type.end, node.end, with: base.hasSuffix(".self") ? ")" : ".self)")
      return
    }
    if node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen,
      let right = node.rightParen,
      let new = RenamedMembers.accessor(name, of: base)
    {
      replace(member.declName, with: new)
      edits.replace(left.start, right.end, with: "")
      return
    }
    guard let new = RenamedMembers.methods[name], fits(node, new), !declares(name) else { return }
    rename(node, member.declName, new)
  }

  /// Whether an expression names a type: `Card`, `T`, `Self`, `Card.self`.
  private func isType(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "self" && member.base.map(isType) == true
    }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  private func fits(_ node: FunctionCallExprSyntax, _ new: RenamedMembers.Method) -> Bool {
    node.arguments.first?.label?.text == new.label
  }

  private func rename(
    _ node: FunctionCallExprSyntax, _ name: some SyntaxProtocol, _ new: RenamedMembers.Method
  ) {
    replace(name, with: new.name)
    guard let first = node.arguments.first, new.label != new.newLabel else { return }
    let text = new.newLabel.map { $0 + ": " } ?? ""
    edits.replace(first.start, first.expression.start, with: text)
  }

  /// Whether the target declares a member of that name.
  private func declares(_ name: String) -> Bool {
    declarations.methods[name] != nil || declarations.hasProperty(name)
  }

  /// Whether this source has a variable or parameter of that name.
  private func isNamedAnew(_ name: String) -> Bool {
    ["let \(name)", "var \(name)", "\(name):"].contains { file.source.text.contains($0) }
  }
}
