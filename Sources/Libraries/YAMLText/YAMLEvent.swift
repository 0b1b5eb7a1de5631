import CLibYAML

/// What a parser has found; its words are read when they are asked for.
package struct YAMLEvent: ~Copyable {
  package enum Kind {
    case scalar
    case startSequence, endSequence
    case startMapping, endMapping
    case alias
    case startDocument
    case endOfText
    /// Starts of the text and ends of documents.
    case other
  }

  private let event: yaml_event_t

  init(_ event: yaml_event_t) { self.event = event }

  deinit {
    var event = event
    yaml_event_delete(&event)
  }

  package var kind: Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .startSequence
    case YAML_SEQUENCE_END_EVENT: .endSequence
    case YAML_MAPPING_START_EVENT: .startMapping
    case YAML_MAPPING_END_EVENT: .endMapping
    case YAML_ALIAS_EVENT: .alias
    case YAML_DOCUMENT_START_EVENT: .startDocument
    case YAML_STREAM_END_EVENT: .endOfText
    default: .other
    }
  }

  package var place: YAMLPlace { YAMLPlace(event.start_mark) }

  /// A scalar's words; empty for all others.
  package var text: String { withScalar { String(decoding: $0, as: UTF8.self) } }

  /// Whether a scalar stands without quotation marks.
  package var isPlain: Bool {
    event.type == YAML_SCALAR_EVENT && event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
  }

  /// The whole number that a scalar is, if it is spelled as `description` spells it.
  package var number: Int64? { withScalar(Self.number) }

  /// What aliases call this, or what this alias stands for.
  package var anchor: String? {
    switch kind {
    case .scalar: Self.text(event.data.scalar.anchor)
    case .startSequence: Self.text(event.data.sequence_start.anchor)
    case .startMapping: Self.text(event.data.mapping_start.anchor)
    case .alias: Self.text(event.data.alias.anchor)
    default: nil
    }
  }

  package var hasTag: Bool {
    switch kind {
    case .scalar: event.data.scalar.tag != nil
    case .startSequence: event.data.sequence_start.tag != nil
    case .startMapping: event.data.mapping_start.tag != nil
    default: false
    }
  }

  // MARK: - Private

  private func withScalar<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard event.type == YAML_SCALAR_EVENT else { return read(.init(start: nil, count: 0)) }
    return read(.init(start: event.data.scalar.value, count: event.data.scalar.length))
  }

  private static func text(_ start: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    start.map { String(cString: $0) }
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    guard let first = digits.first, digits.count < 19,
      first != UInt8(ascii: "0") || text.count == 1
    else { return nil }
    var value: Int64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }
}
