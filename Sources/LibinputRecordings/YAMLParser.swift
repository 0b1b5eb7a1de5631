import CLibYAML
import Synchronization
import TouchRecordings

/// libyaml's parser, which asks for lines as it needs them, so that a text of any length is read in
/// constant memory.
final class YAMLParser: Sendable {
  private let state = Mutex(YAMLParserState())

  /// The next event, and the line it is on.
  func next(from lines: inout RecordingLines) -> (event: YAMLEvent, line: Int) {
    state.withLock { state in state.next(from: &lines) }
  }

  /// Forgets what was read, and goes on with other text, whose last line is the file's of that
  /// number.
  func restart(with text: String, lastLine: Int) {
    state.withLock { state in state.restart(with: text, lastLine: lastLine) }
  }
}

/// What libyaml's callback reads from.
private struct YAMLFeed {
  var lines: RecordingLines?
  /// What the callback did not have room for yet.
  var rest: ArraySlice<UInt8> = []
  /// What the file's lines are ahead of the parser's.
  var lineOffset = 0
  var error: RecordingError?

  /// The next bytes of the text, at most so many.
  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    if rest.isEmpty {
      do throws(RecordingError) {
        guard let line = try lines?.next() else { return [] }
        rest = line + [10]
      } catch {
        self.error = error
        return []
      }
    }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// The C structs, which must not move while the parser lives.
private struct YAMLParserState: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let feed: UnsafeMutablePointer<YAMLFeed>

  init() {
    parser = .allocate(capacity: 1)
    feed = .allocate(capacity: 1)
    feed.initialize(to: YAMLFeed())
    start()
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    feed.deinitialize(count: 1)
    feed.deallocate()
  }

  mutating func next(from lines: inout RecordingLines) -> (event: YAMLEvent, line: Int) {
    feed.pointee.lines = lines
    defer {
      if let moved = feed.pointee.lines { lines = moved }
      feed.pointee.lines = nil
    }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      let problem = parser.pointee.problem.map { String(cString: $0) } ?? "no YAML"
      return (.fault(problem), line(parser.pointee.problem_mark))
    }
    defer { yaml_event_delete(&event) }
    return (Self.event(event), line(event.start_mark))
  }

  mutating func restart(with text: String, lastLine: Int) {
    yaml_parser_delete(parser)
    let bytes = Array(text.utf8)
    feed.pointee.rest = bytes[...]
    feed.pointee.lineOffset = lastLine - bytes.count { $0 == 10 }
    start()
  }

  // MARK: - Private

  private func start() {
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input(
      parser,
      { context, buffer, size, count in
        guard let context, let buffer, let count else { return 0 }
        let feed = context.assumingMemoryBound(to: YAMLFeed.self)
        let bytes = feed.pointee.take(size)
        for (offset, byte) in bytes.enumerated() { buffer[offset] = byte }
        count.pointee = bytes.count
        return 1
      }, feed)
  }

  /// The file's line of a place in the text.
  private func line(_ mark: yaml_mark_t) -> Int {
    max(Int(mark.line) + 1 + feed.pointee.lineOffset, 1)
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(
        start: event.data.scalar.value, count: event.data.scalar.length)
      return .scalar(String(decoding: bytes, as: UTF8.self))
    case YAML_SEQUENCE_START_EVENT: return .startSequence
    case YAML_SEQUENCE_END_EVENT: return .endSequence
    case YAML_MAPPING_START_EVENT: return .startMapping
    case YAML_MAPPING_END_EVENT: return .endMapping
    case YAML_STREAM_END_EVENT: return .endOfStream
    default: return .other
    }
  }
}
