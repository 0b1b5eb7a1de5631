/// Reads JSON once from its beginning to its end: as values, or member by member.
///
/// The limits are checked on the way, so that a text that exceeds them costs no more than its bytes up to there.
public struct JSONReader {
  public enum Syntax: Sendable {
    /// RFC 8259, and UTF-8 that is well formed.
    case strict
    /// What scripts print and logs contain as well: a comma before a closing bracket, NaN, `undefined`, what a console
    /// folds (`[Circular *1]`, `[Object]`), which is null here, numbers such as `+1.`,
    /// control characters and unknown escapes in strings. Malformed UTF-8 and lone surrogates are replaced.
    case lenient
  }

  public struct Limits: Sendable {
    /// Values within each other.
    public var depth: Int
    /// Values in all.
    public var values: Int

    public init(depth: Int, values: Int) {
      self.depth = depth
      self.values = values
    }
  }

  let bytes: [UInt8]
  let end: Int
  let isStrict: Bool
  private let limits: Limits
  /// Index of the next byte.
  public internal(set) var offset: Int
  /// Containers that are open, and values that have begun.
  private var depth = 0
  private var count = 0

  /// A reader of a part of some bytes.
  public init(_ bytes: [UInt8], in range: Range<Int>, _ syntax: Syntax, within limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    isStrict = syntax == .strict
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The value of a text that holds nothing else.
  public static func value(
    of bytes: [UInt8], in range: Range<Int>? = nil, _ syntax: Syntax, within limits: Limits
  ) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes, in: range ?? bytes.indices, syntax, within: limits)
    let value = try reader.value()
    try reader.finish()
    return value
  }

  /// Throws unless nothing but blanks follows.
  public mutating func finish() throws(JSONFault) {
    skipBlanks()
    guard offset == end else { throw fault(.unexpected) }
  }

  /// A fault of what was read last.
  public func fault(_ kind: JSONFault.Kind) -> JSONFault { JSONFault(kind, at: offset) }

  // MARK: - Values

  public mutating func value() throws(JSONFault) -> JSONValue {
    skipBlanks()
    try begin()
    switch bytes[offset] {
    case .openingBrace: return .object(try members { _ in false })
    case .openingBracket: return .array(try elements())
    case .quote: return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "N"): return isStrict ? try numeral() : try word("NaN", .null)
    case UInt8(ascii: "A"): return try foldedValue("Array")
    case UInt8(ascii: "C"): return try foldedValue("Circular")
    case UInt8(ascii: "O"): return try foldedValue("Object")
    case UInt8(ascii: "u"): return try foldedValue("undefined")
    default: return try numeral()
    }
  }

  /// Reads an object; the closure reads one member's name and value.
  @inlinable public mutating func object(
    _ member: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try open(UInt8(ascii: "{"), UInt8(ascii: "}")) else { return }
    repeat { try member(&self) } while try continues(to: UInt8(ascii: "}"))
  }

  /// Reads an object as a value. Throws if a member that is an object or an array has a name that is refused.
  public mutating func objectValue(
    refusing isRefused: (JSONName) -> Bool
  ) throws(JSONFault) -> JSONObject {
    skipBlanks()
    try begin()
    guard bytes[offset] == .openingBrace else { throw fault(.unexpected) }
    return try members(refusing: isRefused)
  }

  /// Reads an array; the closure reads one element.
  @inlinable public mutating func array(
    _ element: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try open(UInt8(ascii: "["), UInt8(ascii: "]")) else { return }
    repeat { try element(&self) } while try continues(to: UInt8(ascii: "]"))
  }

  /// A member's name and the colon; behind it stands the value.
  public mutating func name() throws(JSONFault) -> JSONName {
    let name = try word()
    try colon()
    return name
  }

  /// A string that is compared with names.
  public mutating func word() throws(JSONFault) -> JSONName {
    skipBlanks()
    if let plain = try plainString() { return JSONName(bytes, plain) }
    return JSONName(try escapedString())
  }

  public mutating func string() throws(JSONFault) -> String {
    skipBlanks()
    return try text()
  }

  /// A whole number, without fraction and exponent.
  public mutating func integer() throws(JSONFault) -> Int {
    skipBlanks()
    guard case .integer(let value) = try numeral(), let value = Int(exactly: value) else {
      throw fault(.unexpected)
    }
    return value
  }

  public mutating func number() throws(JSONFault) -> Double {
    skipBlanks()
    guard let value = try numeral().number else { throw fault(.unexpected) }
    return value
  }

  /// The next byte that is no blank; `nil` at the end.
  public mutating func next() -> UInt8? {
    skipBlanks()
    return offset < end ? bytes[offset] : nil
  }

  // MARK: - Containers

  @inline(__always) private mutating func members(
    refusing isRefused: (JSONName) -> Bool
  ) throws(JSONFault) -> JSONObject {
    var object = JSONObject(minimumCapacity: 16)
    guard enter(.closingBrace) else { return object }
    repeat {
      skipBlanks()
      let start = offset
      if let plain = try plainString(), plain.count <= JSONName.longest {
        let name = JSONName(bytes, plain)
        try colon()
        skipBlanks()
        if offset < end, bytes[offset] == .openingBrace || bytes[offset] == .openingBracket,
          isRefused(name)
        {
          throw fault(.unexpected)
        }
        object.append(name, try value())
      } else {
        offset = start
        let name = try spelledName()
        object.append(spelling: name, try value())
      }
    } while try goesOn(to: .closingBrace)
    return object
  }

  private mutating func elements() throws(JSONFault) -> [JSONValue] {
    var values: [JSONValue] = []
    guard enter(.closingBracket) else { return values }
    repeat { values.append(try value()) } while try goesOn(to: .closingBracket)
    return values
  }

  /// Counts a value that begins here.
  @inline(__always) private mutating func begin() throws(JSONFault) {
    guard depth < limits.depth else { throw fault(.tooDeep) }
    guard count < limits.values else { throw fault(.tooMany) }
    guard offset < end else { throw fault(.cutOff) }
    count += 1
  }

  /// Whether the container that begins here holds anything; an empty one is read.
  public mutating func open(_ opener: UInt8, _ closer: UInt8) throws(JSONFault) -> Bool {
    skipBlanks()
    try begin()
    guard bytes[offset] == opener else { throw fault(.unexpected) }
    return enter(closer)
  }

  @inline(__always) private mutating func enter(_ closer: UInt8) -> Bool {
    offset += 1
    skipBlanks()
    if takes(closer) { return false }
    depth += 1
    return true
  }

  /// Whether another member or element follows; else the container ends.
  public mutating func continues(to closer: UInt8) throws(JSONFault) -> Bool {
    try goesOn(to: closer)
  }

  @inline(__always) private mutating func goesOn(to closer: UInt8) throws(JSONFault) -> Bool {
    skipBlanks()
    if takes(.comma) {
      if isStrict { return true }
      skipBlanks()
      guard takes(closer) else { return true }
    } else {
      try take(closer)
    }
    depth -= 1
    return false
  }

  /// A name of any length, and the colon.
  mutating func spelledName() throws(JSONFault) -> String {
    let name = try string()
    try colon()
    return name
  }

  @inline(__always) private mutating func colon() throws(JSONFault) {
    skipBlanks()
    try take(.colon)
  }

  // MARK: - Bytes

  /// A word that a console prints in place of a value. Node adds details: `Circular *1`, `Object: null prototype`.
  private mutating func foldedValue(_ name: StaticString) throws(JSONFault) -> JSONValue {
    guard !isStrict else { return try numeral() }
    let value = try word(name, .null)
    if bytes[offset..<end].starts(with: " *".utf8) {
      offset += 2
      guard offset < end, bytes[offset].isDigit else {
        throw fault(offset < end ? .unexpected : .cutOff)
      }
      while offset < end, bytes[offset].isDigit { offset += 1 }
    } else if takes(.colon) {
      return try word(" null prototype", .null)
    }
    return value
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault)
    -> JSONValue
  {
    let count = word.utf8CodeUnitCount
    var index = 0
    while index < count, offset < end, bytes[offset] == word.utf8Start[index] {
      index += 1
      offset += 1
    }
    guard index == count else { throw fault(offset < end ? .unexpected : .cutOff) }
    return value
  }

  @inline(__always) mutating func skipBlanks() {
    while offset < end {
      switch bytes[offset] {
      case .space, .tab, .newline, .carriageReturn: offset += 1
      default: return
      }
    }
  }

  @inline(__always) mutating func takes(_ byte: UInt8) -> Bool {
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  @inline(__always) mutating func take(_ byte: UInt8) throws(JSONFault) {
    guard takes(byte) else { throw fault(offset < end ? .unexpected : .cutOff) }
  }
}
