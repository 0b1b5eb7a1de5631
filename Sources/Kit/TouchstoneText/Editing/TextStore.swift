import Foundation

/// A text, with attributes once parts of it have any.
///
/// Text of one look is no attributed string: Foundation on Linux keeps half a kilobyte of each for good.
struct TextStore {
  private(set) var string = ""
  private(set) var styled: NSMutableAttributedString?

  /// In units of UTF-16.
  var length: Int { string.utf16.count }

  mutating func set(_ text: String) { (string, styled) = (text, nil) }

  mutating func set(_ text: NSAttributedString) {
    styled = NSMutableAttributedString(attributedString: text)
    string = text.string
  }

  mutating func replace(
    _ range: NSRange, with text: String, _ attributes: [NSAttributedString.Key: Any]
  ) {
    if let styled {
      styled.replaceCharacters(
        in: range, with: NSAttributedString(string: text, attributes: attributes))
    }
    string.replaceSubrange(indices(of: range), with: text)
  }

  /// Sets an attribute for all of the text.
  mutating func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled else { return }
    let all = NSRange(location: 0, length: styled.length)
    if let value {
      styled.addAttribute(key, value: value, range: all)
    } else {
      styled.removeAttribute(key, range: all)
    }
  }

  func text(in range: NSRange) -> String { String(string[indices(of: range)]) }

  /// Limits a range to the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let rest = length - start
    return NSRange(location: start, length: min(max(range.length, 0), rest))
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
  }

  private func indices(of range: NSRange) -> Range<String.Index> {
    let range = clamped(range)
    return index(range.location)..<index(range.end)
  }

  // MARK: - Characters and words

  /// The offset one character further; at the end of the text, the same offset.
  func step(_ offset: Int, forward: Bool) -> Int {
    let here = index(offset)
    if forward {
      guard here < string.endIndex else { return length }
      return string.index(after: characterStart(here)).utf16Offset(in: string)
    }
    guard here > string.startIndex else { return 0 }
    let start = characterStart(here)
    return (start < here ? start : string.index(before: here)).utf16Offset(in: string)
  }

  /// The start of the character that contains an index.
  private func characterStart(_ index: String.Index) -> String.Index {
    guard index < string.endIndex, String.Index(index, within: string) == nil else { return index }
    return string.index(before: string.index(after: index))
  }

  /// The word around an offset, or the run of other characters.
  func word(at offset: Int) -> NSRange {
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    var start = index(offset)
    if start == string.endIndex { start = string.index(before: start) }
    let isWord = Self.isWord(string[start])
    var end = start
    while start > string.startIndex {
      let before = string.index(before: start)
      guard Self.isWord(string[before]) == isWord, isWord || !string[before].isNewline else {
        break
      }
      start = before
    }
    while end < string.endIndex, Self.isWord(string[end]) == isWord,
      isWord || !string[end].isNewline
    {
      end = string.index(after: end)
    }
    let location = start.utf16Offset(in: string)
    return NSRange(location: location, length: end.utf16Offset(in: string) - location)
  }

  /// The paragraph around an offset, with its line break.
  func paragraph(at offset: Int) -> NSRange {
    let range = string.lineRange(for: index(offset)..<index(offset))
    let location = range.lowerBound.utf16Offset(in: string)
    return NSRange(
      location: location, length: range.upperBound.utf16Offset(in: string) - location)
  }

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'"
      || character == "’"
  }
}
