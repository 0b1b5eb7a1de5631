/// A value of a JSON text.
///
/// What is on the way of each record is `public` and inlinable: the compiler does not inline across modules
/// what is `package`. The module is no product.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that fits, so that nanoseconds stay exact.
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The member of that name; `nil` if it is absent or null, and if this is no object.
  @inlinable public subscript(_ name: JSONName) -> JSONValue? {
    guard case .object(let members) = self, let value = members[name] else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The first member that is present.
  @inlinable public subscript(first names: [JSONName]) -> JSONValue? {
    for name in names {
      if let value = self[name] { return value }
    }
    return nil
  }

  @inlinable public var isObject: Bool { if case .object = self { true } else { false } }

  /// A finite number, also one that is spelled as a string.
  @inlinable public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value.isFinite ? value : nil
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// A whole number that fits, also one that is spelled as a string.
  @inlinable public var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    case .string(let text): Int64(text)
    default: nil
    }
  }

  /// A number; strings are none.
  @inlinable public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  @inlinable public var string: String? { if case .string(let text) = self { text } else { nil } }
  @inlinable public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
  @inlinable public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// Elements of an array, or members of an object whose names are 0, 1, 2 and so on, as scripts
  /// print lists of touches.
  @inlinable public var elements: [JSONValue]? {
    if let array { return array }
    guard case .object(let members) = self else { return nil }
    let values = members.numbered
    return values.isEmpty && !members.isEmpty && members["length"] == nil ? nil : values
  }

  /// What the value is, with its article, for a message.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
