/// What comes next in a YAML text, as far as recordings have it.
enum YAMLEvent: Sendable, Hashable {
  case scalar(String)
  /// A scalar that is a whole number, without a sign or zeros that change nothing.
  case number(Int64)
  case startSequence, endSequence
  case startMapping, endMapping
  /// Starts and ends of streams and documents, and aliases.
  case other
  case endOfStream
  /// The text is no YAML from here on, and why.
  case fault(String)
}
