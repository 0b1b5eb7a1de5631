import SwiftParser
import SwiftSyntax

/// A source with its syntax tree.
struct ParsedSource {
  let source: PortSource
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(_ source: PortSource) {
    self.source = source
    tree = Parser.parse(source: source.text)
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  func line(of position: AbsolutePosition) -> Int { converter.location(for: position).line }

  /// The trimmed text of a line.
  func text(ofLine line: Int) -> String {
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1) else { return "" }
    return String(lines[line - 1].drop { $0 == " " || $0 == "\t" })
  }

  /// Spaces that indent text to the node's column.
  func margin(of node: some SyntaxProtocol) -> String {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return String(repeating: " ", count: place.column - 1)
  }

  func note(
    _ severity: PortNote.Severity, at node: some SyntaxProtocol, _ message: String
  ) -> PortNote {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return PortNote(
      path: source.path, line: place.line, column: place.column, severity: severity,
      message: message)
  }
}

extension SyntaxProtocol {
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension AttributeListSyntax {
  func named(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }
}

extension AttributeListSyntax {
  /// Whether the attributes contain `@available(*, unavailable)`.
  var saysUnavailable: Bool {
    contains {
      guard case .attribute(let attribute) = $0 else { return false }
      let text = attribute.trimmedDescription.filter { $0 != " " }
      return text.hasPrefix("@available(*,unavailable")
    }
  }
}

extension DeclModifierListSyntax {
  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
}
