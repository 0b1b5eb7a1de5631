import Foundation

/// Reads lines from a file, standard input or memory, in constant memory and without seeking.
struct ByteSource: Sendable {
  /// A line without its line break.
  struct Line: Sendable {
    var cursor: ByteCursor
    /// Counted from 1.
    var number: Int
    /// Whether the rest of the line was discarded.
    var isTooLong: Bool
    /// Whether the next piece belongs to the same line.
    var isContinued = false
  }

  /// Longest line in bytes. No format has lines of this length; longer ones are invalid and must not fill memory.
  static let longestLine = 1 << 16
  private static let chunk = 1 << 16
  /// Bytes that are examined for terminal escape codes or wrapped lines.
  private static let sample = 1 << 13

  let name: String
  private var file: (any ByteInput)?
  private var buffer: [UInt8]
  /// Index in `buffer` of the next line.
  private var start = 0
  private var number = 0
  private var isAtEnd: Bool
  /// Whether the rest of a line that is too long is being skipped.
  private var isSkipping = false
  /// Whether a line is being returned in pieces.
  private var isInPieces = false
  private var wrap: LineWrap?
  /// The column at which lines were cut; their last words are left out.
  private var cut: Int?
  /// The bytes of the current line that were joined with the rest.
  private var joinedBytes = 0
  /// For a preview: whether it contains the whole input.
  private(set) var isWhole = true

  /// Opens a file, or standard input for `-`; compressed input of a known format is decompressed while it is read.
  init(
    opening path: String, unpackers: Set<UnpackerKind> = [], counting count: ReadBytes? = nil
  ) throws(RecordingError) {
    name = path
    file = try OpenFile(path, counting: count)
    buffer = []
    isAtEnd = false
    _ = try fill(upTo: 3)
    try unpack(with: unpackers)
    skipMark()
  }

  /// Reads from memory, possibly compressed.
  init(bytes: [UInt8], named name: String, unpackers: Set<UnpackerKind>) throws(RecordingError) {
    self.init(bytes: bytes, named: name)
    guard Self.mayBePacked(bytes) else { return }
    file = MemoryInput([])
    try unpack(with: unpackers)
  }

  /// Reads from memory.
  init(bytes: [UInt8], named name: String) {
    self.name = name
    file = nil
    buffer = bytes
    isAtEnd = true
    skipMark()
  }

  /// The next line; `nil` at the end.
  mutating func nextLine() throws(RecordingError) -> Line? {
    try lookAhead()
    var searched = start
    while true {
      if let end = newline(from: searched) {
        if join(at: end) {
          searched = start
          continue
        }
        let range = start..<end
        start = end + 1
        if isSkipping {
          isSkipping = false
          searched = start
          continue
        }
        return line(range, isTooLong: range.count > Self.longestLine)
      }
      let length = buffer.count - start
      if isSkipping {
        start = buffer.count
      } else if length > Self.longestLine {
        let range = start..<start + Self.longestLine
        start = buffer.count
        isSkipping = true
        return line(range, isTooLong: true)
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return line(start..<buffer.count, isTooLong: false)
      }
      // One more byte is enough: a pipe's writer may pause, as when a finger rests.
      let moved = start
      _ = try fill(upTo: buffer.count - start + 1)
      searched -= moved - start
    }
  }

  /// The next line, or the next part of a line that is too long; `nil` at the end.
  mutating func nextPiece() throws(RecordingError) -> Line? {
    try lookAhead()
    while true {
      let ahead = buffer.count - start
      if let end = newline(from: start), end - start <= Self.longestLine {
        if join(at: end) { continue }
        return piece(start..<end, isContinued: false)
      }
      if ahead >= Self.longestLine {
        return piece(start..<start + Self.longestLine, isContinued: true)
      }
      if isAtEnd {
        return ahead > 0 ? piece(start..<buffer.count, isContinued: false) : nil
      }
      _ = try fill(upTo: ahead + 1)
    }
  }

  /// The next bytes unchanged; fewer at the end.
  mutating func nextBytes(_ count: Int) throws(RecordingError) -> ArraySlice<UInt8> {
    _ = try fill(upTo: count)
    let range = start..<min(buffer.count, start + count)
    start = range.upperBound
    return buffer[range]
  }

