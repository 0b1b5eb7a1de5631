import SwiftSyntax

/// What a source may be at most; sources can come from strangers.
enum PortLimits {
  /// Bytes of a file; the longest of the sources that were looked at has a fiftieth of that.
  static let size = 4 << 20
  /// Levels of the tree, so that walking it cannot run out of stack.
  static let depth = 1_000

  /// Whether no branch of the tree is longer than is allowed; goes round without recursion.
  static func admit(_ tree: SourceFileSyntax) -> Bool {
    var pending = [(node: Syntax(tree), level: 0)]
    while let (node, level) = pending.popLast() {
      guard level <= depth else { return false }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        pending.append((child, level + 1))
      }
    }
    return true
  }
}
