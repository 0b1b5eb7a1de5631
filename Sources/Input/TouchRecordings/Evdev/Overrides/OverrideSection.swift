/// What a file says of the devices that it names.
struct OverrideSection: Sendable, Hashable {
  /// Where it begins.
  let file: String
  let line: Int
  var match: OverrideMatch
  var assignments: [OverrideAssignment] = []
  /// The names of what says nothing of contacts.
  var others: [String] = []
}
