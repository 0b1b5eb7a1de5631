/// The members of a JSON object, in the text's order.
public struct JSONObject: Sendable, Hashable {
  @usableFromInline struct Member: Sendable, Hashable {
    @usableFromInline var name: JSONName
    @usableFromInline var value: JSONValue

    @inlinable init(name: JSONName, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A long name's text is an entry of its own, before that of its value: no other object pays for it.
  @usableFromInline var entries: [Member] = []
  /// Bloom filter of the names: most names that are asked for are absent, which one comparison shows.
  @usableFromInline var marks: UInt64 = 0

  @usableFromInline static let spelling = JSONName(first: 0, second: 0, third: .max - 1)

  @inlinable public init(minimumCapacity: Int = 0) { entries.reserveCapacity(minimumCapacity) }

  @inlinable public var isEmpty: Bool { entries.isEmpty }

  @inlinable public mutating func append(_ name: JSONName, _ value: JSONValue) {
    marks |= name.mark
    entries.append(Member(name: name, value: value))
  }

  /// Appends a member whose name may be long.
  mutating func append(spelling: String, _ value: JSONValue) {
    let name = JSONName(spelling)
    if name.isLong { entries.append(Member(name: Self.spelling, value: .string(spelling))) }
    append(name, value)
  }

  /// The last member of that name.
  ///
  /// A linear search: objects of records have few members, and hashing the name costs more.
  @inlinable public subscript(_ name: JSONName) -> JSONValue? {
    @inline(__always) get { marks & name.mark == 0 ? nil : find(name) }
  }

  @usableFromInline func find(_ name: JSONName) -> JSONValue? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].name == name { return entries[index].value }
    }
    return nil
  }

  /// Names and values, in the text's order. A name occurs as often as in the text.
  public var members: [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    members.reserveCapacity(entries.count)
    var spelling: String?
    for entry in entries {
      if entry.name == Self.spelling {
        spelling = entry.value.string
      } else {
        members.append((entry.name.text ?? spelling ?? "", entry.value))
      }
    }
    return members
  }

  /// The values of the members whose names are 0, 1, 2 and so on, as scripts print lists of touches.
  @usableFromInline var numbered: [JSONValue] {
    // An object may be one large list: hashing its names once costs less than a search for each.
    var found: [JSONName: JSONValue] = [:]
    for entry in entries { found[entry.name] = entry.value }
    var values: [JSONValue] = []
    while let value = found[JSONName(String(values.count))] { values.append(value) }
    return values
  }
}
