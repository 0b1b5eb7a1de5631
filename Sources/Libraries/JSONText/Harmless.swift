// The one spelling in which text of others – names of devices, views, recognizers and files – reaches a terminal.
// Signs that move its cursor, change its colours or turn its lines round are spelled, as JSON spells
// them, so that they can be distinguished from the text and objects stay objects.

extension String {
  /// The text with its lines and tabs, and with every other sign of control spelled.
  package var harmless: String { spelled { $0 != "\n" && $0 != "\t" && $0.isHazard } }

  /// The text in one line, however long.
  package var harmlessLine: String { spelled { $0.isHazard } }

  /// The text in one line, no longer than a name is.
  package func harmlessName(atMost length: Int = 120) -> String {
    let whole = spelled { $0.isHazard }
    return whole.count > length ? whole.prefix(length - 1) + "…" : whole
  }

  /// The same with lines that are no longer than a complaint is: a name in it may have no end.
  package func harmlessLines(atMost length: Int = 2000) -> String {
    guard utf8.count > length else { return harmless }
    let lines = harmless.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.count > length ? $0.prefix(length - 1) + "…" : $0 }.joined(
      separator: "\n")
  }

  private func spelled(_ isHazard: (Unicode.Scalar) -> Bool) -> String {
    guard !isPlain, unicodeScalars.contains(where: isHazard) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if isHazard(scalar) {
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether it is of letters, digits and signs of ASCII alone, as nearly every line is.
  private var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var isPlain = true
      for byte in bytes where byte &- 0x20 > 0x5e { isPlain = false }
      return isPlain
    } ?? false
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may do something else with it than show it. All of them have four digits.
  fileprivate var isHazard: Bool {
    switch value {
    case 0x20...0x7e: false
    case ..<0x20, 0x7f...0x9f: true
    // What turns the direction of text, joins or hides; what ends lines and paragraphs.
    case 0x061c, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff, 0xfff9...0xfffb: true
    default: false
    }
  }
}
