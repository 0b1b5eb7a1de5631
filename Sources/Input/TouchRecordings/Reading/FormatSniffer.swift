import JSONText

/// Finds a file's reader by its beginning: the first line or JSON object that only one reader recognizes decides.
struct FormatSniffer {
  /// The most lines in which readers of any log look behind prefixes: a line is tried some thirty times, and these
  /// readers find their words behind a prefix, too.
  private static let mostPrefixedLines = 256
  /// The most different tags before JSON that are tried.
  private static let mostTags = 4

  private let readers: [FormatReader]
  private var records = JSONRecords()

  /// The reader, and the prefix of each line; `nil` if no reader recognizes the file.
  static func find(
    in beginning: ByteSource, _ readers: [FormatReader] = FormatReader.all
  ) throws(RecordingError) -> (reader: FormatReader, prefix: LinePrefix)? {
    if let found = try find(in: beginning, of: readers.filter { !$0.isFallback }) { return found }
    let others = readers.filter(\.isFallback)
    return others.isEmpty ? nil : try find(in: beginning, of: others)
  }

  // MARK: - Private

  private static func find(
    in beginning: ByteSource, of readers: [FormatReader]
  ) throws(RecordingError) -> (reader: FormatReader, prefix: LinePrefix)? {
    for reader in readers {
      if try reader.recognizesBytes(beginning) { return (reader, .none) }
    }
    var sniffer = FormatSniffer(readers: readers)
    var plain = beginning
    while var line = try plain.nextPiece() {
      LinePrefix.unwrap(&line.cursor)
      if let found = sniffer.reader(of: line.cursor) {
        let isEscaped = !line.cursor.mayBeJSON && beginning.hasEscapedUnderscores
        return (found, isEscaped ? .markdown : .none)
      }
      if let found = sniffer.reader(ofObjectIn: line) { return (found, .none) }
    }
    var prefixed = beginning
    var rest = readers.allSatisfy(\.isFallback) ? mostPrefixedLines : .max
    while rest > 0, let line = try prefixed.nextPiece() {
      rest -= 1
      if let found = LinePrefix.find(before: line.cursor, { sniffer.reader(of: $0) }) {
        return (found.found, found.prefix)
      }
    }
    if let found = try reader(ofObjectsIn: beginning, behind: .decoding, readers) {
      return (found, .decoding)
    }
    return try tagged(beginning, readers)
  }

  private init(readers: [FormatReader]) { self.readers = readers }

  /// Recognizes JSON of several lines, each behind the same tag: `[HTTP]   "actions": [`.
  private static func tagged(
    _ beginning: ByteSource, _ readers: [FormatReader]
  ) throws(RecordingError) -> (reader: FormatReader, prefix: LinePrefix)? {
    var lines = beginning
    var tried: Set<LinePrefix> = []
    while tried.count < mostTags, let line = try lines.nextPiece() {
      let tag = LinePrefix.find(before: line.cursor) { $0.isOpeningBracket ? () : nil }?.prefix
      guard let tag, tried.insert(tag).inserted else { continue }
      if let found = try reader(ofObjectsIn: beginning, behind: tag, readers) {
        return (found, tag)
      }
    }
    return nil
  }

  /// Recognizes JSON with text before each of its lines, or with a web page's escapes.
  private static func reader(
    ofObjectsIn beginning: ByteSource, behind prefix: LinePrefix, _ readers: [FormatReader]
  ) throws(RecordingError) -> FormatReader? {
    var beginning = beginning
    var sniffer = FormatSniffer(readers: readers)
    while var line = try beginning.nextPiece() {
      prefix.strip(&line.cursor)
      if let found = sniffer.reader(ofObjectIn: line) { return found }
    }
    return nil
  }

  private func reader(of line: ByteCursor) -> FormatReader? {
    readers.first { $0.recognizesLine(line) }
  }

  /// The reader that recognizes an object which ends in the line.
  private mutating func reader(ofObjectIn line: ByteSource.Line) -> FormatReader? {
    var found: FormatReader?
    records.read(line) { record in
      guard found == nil, let value = record.value else { return }
      found = readers.first { $0.recognizesObject(value) }
    }
    return found
  }
}

extension ByteCursor {
  /// Whether the line begins as a JSON object or array does. In JSON a backslash is part of a string.
  fileprivate var mayBeJSON: Bool {
    var line = self
    line.skipBlanks()
    return line.next == .openingBrace || line.next == .openingBracket
  }

  /// Whether an object or array begins here and continues in the next line.
  fileprivate var isOpeningBracket: Bool {
    mayBeJSON
      && bytes[at..<end].allSatisfy { $0 <= .space || $0 == .openingBrace || $0 == .openingBracket }
  }
}
