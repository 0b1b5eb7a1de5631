import SwiftSyntax

extension Rewriter {
  /// A test class that is isolated to the main actor crashes without Objective-C, so its methods are isolated one by one. On
  /// iOS any test may call UIKit.
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

  /// `setUp()` and tests must not be isolated, because XCTest looks them up as nonisolated methods; all are called on the main
  /// thread.
  private func isolateBody(_ function: FunctionDeclSyntax) {
    let effects = function.signature.effectSpecifiers
    guard let body = function.body else { return }
    // A closure that is not declared as throwing would cause a warning, because Xcode's templates throw.
    let call =
      effects?.throwsClause == nil
      ? "MainActor.assumeIsolated {" : "try MainActor.assumeIsolated { () throws -> Void in"
    edits.insert(" " + call, at: body.leftBrace.end)
    edits.insert("} ", at: body.rightBrace.start)
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest runs it as a test.
  fileprivate var isTest: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && signature.returnClause == nil
  }
}
