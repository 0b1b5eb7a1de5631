import SwiftSyntax

/// What only Objective-C can do is said on its own line, with what to write instead.
extension Rewriter {
  func refuseImpossible(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    switch (member.declName.baseName.text, labels) {
    case ("addObserver", let labels) where labels.contains("forKeyPath"):
      refuse(node, "key-value observing needs Objective-C; use didSet, or tell a delegate")
    case ("observe", let labels)
    where labels.first == "_" && node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
      && declarations.methods["observe"] == nil:
      refuse(node, "key-value observing needs Objective-C; use didSet, or tell a delegate")
    case ("setValue", ["_", "forKey"]), ("setValue", ["_", "forKeyPath"]):
      warn(node, "key-value coding needs Objective-C; assign the property")
    default: break
    }
  }
}
