/// The members of an object, in their order.
struct JSONMembers: Sendable, Hashable {
  private struct Member: Sendable, Hashable {
    var name: JSONName
    var value: JSONValue
  }

  private var members: [Member] = []
  /// The marks of all names: most of those that are asked for are not there, which shows at once.
  private var marks: UInt64 = 0

  init(minimumCapacity: Int = 0) { members.reserveCapacity(minimumCapacity) }

  var isEmpty: Bool { members.isEmpty }

  mutating func append(_ name: JSONName, _ value: JSONValue) {
    marks |= name.mark
    members.append(Member(name: name, value: value))
  }

  /// The last member of that name. Objects of records have few, so that looking through them takes
  /// less than hashing the name does.
  subscript(_ name: JSONName) -> JSONValue? {
    guard marks & name.mark != 0 else { return nil }
    var index = members.count
    while index > 0 {
      index -= 1
      if members[index].name == name { return members[index].value }
    }
    return nil
  }

  /// The values of the members whose names are 0, 1, 2 and so on, as scripts print lists of touches.
  var numbered: [JSONValue] {
    // An object may be one large list: hashing its names once is less than looking for each.
    let places = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
    var values: [JSONValue] = []
    while let value = places[JSONName(String(values.count))] { values.append(value) }
    return values
  }
}
