import SwiftSyntax

/// A protocol that asks for `init()`, and that an extension gives to `NSObject` or one of UIKit's classes.
///
/// Objective-C lets every class make its objects so. Here such an initializer would have to be `required`. A method that
/// makes an object takes its place.
extension Rewriter {
  func replaceInitRequirement(_ node: ProtocolDeclSyntax) {
    guard let current, declarations.isMadeByMethod(current) else { return }
    for member in node.memberBlock.members {
      guard let requirement = member.decl.as(InitializerDeclSyntax.self), requirement.takesNothing
      else { continue }
      replace(requirement, with: "@preconcurrency @MainActor static func \(Self.maker)() -> Self")
    }
    // An initializer of a protocol for classes alone cannot assign `self`.
    if let clause = node.inheritanceClause, clause.inheritedTypes.count == 1,
      ["AnyObject", "class"].contains(clause.inheritedTypes.first?.type.trimmedDescription)
    {
      edits.replace(clause.start, clause.end, with: "")
    }
  }

  /// What an extension or a class that conforms has instead.
  func addMaker(_ group: some DeclGroupSyntax) {
    guard let names = group.inheritanceClause?.inheritedTypes.map({ $0.type.trimmedDescription }),
      let name = names.first(where: { declarations.isMadeByMethod($0) })
    else { return }
    let access = (declarations.types[name]?.access ?? .internal).modifier
    if group.is(ExtensionDeclSyntax.self), let current, declarations.isForeign(current) {
      makesByClass = true
      edits.insert(
        " @preconcurrency @MainActor public static func \(Self.maker)() -> Self "
          + "{ ObjCMethods.made(self) } ", at: group.memberBlock.leftBrace.end)
    } else {
      let word = group.is(ClassDeclSyntax.self) ? "class" : "static"
      edits.insert(
        " @preconcurrency @MainActor \(access)\(word) func \(Self.maker)() -> Self { self.init() } ",
        at: group.memberBlock.leftBrace.end)
    }
  }

  /// `self.init()` in an initializer of such a protocol's extension.
  func makeByMethod(_ node: FunctionCallExprSyntax) {
    guard let current, scopes.last?.isExtension == true, declarations.isMadeByMethod(current),
      node.calledExpression.trimmedDescription == "self.init", node.arguments.isEmpty
    else { return }
    replace(node, with: "self = Self.\(Self.maker)()")
  }

  /// Such an initializer makes an object, and so is on the main actor.
  func isolateMaking(_ node: InitializerDeclSyntax) {
    guard let current, scopes.last?.isExtension == true, declarations.isMadeByMethod(current),
      node.body?.description.contains("self.init()") == true
    else { return }
    edits.insert("@preconcurrency @MainActor ", at: node.start)
  }

  private static let maker = "_port_made"
}

extension Declarations {
  /// Whether a protocol of the target asks for `init()`, and an extension gives it to a class of UIKit's.
  func isMadeByMethod(_ name: String) -> Bool {
    guard let full = resolve(name), let type = types[full], type.kind == .protocol,
      type.initializers.designated.contains("")
    else { return false }
    return types.values.contains { isForeign($0.name) && $0.inherited.contains(name) }
  }

  /// Whether a class is one of UIKit's, or `NSObject`.
  func isForeign(_ name: String) -> Bool {
    (types[name]?.kind ?? .unknown) == .unknown
      && (name == "NSObject" || !UIKitClasses.superclasses(of: name).isEmpty)
  }
}

extension InitializerDeclSyntax {
  fileprivate var takesNothing: Bool {
    signature.parameterClause.parameters.isEmpty && optionalMark == nil
  }
}
