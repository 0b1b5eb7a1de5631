import CLibYAML

/// libyaml's parser, which asks for text as it needs it, so that a text of any length is read in
/// constant memory.
package struct YAMLParser: ~Copyable {
  // C's struct must not move while the parser lives, nor what its callback reads from.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let feed: UnsafeMutablePointer<Feed>

  /// What libyaml's callback reads from.
  private struct Feed {
    /// Lent while the parser may ask for text.
    var more: (() -> ArraySlice<UInt8>)?
    /// What the callback did not have room for yet.
    var rest: ArraySlice<UInt8>

    /// The next bytes of the text, at most so many; none at its end.
    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
      if rest.isEmpty { rest = more?() ?? [] }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }

  /// A parser of UTF-8 text that begins with these bytes.
  package init(_ text: [UInt8] = []) {
    parser = .allocate(capacity: 1)
    feed = .allocate(capacity: 1)
    feed.initialize(to: Feed(rest: text[...]))
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input(
      parser,
      { context, buffer, size, count in
        guard let context, let buffer, let count else { return 0 }
        let bytes = context.assumingMemoryBound(to: Feed.self).pointee.take(size)
        bytes.withUnsafeBufferPointer { text in
          if let start = text.baseAddress { buffer.update(from: start, count: text.count) }
        }
        count.pointee = bytes.count
        return 1
      }, feed)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    feed.deinitialize(count: 1)
    feed.deallocate()
  }

  /// The next event.
  ///
  /// - Parameter more: what follows the text so far, or nothing where it ends.
  /// - Throws: what is wrong where the text is no YAML from here on.
  package mutating func next(
    more: () -> ArraySlice<UInt8> = { [] }
  ) throws(YAMLFault) -> YAMLEvent {
    var event = yaml_event_t()
    let isWhole = withoutActuallyEscaping(more) { more in
      feed.pointee.more = more
      defer { feed.pointee.more = nil }
      return yaml_parser_parse(parser, &event) == 1
    }
    guard isWhole else { throw YAMLFault(of: parser.pointee) }
    return YAMLEvent(event)
  }
}
