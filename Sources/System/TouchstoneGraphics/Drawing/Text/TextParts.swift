import Foundation

/// Text in parts, each with a look of its own, as it is laid out.
///
/// What is laid out again and again is no attributed string: of each of those, Foundation on Linux keeps
/// half a kilobyte for good.
nonisolated package struct TextParts {
  private(set) var parts: [(text: String, attributes: [NSAttributedString.Key: Any])] = []

  /// Text with one look.
  package init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    if !text.isEmpty { parts = [(text, attributes)] }
  }

  package init(_ text: NSAttributedString) {
    let whole = text.string as NSString
    var place = 0
    while place < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: place, effectiveRange: &range)
      parts.append((whole.substring(with: range), attributes))
      place = max(range.location + range.length, place + 1)
    }
  }

  /// With the same look for all of it, in one respect.
  package func with(_ key: NSAttributedString.Key, _ value: Any) -> TextParts {
    var copy = self
    for index in parts.indices { copy.parts[index].attributes[key] = value }
    return copy
  }

  /// With a look for those parts that have an attribute.
  package func with(
    _ look: [NSAttributedString.Key: Any], where key: NSAttributedString.Key
  ) -> TextParts {
    var copy = self
    for index in parts.indices where parts[index].attributes[key] != nil {
      copy.parts[index].attributes.merge(look) { $1 }
    }
    return copy
  }

  /// With letters of another size.
  package func scaled(by factor: CGFloat) -> TextParts {
    var copy = self
    for (index, part) in parts.enumerated() {
      let shown = part.attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      copy.parts[index].attributes[.font] = shown.withSize(shown.pointSize * factor)
    }
    return copy
  }

  /// Draws it from its upper left corner on, in the present context.
  func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.record(TextLayout(self).picture(at: point))
  }

  /// Draws it into a rectangle, in the present context.
  func draw(in rect: CGRect, wraps: Bool) {
    guard let page = UIGraphicsGetCurrentContext() else { return }
    let layout = TextLayout(self, width: rect.width, wraps: wraps)
    page.saveGState()
    page.clip(to: rect)
    page.record(layout.picture(at: rect.origin))
    page.restoreGState()
  }

  /// The rectangle that it takes, at most as wide as that size.
  func bounds(in size: CGSize, wraps: Bool) -> CGRect {
    let width = wraps && size.width > 0 ? size.width : .infinity
    return CGRect(origin: .zero, size: TextLayout(self, width: width, wraps: wraps).size)
  }
}