  /// Hands over the rest without a copy. If it has more than `limit` bytes, the result has more, too, and may be cut off.
  mutating func takeRest(atMost limit: Int) throws(RecordingError) -> [UInt8] {
    _ = try fill(upTo: limit + 1)
    if start > 0 { buffer.removeSubrange(0..<start) }
    defer {
      buffer = []
      start = 0
    }
    return buffer
  }

  /// A copy of the lines at the beginning, which are not consumed. An incomplete last line is omitted.
  mutating func preview(bytes count: Int) throws(RecordingError) -> ByteSource {
    let isWhole = try fill(upTo: count)
    var visible = Array(buffer[start..<min(buffer.count, start + count)])
    if !isWhole, let last = visible.lastIndex(of: .newline) {
      visible.removeSubrange((last + 1)...)
    }
    var preview = ByteSource(bytes: visible, named: name)
    preview.isWhole = isWhole
    preview.wrap = wrap
    preview.cut = cut
    return preview
  }

  /// Removes a terminal's escape codes and no-break spaces, if the beginning contains any and is text otherwise.
  mutating func removeTerminalCodes(within count: Int) throws(RecordingError) {
    _ = try fill(upTo: count)
    guard TerminalCodeFilter.applies(to: peeked.prefix(Self.sample)) else { return }
    let beginning = Array(peeked)
    start = 0
    guard let file, !isAtEnd else {
      buffer = TerminalCodeFilter.filtered(beginning[...])
      return
    }
    self.file = TerminalCodeFilter(JoinedInput(beginning, file))
    buffer = []
    isAtEnd = false
  }

  /// Joins each wrapped line with the next one.
  mutating func joinLines(_ wrap: LineWrap) { self.wrap = wrap }

  /// Leaves out the last word of each line that was cut at that column.
  mutating func leaveOutCutWords(at column: Int) { cut = column }

  // MARK: - Private

  /// gzip and xz begin with a byte that does not occur in text; zstd begins with a parenthesis and such a byte.
  private static func mayBePacked(_ bytes: [UInt8]) -> Bool {
    bytes.first == 0x1f || bytes.first == 0xfd || bytes.starts(with: [0x28, 0xb5])
  }

  /// Inserts a decompressor if the file is compressed in a known format.
  private mutating func unpack(with unpackers: Set<UnpackerKind>) throws(RecordingError) {
    guard Self.mayBePacked(buffer), let file else { return }
    _ = try fill(upTo: 6)
    guard let kind = unpackers.first(where: { $0.type.recognizes(buffer[...]) }) else { return }
    self.file = PackedInput(file, named: name, kind.type.init(), beginning: buffer)
    buffer = []
    start = 0
    isAtEnd = false
    _ = try fill(upTo: 3)
  }

  /// A part of a line; only the first part counts as a new line.
  private mutating func piece(_ range: Range<Int>, isContinued: Bool) -> Line {
    let isFirst = !isInPieces
    isInPieces = isContinued
    start = min(buffer.count, range.upperBound + (isContinued ? 0 : 1))
    var found = line(range, isTooLong: false)
    if isContinued { found.cursor = ByteCursor(buffer, range) }
    if !isFirst {
      number -= 1
      found.number = number
    }
    found.isContinued = isContinued
    return found
  }

  /// A line without a trailing carriage return.
  private mutating func line(_ range: Range<Int>, isTooLong: Bool) -> Line {
    number += 1
    var end = range.upperBound
    while end > range.lowerBound, buffer[end - 1] == .carriageReturn { end -= 1 }
    if let cut, end - range.lowerBound == cut {
      while end > range.lowerBound, !LineWrap.endsWord(buffer[end - 1]) { end -= 1 }
    }
    return Line(
      cursor: ByteCursor(buffer, range.lowerBound..<end), number: number, isTooLong: isTooLong)
  }

  /// Reads ahead if lines may have to be joined.
  private mutating func lookAhead() throws(RecordingError) {
    if wrap != nil { _ = try fill(upTo: Self.longestLine) }
  }

