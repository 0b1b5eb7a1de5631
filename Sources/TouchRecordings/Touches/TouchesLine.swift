import Foundation
import GestureCore

/// One line of Touchstone's own format, taken apart but not yet judged.
struct TouchesLine: Sendable {
  /// One of the changes that semicolons part.
  enum Item: Sendable {
    case contact(ContactItem)
    case past(ContactItem)
    case interrupt
    case end
    case other(TouchesOther)
    case modifiers(Int)
    case buttons(Int)
  }

  /// What is said about one contact; what is not said stays as it was.
  struct ContactItem: Sendable {
    var id = 0
    var phase = Contact.Phase.moved
    var kind: Contact.Kind?
    var location: CGPoint?
    var precise: CGPoint?
    var time: Timestamp?
    var lasting: [Int: CGFloat] = [:]
    var estimated = 0
    var expecting = 0
    var index: Int?
  }

  /// Why a line cannot be read, in words for a person.
  struct Problem: Error {
    var message: String
    init(_ message: String) { self.message = message }
  }

  var time: Timestamp
  var items: [Item] = []

  init(_ words: [Substring]) throws(Problem) {
    guard let first = words.first, let time = TouchesSpelling.time(in: first) else {
      throw Problem("“\(words.first.map { String($0.prefix(20)) } ?? "")” is no time in seconds")
    }
    self.time = time
    for group in words.dropFirst().split(separator: ";") {
      items.append(try Self.item(Array(group)))
    }
  }

  /// The words of a line without its comment; a semicolon is a word of its own.
  static func words(_ line: ByteCursor) -> [Substring] {
    var line = line
    var words: [Substring] = []
    // Bytes rather than letters: a recording has millions of words.
    while case let word = line.word(), !word.isEmpty, line.bytes[word.lowerBound] != .hash {
      var start = word.lowerBound
      while let end = line.bytes[start..<word.upperBound].firstIndex(of: .semicolon) {
        if end > start { words.append(Substring(line.text(start..<end))) }
        words.append(";")
        start = end + 1
      }
      if start < word.upperBound { words.append(Substring(line.text(start..<word.upperBound))) }
    }
    return words
  }

  /// A change, told by its first word.
  private static func item(_ words: [Substring]) throws(Problem) -> Item {
    guard let verb = words.first else { throw Problem("nothing happens here") }
    switch verb {
    case "interrupt" where words.count == 1: return .interrupt
    case "end" where words.count == 1: return .end
    case "modifiers": return .modifiers(try whole(words, 1, "modifiers"))
    case "buttons": return .buttons(try whole(words, 1, "buttons"))
    case "past": return .past(try contact(words, .moved))
    default:
      if let phase = TouchesSpelling.phase(of: verb) {
        return .contact(try contact(words, phase))
      }
      if let other = try TouchesOther(words) { return .other(other) }
      throw Problem("“\(verb.prefix(20))” is none of down, move, up, cancel, interrupt and end")
    }
  }

  /// `VERB FINGER [X,Y] {property}`.
  private static func contact(_ words: [Substring], _ phase: Contact.Phase) throws(Problem)
    -> ContactItem
  {
    var item = ContactItem()
    item.id = try whole(words, 1, "the finger's number")
    item.phase = phase
    var next = 2
    if words.count > 2, words[2].utf8.contains(.comma) {
      guard let location = TouchesSpelling.point(in: words[2]) else {
        throw Problem("“\(words[2].prefix(20))” is no place; write X,Y")
      }
      item.location = location
      next = 3
    }
    while next < words.count {
      guard next + 1 < words.count else {
        throw Problem("“\(words[next].prefix(20))” stands without its value")
      }
      try item.set(words[next], to: words[next + 1])
      next += 2
    }
    return item
  }

  /// The whole number at that place among the words.
  private static func whole(_ words: [Substring], _ place: Int, _ what: String) throws(Problem)
    -> Int
  {
    guard place < words.count, let number = Int(words[place]) else {
      throw Problem("\(what) is missing or no whole number")
    }
    return number
  }
}

extension TouchesLine.ContactItem {
  /// Takes a property and its value.
  fileprivate mutating func set(_ word: Substring, to text: Substring)
    throws(TouchesLine.Problem)
  {
    if let place = TouchesSpelling.lasting.firstIndex(where: { $0.word == word }) {
      guard let value = TouchesSpelling.number(in: text) else { throw problem(word, text) }
      lasting[place] = value
      return
    }
    switch word {
    case "kind":
      guard let known = TouchesSpelling.kinds.first(where: { $0.word == text }) else {
        throw problem(word, text)
      }
      kind = known.kind
    case "precise":
      guard let point = TouchesSpelling.point(in: text) else { throw problem(word, text) }
      precise = point
    case "at":
      guard let moment = TouchesSpelling.time(in: text) else { throw problem(word, text) }
      time = moment
    case "estimated", "expecting", "estimate":
      guard let number = Int(text) else { throw problem(word, text) }
      if word == "estimated" { estimated = number }
      if word == "expecting" { expecting = number }
      if word == "estimate" { index = number }
    default:
      throw TouchesLine.Problem("“\(word.prefix(20))” is nothing a finger has")
    }
  }

  private func problem(_ word: Substring, _ text: Substring) -> TouchesLine.Problem {
    TouchesLine.Problem("“\(text.prefix(20))” is no value for \(word)")
  }
}
