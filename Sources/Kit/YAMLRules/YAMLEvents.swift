import JSONText
import TouchActions
import TouchStories
import YAMLText

/// The events of a text that is there as a whole.
struct YAMLEvents: ~Copyable {
  enum Kind {
    case word(String, isPlain: Bool)
    case startList, startTable
    case endOfPart
    case alias(String)
    case startOfDocument
    case endOfText
    /// Starts of the text and ends of documents.
    case other
  }

  struct Event {
    var kind: Kind
    var place: TextPosition
    /// What aliases call it.
    var anchor: String?
    var hasTag = false
  }

  private let text: [UInt8]
  private var parser: YAMLParser

  init(_ bytes: [UInt8]) {
    text = bytes
    parser = YAMLParser(bytes)
  }

  mutating func next() throws(RuleError) -> Event {
    do throws(YAMLFault) {
      let event = try parser.next()
      return Event(
        kind: Self.kind(event), place: TextPosition(event.place), anchor: event.anchor,
        hasTag: event.hasTag)
    } catch {
      let place = error.offset.map { TextPosition(of: $0, in: text) } ?? TextPosition(error.place)
      throw RuleError(place, "is no YAML: \(error.problem); look at indentation, colons and quotes")
    }
  }

  // MARK: - Private

  private static func kind(_ event: borrowing YAMLEvent) -> Kind {
    switch event.kind {
    case .scalar: .word(event.text, isPlain: event.isPlain)
    case .startSequence: .startList
    case .startMapping: .startTable
    case .endSequence, .endMapping: .endOfPart
    case .alias: .alias(event.anchor ?? "")
    case .startDocument: .startOfDocument
    case .endOfText: .endOfText
    case .other: .other
    }
  }
}

extension TextPosition {
  fileprivate init(_ place: YAMLPlace) { self.init(line: place.line, column: place.column) }
}