  /// Removes the line break of a wrapped line; returns whether it did. In a joined line, only the bytes since its last break
  /// count.
  private mutating func join(at end: Int) -> Bool {
    guard let wrap, !isSkipping, !isInPieces else { return false }
    let hasReturn = end > start && buffer[end - 1] == .carriageReturn
    let textEnd = hasReturn ? end - 1 : end
    let length = textEnd - start - joinedBytes
    guard end - start < Self.longestLine,
      wrap.continues(length, of: buffer[start..<textEnd], in: buffer[(end + 1)...])
    else {
      joinedBytes = 0
      return false
    }
    buffer.replaceSubrange(textEnd...end, with: wrap.isAtWords ? [.space] : [])
    joinedBytes += length + (wrap.isAtWords ? 1 : 0)
    number += 1
    return true
  }

  /// Index of the next line break.
  private func newline(from index: Int) -> Int? {
    buffer.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, index < bytes.count else { return nil }
      guard let found = memchr(base + index, Int32(UInt8.newline), bytes.count - index) else {
        return nil
      }
      return base.distance(to: found.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Reads until `count` bytes are available; returns whether the end was reached before.
  private mutating func fill(upTo count: Int) throws(RecordingError) -> Bool {
    if !isAtEnd, buffer.count - start < count, start > 0 {
      buffer.removeSubrange(0..<start)
      start = 0
    }
    while !isAtEnd, buffer.count - start < count {
      guard let file else { break }
      isAtEnd = try !file.read(into: &buffer, atMost: Self.chunk)
    }
    return isAtEnd && buffer.count - start <= count
  }

  /// Text files from Windows may begin with a byte order mark.
  private mutating func skipMark() {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    if buffer.starts(with: mark) { start = mark.count }
  }
}

extension ByteSource {
  /// Whether only whitespace is available.
  var isBlank: Bool {
    peeked.allSatisfy { $0 == .space || $0 == .tab || $0 == .newline || $0 == .carriageReturn }
  }

  /// Whether the available bytes contain control characters that text does not have.
  var looksBinary: Bool {
    peeked.prefix(1024).contains {
      $0 < 0x20 && $0 != .tab && $0 != .newline && $0 != .carriageReturn
    }
  }

  /// The beginning of the first line with a letter or digit that is not a code fence, for a message.
  var firstWords: String {
    let line = peeked.split(whereSeparator: { $0 == .newline || $0 == .carriageReturn })
      .first { line in
        line.contains { $0.isDigit || ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 >= 0x80 }
          && !line.drop { $0 == .space || $0 == .tab || $0 == UInt8(ascii: ">") }
            .starts(with: "```".utf8)
      }
    let first = peeked.split { $0 == .newline || $0 == .carriageReturn }.first
    let bytes = Array((line ?? first ?? []).prefix(80))
    return ByteCursor(bytes, 0..<bytes.count).excerpt
  }

  /// Whether the available bytes begin with `bytes`.
  func begins(with bytes: [UInt8]) -> Bool { peeked.starts(with: bytes) }

  /// Whether Markdown has escaped the underscores of names near the beginning.
  var hasEscapedUnderscores: Bool {
    let bytes = peeked.prefix(1 << 14)
    guard let first = bytes.firstIndex(of: .backslash) else { return false }
    return zip(bytes[first...], bytes[(first + 1)...]).contains { pair in
      pair.0 == .backslash && pair.1 == UInt8(ascii: "_")
    }
  }

  /// The available text, to guess the format.
  func text(atMost count: Int) -> String { String(decoding: peeked.prefix(count), as: UTF8.self) }

  /// The wraps that the available lines may have, as by mail programs and terminals.
  var likelyWraps: [LineWrap] { LineWrap.likely(in: peeked.prefix(Self.sample)) }

  /// The column at which the available lines are cut; `nil` if they are whole.
  var cutColumn: Int? { LineWrap.cut(of: peeked.prefix(Self.sample)) }

  var isUTF16: Bool {
    peeked.starts(with: [0xff, 0xfe]) || peeked.starts(with: [0xfe, 0xff])
  }

  private var peeked: ArraySlice<UInt8> { buffer[min(start, buffer.count)...] }
}
