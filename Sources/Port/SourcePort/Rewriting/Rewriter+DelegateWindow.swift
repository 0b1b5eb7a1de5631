import SwiftSyntax

extension Rewriter {
  /// `delegate?.window??.frame`: on iOS the delegate may lack the property, so the expression has an optional level more than
  /// here, where the property has a default.
  func rewriteDelegateWindow(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "window", let base = node.base?.trimmedDescription,
      base.hasSuffix("delegate?") || base.hasSuffix("delegate!")
    else { return }
    if let dot = node.base?.end, base.hasSuffix("shared.delegate?"), node.isMapped {
      edits.replace(dot - 1, node.end, with: ".map({ $0.window })")
    } else if let second = node.parent?.parent?.as(OptionalChainingExprSyntax.self),
      node.parent?.is(OptionalChainingExprSyntax.self) == true
    {
      edits.replace(second.questionMark.start, second.questionMark.end, with: "")
    } else if let second = node.parent?.parent?.as(ForceUnwrapExprSyntax.self),
      node.parent?.is(ForceUnwrapExprSyntax.self) == true
    {
      edits.replace(second.exclamationMark.start, second.exclamationMark.end, with: "")
    } else if base.hasSuffix("shared.delegate?"), !node.isContinued, let dot = node.base?.end {
      // `if let first = delegate?.window, let window = first`: the value itself has two questions.
      edits.replace(dot - 1, node.end, with: ".map({ $0.window })")
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether `?.map` or `?.flatMap` follows.
  fileprivate var isMapped: Bool {
    guard let chain = parent, chain.is(OptionalChainingExprSyntax.self),
      let next = chain.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return ["flatMap", "map"].contains(next.declName.baseName.text)
  }

  /// Whether more of the same chain follows, or an assignment.
  fileprivate var isContinued: Bool {
    if let parent = parent?.as(MemberAccessExprSyntax.self), parent.base?.id == ExprSyntax(self).id
    {
      return true
    }
    if parent?.is(OptionalChainingExprSyntax.self) == true
      || parent?.is(ForceUnwrapExprSyntax.self) == true
      || parent?.is(SubscriptCallExprSyntax.self) == true
    {
      return true
    }
    let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    return next?.tokenKind == .equal && parent?.is(ExprListSyntax.self) == true
  }
}
