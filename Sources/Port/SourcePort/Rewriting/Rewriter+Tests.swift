import SwiftSyntax

extension Rewriter {
  /// A test class on the main actor as a whole aborts when it is run without Objective-C; what its
  /// methods do one by one may be there. It all is, since on iOS any test may call UIKit.
  func rewriteTestCase(_ node: ClassDeclSyntax) {
    guard let current, declarations.lineage(of: current).contains("XCTestCase") else { return }
    if let actor = node.attributes.named("MainActor") { blank(actor) }
    for item in node.memberBlock.members { isolate(item.decl) }
  }

  private func isolate(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) {
      guard !function.modifiers.has("nonisolated", "static", "class"),
        function.attributes.named("MainActor") == nil
      else { return }
      let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
      if function.modifiers.has("override") || function.isTest, !isAsync {
        isolateBody(function)
      } else {
        edits.insert("@MainActor ", at: function.start)
      }
    } else if let variable = member.as(VariableDeclSyntax.self),
      !variable.modifiers.has("nonisolated", "override", "static", "class"),
      variable.attributes.named("MainActor") == nil
    {
      edits.insert("@MainActor ", at: variable.start)
    }
  }

  /// `setUp()` and the like belong to no actor, and tests are looked up as methods of none; all are called
  /// on the main thread.
  private func isolateBody(_ function: FunctionDeclSyntax) {
    let effects = function.signature.effectSpecifiers
    guard let body = function.body else { return }
    // Xcode's own templates throw where nothing can; a closure that does not say so gets a warning.
    let call =
      effects?.throwsClause == nil
      ? "MainActor.assumeIsolated {" : "try MainActor.assumeIsolated { () throws -> Void in"
    edits.insert(" " + call, at: body.leftBrace.end)
    edits.insert("} ", at: body.rightBrace.start)
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest runs it.
  fileprivate var isTest: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && signature.returnClause == nil
  }
}
