import SwiftSyntax

/// Limits for sources, which may be untrusted.
enum PortLimits {
  /// Bytes of a file; about fifty times the longest source that was examined.
  static let size = 4 << 20
  /// Depth of the syntax tree, so that visiting it cannot overflow the stack.
  static let depth = 1_000

  /// Why a source is refused before parsing; `nil` if it is not.
  static func refusal(of source: PortSource) -> PortNote? {
    if source.text.utf8.count > size {
      return refusal(of: source, "it has more than \(size) bytes")
    }
    if BracketTries.areTooMany(in: source.text) {
      return refusal(
        of: source, "its brackets are nested too deeply for the parser; name the parts")
    }
    // Such a path could end the `#sourceLocation` directive and begin other code.
    if source.path.unicodeScalars.contains(where: Self.endsName) {
      return refusal(of: source, "its name has a quote, a backslash or a line break in it")
    }
    return nil
  }

  /// Compares scalars, because a quote with a combining mark is a different character.
  private static func endsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\"" || scalar == "\\"
    }
  }

  static func refusal(of source: PortSource, _ reason: String) -> PortNote {
    PortNote(
      path: source.path, line: 1, column: 1, severity: .error,
      message: "the source is not ported: \(reason)")
  }

  /// Whether the tree is within the depth limit; iterative, so that the check itself cannot
  /// overflow the stack.
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
