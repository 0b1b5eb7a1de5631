import JSONText

/// The tags of an XML text one after the other, each end with the text or the CDATA section before it; comments and
/// declarations are skipped. Nothing is nested or expanded, so that no text costs more than its length.
struct XMLTags {
  struct Tag {
    var name: String
    var isEnd: Bool
    /// `<name/>`, which has no end of its own.
    var isEmpty = false
    var attributes: [String: String] = [:]
    /// What stands between the tag before and an end.
    var text = ""
    var place: TextPosition
  }

  private let bytes: [UInt8]
  private var at = 0
  private var textStart = 0
  /// The text of the CDATA sections since the last tag. It replaces the text around them, which is only blanks.
  private var literal = ""
  private var place = TextPosition(line: 1, column: 1)
  private var placeAt = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Tag? {
    while at < bytes.count {
      guard let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      if starts("<!--", at: open) {
        at = end(of: "-->", from: open) ?? bytes.count
        continue
      }
      if starts("<![CDATA[", at: open) {
        let close = end(of: "]]>", from: open) ?? bytes.count
        literal += String(decoding: bytes[(open + 9)..<max(open + 9, close - 3)], as: UTF8.self)
        at = close
        continue
      }
      guard let close = closing(from: open) else { return nil }
      let text =
        literal.isEmpty
        ? Self.decoded(String(decoding: bytes[textStart..<open], as: UTF8.self)) : literal
      literal = ""
      (at, textStart) = (close + 1, close + 1)
      let inside = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      if inside.hasPrefix("?") || inside.hasPrefix("!") { continue }
      movePlace(to: open)
      return Self.tag(inside, text: text.trimmingBlanks, place)
    }
    return nil
  }

  // MARK: - Private

  private static func tag(_ inside: String, text: String, _ place: TextPosition) -> Tag {
    let isEnd = inside.hasPrefix("/")
    let isEmpty = inside.hasSuffix("/")
    let body = inside.drop { $0 == "/" }
    let name = body.prefix { !$0.isWhitespace && $0 != "/" }
    var tag = Tag(
      name: String(name), isEnd: isEnd, isEmpty: isEmpty && !isEnd, text: isEnd ? text : "",
      place: place)
    for match in body.matches(of: /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
      tag.attributes[String(match.1)] = decoded(String(match.2 ?? match.3 ?? ""))
    }
    return tag
  }

  /// The end of a tag, which is no sign within quote marks.
  private func closing(from open: Int) -> Int? {
    var quote: UInt8?
    for index in open..<bytes.count {
      let byte = bytes[index]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private func starts(_ text: String, at index: Int) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private func end(of text: String, from index: Int) -> Int? {
    var index = index
    while index < bytes.count {
      if starts(text, at: index) { return index + text.utf8.count }
      index += 1
    }
    return nil
  }

  private mutating func movePlace(to index: Int) {
    for byte in bytes[placeAt..<index] {
      if byte == UInt8(ascii: "\n") {
        place = TextPosition(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
    placeAt = index
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var text = text
    for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")] {
      text = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: sign)
    }
    return text.split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&")
  }
}
