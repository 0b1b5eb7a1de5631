import JSONText

/// Names under which programs log touches, the most reliable first, with a capital letter at each word behind the first.
enum TouchNames {
  static let x = axis("x", "X")
  static let y = axis("y", "Y")
  static let id = [
    "pointerId", "identifier", "id", "fingerId", "touchId", "contactId", "trackingId", "finger",
    "pointer", "touch", "contact", "slot", "fingerIndex", "pointerIndex", "pid",
  ]
  /// Names of times that no other word of a sentence has.
  static let time = ["timestamp", "timeStamp", "eventTime", "time", "t", "ts"]
  /// Names of times of columns and members.
  static let otherTime = [
    "elapsed", "elapsedTime", "timeOfDay", "dateTime", "date", "uptime", "epoch",
  ]
  /// Names of times that state their unit.
  static let milliseconds = ["uptimeMillis", "timestampMs", "timeMs"]
  static let phase = [
    "phase", "touchPhase", "action", "eventType", "event", "type", "state", "kind", "eventName",
    "touchState", "touchEvent", "status",
  ]

  private static func axis(_ letter: String, _ capital: String) -> [String] {
    ["client\(capital)", letter]
      + ["page", "location", "position", "pos", "touch", "p"].map { $0 + capital }
      + ["Pos", "Position", "Coord"].map { letter + $0 }
      + ["coord", "absolute", "screen", "raw"].map { $0 + capital }
  }

  /// The names in lower case, without a sign between their words.
  static func folded(_ names: [String]) -> [String] { names.map { $0.lowercased() } }

  /// The names as members of objects: `pointerId`, `pointer_id` and `pointerid`.
  static func members(_ names: [String]) -> [JSONName] {
    var spellings: [String] = []
    for name in names {
      let snake = name.flatMap { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }
      for spelling in [name, String(snake), name.lowercased()] where !spellings.contains(spelling) {
        spellings.append(spelling)
      }
    }
    return spellings.map { JSONName($0) }
  }
}
