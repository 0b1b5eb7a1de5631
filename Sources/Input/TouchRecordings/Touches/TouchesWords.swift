import Foundation
import GestureCore

/// The words of a line without its comment, one after the other; a semicolon is a word of its own.
///
/// Words are places among the line's bytes: a recording has millions, and hardly one of them has to
/// become a `String`.
struct TouchesWords: Sendable {
  /// The word that is read now; empty behind the last one.
  private(set) var word: Range<Int>
  private var line: ByteCursor
  /// No blank stands between the last word and what is ahead.
  private var isInsideWord = false

  /// The words of a line, of which the first is read now.
  init(_ line: ByteCursor) {
    self.line = line
    word = line.at..<line.at
    advance()
  }

  var isAtEnd: Bool { word.isEmpty }
  /// Nothing of this change is ahead.
  var isAtEndOfItem: Bool { word.isEmpty || isSemicolon }
  var isSemicolon: Bool { word.count == 1 && line.bytes[word.lowerBound] == .semicolon }

  /// The word for what is hardly ever written.
  var text: Substring { Substring(line.text(word)) }
  /// What a message shows of the word.
  var excerpt: Substring { text.prefix(20) }

  /// Goes on to the next word.
  mutating func advance() {
    if let next = line.next, next == .space || next == .tab {
      isInsideWord = false
      line.skipBlanks()
    }
    // Inside a word the sign of a comment means itself.
    if line.next == .hash, !isInsideWord { line.at = line.end }
    isInsideWord = true
    let start = line.at
    if !line.take(.semicolon) {
      while let byte = line.next, byte != .space, byte != .tab, byte != .semicolon { line.at += 1 }
    }
    word = start..<line.at
  }

  /// The words of this change from this one on, which are taken.
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

/// What the word means.
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
  /// Where the word's first comma is.
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
    // A second comma is left to the number to refuse.
    guard let x = line.number(at: word.lowerBound..<comma),
      let y = line.number(at: (comma + 1)..<word.upperBound)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Seconds with at most nine digits behind the point that count.
  var time: Timestamp? {
    var cursor = ByteCursor(line.bytes, word)
    guard let time = cursor.nanoseconds(), cursor.isAtEnd else { return nil }
    return Timestamp(nanoseconds: time)
  }
}
