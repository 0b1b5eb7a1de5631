import SwiftSyntax

/// Reports code that needs Objective-C at its line, with a replacement to write.
extension Rewriter {
  func refuseImpossible(_ node: FunctionCallExprSyntax) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let called = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = called?.baseName.text, declarations.methods[name] == nil else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    switch (name, labels) {
    case ("setValue", ["_", "forKey"]), ("setValue", ["_", "forKeyPath"]):
      // Layers and animations support access by name.
      if !isOfLayer(member) {
        warn(node, "key-value coding needs Objective-C; assign the property")
      }
    default: break
    }
  }

  /// Properties that subclasses of UIKit override, but that are extension members here.
  private static let fixed = [
    "rootViewController": (
      type: "UIWindow", remedy: "override didAddSubview(_:), which receives the controller's view"
    ),
    "storyboard": (
      type: "UISceneConfiguration", remedy: "assign it where the configuration is made"
    ),
  ]

  func refuseImpossible(_ node: VariableDeclSyntax) {
    guard let current, node.modifiers.contains(where: { $0.name.text == "override" }) else {
      return
    }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      guard let (type, remedy) = Self.fixed[name],
        declarations.inherits(current, from: type)
      else { continue }
      refuse(binding.pattern, "\(type).\(name) cannot be overridden here; \(remedy)")
    }
  }

  private func isOfLayer(_ member: MemberAccessExprSyntax?) -> Bool {
    let owner = member?.base?.trimmedDescription ?? ""
    let name = owner.split { !$0.isLetter }.last?.lowercased() ?? ""
    return ["layer", "animation"].contains { name.hasSuffix($0) }
  }

  func refuseImpossible(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard let body = node.body else { return }
    for parameter in parameters where Declarations.bare("\(parameter.type.trimmed)") == "AnyObject"
    {
      let name = (parameter.secondName ?? parameter.firstName).text
      let lookUps = MemberLookUps(of: name, in: body)
      for member in lookUps.found where !lookUps.isNamedAnew {
        warn(
          member.declName,
          "members of AnyObject are looked up by Objective-C; cast \(name) to its class first")
      }
    }
  }
}

/// Finds members accessed on a parameter, and whether another declaration has the parameter's name.
private final class MemberLookUps: SyntaxVisitor {
  private(set) var found: [MemberAccessExprSyntax] = []
  private(set) var isNamedAnew = false
  private let name: String

  init(of name: String, in body: CodeBlockSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == name { isNamedAnew = true }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    var base = node.base
    if let chain = base?.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    if let unwrapped = base?.as(ForceUnwrapExprSyntax.self) { base = unwrapped.expression }
    if base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
      node.declName.baseName.text != "self"
    {
      found.append(node)
    }
    return .visitChildren
  }
}
