/// A section of a file: devices and their overrides.
struct OverrideSection: Sendable, Hashable {
  /// The file and line of the section's beginning.
  let file: String
  let line: Int
  var match: OverrideMatch
  var assignments: [OverrideAssignment] = []
  /// Names of assignments that do not concern contacts.
  var others: [String] = []
}
