import GestureCore
import JSONText

/// Reads TUIO messages in JSON, as written by bridges from OSC to the web.
///
///     {"time": 1.25, "address": "/tuio/2Dcur", "args": ["set", 7, 0.5, 0.25, 0, 0, 0]}
///     {"address": "/tuio/2Dcur", "args": [{"type": "s", "value": "alive"}, {"type": "i", "value": 7}]}
///
/// A bundle is an object with `packets`, `messages` or `elements`; its time applies to all of them.
struct TUIORecords: ContactRecords {
  static let format = RecordingFormat.tuio
  static let timeRemedy = "record with a tool that writes the time of arrival"
  private static let bundles: [JSONName] = ["packets", "messages", "elements"]
  private static let deepest = 8

  private var script = TUIOScript()
  /// The time of a bundle whose messages are separate records.
  private var bundleTime: Timestamp?

  var surface: ContactSurface { script.surface }

  static func recognizes(_ record: JSONValue) -> Bool {
    if let address = address(record) { return TUIOTracker.isCursor(address) }
    return bundles.contains { name in
      record[name]?.array?.contains { $0.isObject && address($0).map(TUIOTracker.isCursor) == true }
        ?? false
    }
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    if Self.address(record) == nil, let time = Self.time(record) { bundleTime = time }
    take(record, bundleTime ?? logged, 0, &ledger)
  }

  // MARK: - Private

  private mutating func take(
    _ record: JSONValue, _ inherited: Timestamp?, _ depth: Int, _ ledger: inout ContactLedger
  ) {
    guard depth < Self.deepest else { return }
    let time = Self.time(record) ?? inherited
    for name in Self.bundles {
      for element in record[name]?.array ?? [] { take(element, time, depth + 1, &ledger) }
    }
    guard let address = Self.address(record), TUIOTracker.isCursor(address) else { return }
    let values = record[first: ["args", "arguments", "values"]]?.array ?? []
    script.take(OSCPacket.Message(address, values.map(Self.argument)), at: time, into: &ledger)
  }

  private static func address(_ record: JSONValue) -> String? {
    record[first: ["address", "path", "addr"]]?.string
  }

  /// Seconds, or milliseconds if the number is too large. Integers may be either.
  private static func time(_ record: JSONValue) -> Timestamp? {
    JSONTime.epoch(record[first: ["time", "timestamp", "timeStamp", "t"]])
  }

  /// The value itself, or the value in an object with a type.
  private static func argument(_ value: JSONValue) -> OSCPacket.Argument {
    switch value["value"] ?? value {
    case .integer(let whole): .int(whole)
    case .number(let number): .float(number)
    case .string(let text): .string(text)
    case .bool(let flag): .bool(flag)
    default: .none
    }
  }
}
