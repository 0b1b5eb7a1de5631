import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a nib or storyboard, with its line number.
final class InterfaceElement {
  let name: String
  private(set) var attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []
  /// The text between its tags.
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String] = [:], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Removes the custom class, so that the standard class is used.
  func leaveOutCustomClass() { attributes["customClass"] = nil }

  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The children of the child with that name; empty if there is none.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// The child that contains a property's value.
  func value(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// This element and all its descendants, in preorder.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }
}

/// Parses a nib or storyboard from an untrusted source: without entities and with a depth limit.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private(set) var root: InterfaceElement?
  private(set) var fault: (line: Int, message: String)?
  private var open: [InterfaceElement] = []

  private static let depth = 200

  init(_ source: PortSource) {
    super.init()
    let text = Self.withoutEncoding(source.text)
    // Interface Builder writes no document type, and custom entities require one.
    if text.contains("<!DOCTYPE") {
      fault = (1, "it declares a document type")
      return
    }
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    if !parser.parse(), fault == nil {
      let reason = parser.parserError.map { "\(($0 as NSError).code)" } ?? "unknown"
      fault = (parser.lineNumber, "it is not XML (error \(reason))")
    }
  }

  /// Replaces the XML declaration by a UTF-8 byte order mark. The declaration may name another encoding, in which the parser
  /// could read a document type that the text check has not seen.
  private static func withoutEncoding(_ text: String) -> String {
    var text = Substring(text)
    var breaks = ""
    if text.unicodeScalars.first == "\u{feff}" { text = Substring(text.unicodeScalars.dropFirst()) }
    if text.hasPrefix("<?xml"), let end = text.range(of: "?>") {
      breaks = String(text[..<end.upperBound].filter(\.isNewline))
      text = text[end.upperBound...]
    }
    return "\u{feff}" + breaks + text
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) { refuseDeclaration(parser) }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?
  ) { refuseDeclaration(parser) }

  func parser(_ parser: XMLParser, foundElementDeclarationWithName name: String, model: String) {
    refuseDeclaration(parser)
  }

  private func refuseDeclaration(_ parser: XMLParser) {
    fault = fault ?? (parser.lineNumber, "it declares a document type")
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.depth else {
      fault = fault ?? (parser.lineNumber, "it is nested deeper than \(Self.depth) levels")
      parser.abortParsing()
      return
    }
    let element = InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }
}
