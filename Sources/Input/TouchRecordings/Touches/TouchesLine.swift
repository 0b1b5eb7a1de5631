import Foundation
import GestureCore

/// A parsed line of Touchstone's own format, not yet validated.
///
/// The next line is read into the same arrays, which avoids allocations.
struct TouchesLine: Sendable {
  /// One of the changes that semicolons separate.
  enum Item: Sendable {
    case contact(ContactItem)
    case past(ContactItem)
    case interrupt
    case end
    indirect case other(TouchesOther)
    case modifiers(Int)
    case buttons(Int)
  }

  /// The values given for one contact; the others stay unchanged.
  struct ContactItem: Sendable {
    var id: Int
    var phase: Contact.Phase
    var location: CGPoint?
    /// Range of its properties in the line's list.
    var properties = 0..<0
  }

  enum Property: Sendable {
    case lasting(LastingReading, CGFloat)
    case kind(Contact.Kind)
    case precise(CGPoint)
    case time(Timestamp)
    case estimated(Int)
    case expecting(Int)
    case index(Int)
  }

  /// Why a line is invalid, as a message for the user.
  struct Problem: Error {
    var message: String
    init(_ message: String) { self.message = message }
  }

  private(set) var time = Timestamp.zero
  private(set) var items: [Item] = []
  private(set) var properties: [Property] = []

  /// Parses a line's words; after an error the result must not be used.
  mutating func read(_ words: consuming TouchesWords) throws(Problem) {
    // `removeLast` is faster here, because there is usually one element.
    while !items.isEmpty { items.removeLast() }
    while !properties.isEmpty { properties.removeLast() }
    guard let time = words.time else { throw Problem("“\(words.excerpt)” is no time in seconds") }
    self.time = time
    words.advance()
    while !words.isAtEnd {
      if words.isSemicolon {
        words.advance()
      } else {
        items.append(try item(&words))
      }
    }
  }

  // MARK: - Private

  /// Parses a change, recognized by its first word.
  private mutating func item(_ words: inout TouchesWords) throws(Problem) -> Item {
    if let phase = words.phase {
      words.advance()
      return .contact(try contact(&words, phase))
    }
    if words.holds("past") {
      words.advance()
      return .past(try contact(&words, .moved))
    }
    return try rare(words.takeItem())
  }

  /// Parses a change that does not concern a finger.
  private func rare(_ words: [Substring]) throws(Problem) -> Item {
    switch words[0] {
    case "interrupt" where words.count == 1: return .interrupt
    case "end" where words.count == 1: return .end
    case "modifiers": return .modifiers(try bits(words))
    case "buttons": return .buttons(try bits(words))
    default:
      if let other = try TouchesOther(words) { return .other(other) }
      throw Problem("“\(words[0].prefix(20))” is none of down, move, up, cancel, interrupt and end")
    }
  }

  private func bits(_ words: [Substring]) throws(Problem) -> Int {
    guard words.count > 1, let bits = Int(words[1]) else {
      throw Problem("\(words[0]) is missing or no whole number")
    }
    return bits
  }

  /// `FINGER [X,Y] {property}`.
  private mutating func contact(_ words: inout TouchesWords, _ phase: Contact.Phase)
    throws(Problem) -> ContactItem
  {
    guard let id = words.whole else {
      throw Problem("the finger's number is missing or no whole number")
    }
    var item = ContactItem(id: id, phase: phase)
    words.advance()
    if let comma = words.comma {
      guard let location = words.point(partedAt: comma) else {
        throw Problem("“\(words.excerpt)” is no place; write X,Y")
      }
      item.location = location
      words.advance()
    }
    let start = properties.count
    while !words.isAtEndOfItem { properties.append(try property(&words)) }
    item.properties = start..<properties.count
    return item
  }

  /// Parses a property's word and value.
  private func property(_ words: inout TouchesWords) throws(Problem) -> Property {
    let word = words
    words.advance()
    guard !words.isAtEndOfItem else {
      throw Problem("“\(word.excerpt)” stands without its value")
    }
    guard let property = try value(of: word, words) else {
      throw Problem("“\(words.excerpt)” is no value for \(word.text)")
    }
    words.advance()
    return property
  }

  private func value(of word: TouchesWords, _ value: TouchesWords) throws(Problem) -> Property? {
    if let lasting = word.lasting { return value.number.map { .lasting(lasting, $0) } }
    switch word.text {
    case "kind": return value.kind.map { .kind($0) }
    case "precise": return value.point.map { .precise($0) }
    case "at": return value.time.map { .time($0) }
    case "estimated": return value.whole.map { .estimated($0) }
    case "expecting": return value.whole.map { .expecting($0) }
    case "estimate": return value.whole.map { .index($0) }
    default: throw Problem("“\(word.excerpt)” is nothing a finger has")
    }
  }
}
