import JSONText

/// Which members are looked through for records.
extension JSONRecords {
  /// Members that hold lists of records rather than a part of one.
  static let lists: Set<String> = [
    "events", "entries", "recording", "records", "log", "logs", "messages", "frames", "data",
    "traceEvents", "pointerEvents", "touchEvents", "items", "reports", "packets",
  ]
  /// Members that hold such a list in turn.
  static let holders: Set<String> = ["log", "recording", "trace", "session", "data"]

  /// Whether a member of that name may hold records, or a list of them.
  static func mayHoldRecords(_ name: JSONName) -> Bool { namesOfBoth.contains(name) }

  private static let namesOfBoth = Set((lists.union(holders)).map { JSONName($0) })
}
