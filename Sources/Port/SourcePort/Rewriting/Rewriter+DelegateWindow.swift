import SwiftSyntax

extension Rewriter {
  /// `delegate?.window??.frame`: on iOS the delegate may lack the property, so the expression has an optional level more than
  /// here, where the property has a default.
  func rewriteDelegateWindow(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "window", let base = node.base?.trimmedDescription,
      base.hasSuffix("delegate?") || base.hasSuffix("delegate!")
    else { return }
    if let second = node.parent?.parent?.as(OptionalChainingExprSyntax.self),
      node.parent?.is(OptionalChainingExprSyntax.self) == true
    {
      edits.replace(second.questionMark.start, second.questionMark.end, with: "")
    } else if let second = node.parent?.parent?.as(ForceUnwrapExprSyntax.self),
      node.parent?.is(ForceUnwrapExprSyntax.self) == true
    {
      edits.replace(second.exclamationMark.start, second.exclamationMark.end, with: "")
    }
  }
}
