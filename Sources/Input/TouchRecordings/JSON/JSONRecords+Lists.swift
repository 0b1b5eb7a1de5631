import JSONText

/// The members that are searched for records.
extension JSONRecords {
  /// Members with lists of records instead of a part of a record.
  static let lists: Set<String> = [
    "events", "entries", "recording", "records", "log", "logs", "messages", "frames", "data",
    "traceEvents", "pointerEvents", "touchEvents", "items", "reports", "packets",
  ]
  /// Members that contain such a list as a member.
  static let holders: Set<String> = ["log", "recording", "trace", "session", "data"]

  /// Whether a member of that name may contain records or a list of them.
  static func mayHoldRecords(_ name: JSONName) -> Bool { namesOfBoth.contains(name) }

  private static let namesOfBoth = Set((lists.union(holders)).map { JSONName($0) })
}
