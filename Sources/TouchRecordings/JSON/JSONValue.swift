import Foundation

/// A value of a JSON text.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONMembers)

  /// The member of that name; `nil` where there is none, and for what is no object.
  subscript(_ name: JSONName) -> JSONValue? {
    guard case .object(let members) = self, let value = members[name] else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The first member that is there.
  subscript(first names: [JSONName]) -> JSONValue? {
    for name in names {
      if let value = self[name] { return value }
    }
    return nil
  }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// A number, also one that is spelled as a string; never one that is not finite.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value.isFinite ? value : nil
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// A whole number that fits; numbers with a fraction are none.
  var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    case .string(let text): Int64(text)
    default: nil
    }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// Elements of an array, or members of an object whose names are 0, 1, 2 and so on, as scripts
  /// print lists of touches.
  var elements: [JSONValue]? {
    if let array { return array }
    guard case .object(let members) = self else { return nil }
    let values = members.numbered
    return values.isEmpty && !members.isEmpty && members["length"] == nil ? nil : values
  }
}
