import Foundation
import GestureCore

/// Splits a line without its comment into words; a semicolon is a separate word.
///
/// Words are ranges of the line's bytes: a recording has millions of words, and few are converted
/// to `String`.
struct TouchesWords: Sendable {
  /// The current word; empty at the end.
  private(set) var word: Range<Int>
  private var line: ByteCursor
  /// Whether no space separates the last word from the next byte.
  private var isInsideWord = false

  /// Starts at the first word of a line.
  init(_ line: ByteCursor) {
    self.line = line
    word = line.at..<line.at
    advance()
  }

  var isAtEnd: Bool { word.isEmpty }
  /// Whether the change has no more words.
  var isAtEndOfItem: Bool { word.isEmpty || isSemicolon }
  var isSemicolon: Bool { word.count == 1 && line.bytes[word.lowerBound] == .semicolon }

  /// The word as text, for rarely used parts.
  var text: Substring { Substring(line.text(word)) }
  /// The word truncated for a message.
  var excerpt: Substring { text.prefix(20) }

  /// Moves to the next word.
  mutating func advance() {
    if let next = line.next, next == .space || next == .tab {
      isInsideWord = false
      line.skipBlanks()
    }
    // Within a word, the comment sign is an ordinary character.
    if line.next == .hash, !isInsideWord { line.at = line.end }
    isInsideWord = true
    let start = line.at
    if !line.take(.semicolon) {
      while let byte = line.next, byte != .space, byte != .tab, byte != .semicolon { line.at += 1 }
    }
    word = start..<line.at
  }

  /// Reads the change's remaining words, beginning with the current one.
  mutating func takeItem() -> [Substring] {
    var words: [Substring] = []
    while !isAtEndOfItem {
      words.append(text)
      advance()
    }
    return words
  }

  /// All words of a line.
  static func all(_ line: ByteCursor) -> [Substring] {
    var words = TouchesWords(line)
    var all: [Substring] = []
    while !words.isAtEnd {
      all.append(words.text)
      words.advance()
    }
    return all
  }
}

/// The meaning of a word.
extension TouchesWords {
  func holds(_ text: StaticString) -> Bool { line.holds(text, at: word) }

  var phase: Contact.Phase? {
    if holds("move") { return .moved }
    if holds("down") { return .began }
    if holds("up") { return .ended }
    return holds("cancel") ? .cancelled : nil
  }

  var kind: Contact.Kind? { TouchesSpelling.kinds.first { $0.word == text }?.kind }
  var lasting: LastingReading? { LastingReading.allCases.first { holds($0.word) } }
  /// Index of the word's first comma; `nil` if there is none.
  var comma: Int? {
    var index = word.lowerBound
    while index < word.upperBound {
      if line.bytes[index] == .comma { return index }
      index += 1
    }
    return nil
  }

  var whole: Int? {
    var cursor = ByteCursor(line.bytes, word)
    if let number = cursor.decimal(), cursor.isAtEnd { return Int(number) }
    return Int(text)
  }

  var number: CGFloat? { line.number(at: word).map { CGFloat($0) } }

  var point: CGPoint? { comma.flatMap { point(partedAt: $0) } }

  func point(partedAt comma: Int) -> CGPoint? {
    // `number` rejects a second comma.
    guard let x = line.number(at: word.lowerBound..<comma),
      let y = line.number(at: (comma + 1)..<word.upperBound)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Seconds with at most nine significant decimals.
  var time: Timestamp? {
    var cursor = ByteCursor(line.bytes, word)
    guard let time = cursor.nanoseconds(), cursor.isAtEnd else { return nil }
    return Timestamp(nanoseconds: time)
  }
}
