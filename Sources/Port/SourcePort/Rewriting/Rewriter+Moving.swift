import SwiftSyntax

extension Rewriter {
  /// Members of an extension that override, or that a subclass overrides: without Objective-C only a
  /// class's own body can hold them.
  func moveIfNeeded(_ node: MemberBlockItemSyntax) {
    guard let scope = scopes.last, scope.isExtension, let current else { return }
    let function = node.decl.as(FunctionDeclSyntax.self)
    let modifiers = function?.modifiers ?? node.decl.as(VariableDeclSyntax.self)?.modifiers
    guard let modifiers else { return }
    let overrides = modifiers.has("override") || function.map(isLate) == true
    guard overrides || function.map({ isOverridden($0, of: current) }) == true else { return }
    let owner = declarations.resolve(current)
    guard let owner, declarations.isClass(owner), declarations.types[owner]?.bodyEnd != nil else {
      if overrides {
        refuse(
          node,
          "only Objective-C lets an extension override what \(current) does; "
            + "override it in a subclass")
      }
      return
    }
    moved.append(
      MovedMember(
        owner: owner, start: node.start, end: node.end, margin: file.margin(of: node),
        line: file.line(of: node.positionAfterSkippingLeadingTrivia)))
  }

  /// Overrides what the class that conforms has been given.
  func overrideIfLate(_ function: FunctionDeclSyntax) {
    guard isLate(function) else { return }
    let place = function.modifiers.first?.start ?? function.funcKeyword.start
    edits.insert("override ", at: place)
  }

  private func isLate(_ function: FunctionDeclSyntax) -> Bool {
    guard function.isMember, let current else { return false }
    return late.overrides(DeclaredMethod(function, in: current, isInExtension: false))
  }

  private func isOverridden(_ function: FunctionDeclSyntax, of type: String) -> Bool {
    guard !function.modifiers.has("private", "fileprivate", "static") else { return false }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return (declarations.methods[function.name.text] ?? []).contains {
      $0.isOverride && $0.labels == labels && declarations.inherits($0.type, from: type)
    }
  }
}
