import Foundation

/// Builds SVG text that is well-formed for any input.
package struct SVGMarkup {
  private(set) var text = ""
  private var open: [String] = []

  /// Opens an element, with an optional tooltip for its content.
  mutating func begin(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], tip: String? = nil
  ) {
    text += "<\(name)\(Self.spell(attributes))>\(tip.map(Self.title) ?? "")\n"
    open.append(name)
  }

  mutating func end() {
    if let name = open.popLast() { text += "</\(name)>\n" }
  }

  /// An element without text, with an optional tooltip.
  mutating func shape(
    _ name: String, _ attributes: KeyValuePairs<String, String>, tip: String? = nil
  ) {
    guard let tip else {
      text += "<\(name)\(Self.spell(attributes))/>\n"
      return
    }
    text += "<\(name)\(Self.spell(attributes))>\(Self.title(tip))</\(name)>\n"
  }

  mutating func words(
    _ words: String, _ attributes: KeyValuePairs<String, String>, tip: String? = nil
  ) {
    let title = tip.map(Self.title) ?? ""
    text += "<text\(Self.spell(attributes))>\(title)\(Self.escape(words))</text>\n"
  }

  /// Appends elements that are already well-formed.
  mutating func elements(_ markup: String) { text += markup + "\n" }

  /// Appends trusted CSS rules; they must not contain external text.
  mutating func style(_ rules: String) { text += "<style>\n\(rules)</style>\n" }

  /// Limits the length of tooltips.
  private static func title(_ tip: String) -> String {
    let tip = tip.count > 600 ? tip.prefix(600) + "…" : tip[...]
    return "<title>\(escape(String(tip)))</title>"
  }

  private static func spell(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\(escape($1))\"" }.joined()
  }

  /// Escapes text: characters that XML forbids, and those that change the direction of surrounding
  /// text, become replacement characters.
  package nonisolated static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x27: escaped += "&#39;"
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: escaped += " "
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069,
        0xFFFE...0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A coordinate rounded to a tenth; 0 if it is not finite.
  static func number(_ value: CGFloat) -> String {
    let tenths = value.isFinite ? Int(bounding: (min(1e6, max(-1e6, value)) * 10).rounded()) : 0
    let sign = tenths < 0 ? "-" : ""
    let (whole, part) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return part == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(part)"
  }
}

/// Estimates the size of text whose exact width is unknown.
enum TextMeasure {
  /// A factor for the widest common font, so that text does not overflow.
  private static let broadest: CGFloat = 1.1

  /// The approximate width of a text.
  static func width(_ text: String, size: CGFloat) -> CGFloat {
    text.unicodeScalars.reduce(0) { $0 + width($1) } * size * broadest
  }

  /// The text, or its beginning with an ellipsis if it does not fit.
  static func fit(_ text: String, size: CGFloat, width limit: CGFloat) -> String {
    // Names of views and recognizers may have any length.
    let text = text.count > 400 ? String(text.prefix(400)) + "…" : text
    guard width(text, size: size) > limit else { return text }
    var fitting = ""
    var used = size
    for character in text {
      used += width(String(character), size: size)
      if used > limit { break }
      fitting.append(character)
    }
    return fitting + "…"
  }

  /// Breaks the text into lines between words; if it does not fit, the last line ends with an
  /// ellipsis.
  static func lines(_ text: String, size: CGFloat, width limit: CGFloat, most: Int) -> [String] {
    let text = text.count > 400 ? String(text.prefix(400)) + "…" : text
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? String(word) : "\(last) \(word)"
      if last.isEmpty || lines.count == most || width(longer, size: size) <= limit {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { fit($0, size: size, width: limit) }
  }

  private static func width(_ scalar: Unicode.Scalar) -> CGFloat {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")", "t", "f", "r": 0.33
    case "m", "w", "M", "W", "—", "…": 0.88
    case _ where scalar.value >= 0x1100: scalar.value < 0x2000 || scalar.value > 0x2E00 ? 1 : 0.6
    case _ where scalar.properties.isUppercase: 0.68
    default: 0.56
    }
  }
}
