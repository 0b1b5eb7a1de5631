import Foundation
import GestureCore
import JSONText

/// Reads touches that a test sends to a browser: `Input.dispatchTouchEvent` of Chrome's protocol.
///
/// Each command lists all active points; a lifted one of several is missing in the list.
struct DevToolsRecords: ContactRecords {
  static let format = RecordingFormat.devtools
  static let timeRemedy =
    "record again with the commands' timestamp, or give the pace with --interval"

  private static let method = "Input.dispatchTouchEvent"
  private static let types: Set<String> = ["touchStart", "touchMove", "touchEnd", "touchCancel"]

  private(set) var surface = ContactSurface(unit: .points)

  static func recognizes(_ record: JSONValue) -> Bool {
    guard let parameters = parameters(of: record) else { return false }
    return types.contains(parameters["type"]?.string ?? "")
  }

  mutating func learn(from scout: Self) { surface = scout.surface }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    noteSize(record)
    guard let parameters = Self.parameters(of: record), let type = parameters["type"]?.string,
      Self.types.contains(type)
    else { return noteGesture(record, &ledger) }
    let outer = record[first: ["timestamp", "time", "ts", "wallTime"]]
    ledger.at(
      JSONTime.seconds(parameters["timestamp"]) ?? JSONTime.epoch(outer) ?? logged)
    ledger.hold(modifiers: Self.modifiers(parameters["modifiers"]?.integer ?? 0))
    switch type {
    case "touchEnd": ledger.show([])
    case "touchCancel": ledger.cancelAll()
    default: ledger.show(Self.points(parameters["touchPoints"]?.elements ?? []))
    }
    ledger.commit()
  }

  // MARK: - Private

  /// The command's parameters, whether the log wraps them or not.
  private static func parameters(of record: JSONValue) -> JSONValue? {
    for holder in [record, record["message"] ?? .null, record["payload"] ?? .null] {
      if holder["method"]?.string == method { return holder["params"] }
    }
    // Some logs print the command's name before its parameters.
    return record["touchPoints"] != nil ? record : nil
  }

  /// Converts Chrome's bits of alt, control, meta and shift to UIKit's raw values (API-E07).
  private static func modifiers(_ bits: Int64) -> Int {
    zip([19, 18, 20, 17], 0...).reduce(0) { held, pair in
      bits >> pair.1 & 1 == 1 ? held | 1 << pair.0 : held
    }
  }

  private static func points(_ list: [JSONValue]) -> [(key: Int64, reading: ContactReading)] {
    list.enumerated().compactMap { index, point in
      guard let x = point["x"]?.double, let y = point["y"]?.double else { return nil }
      var reading = ContactReading(x: x, y: y)
      let radius = max(point["radiusX"]?.double ?? 0, point["radiusY"]?.double ?? 0)
      // 1 is the default radius and force.
      if radius > 1 { reading.radius = radius }
      if let force = point["force"]?.double, force > 0, force < 1 {
        reading.force = force * 3
        reading.maximumForce = 3
      }
      return (point["id"]?.integer ?? Int64(index), reading)
    }
  }

  /// Stores the window's size, which a test sets with another command.
  private mutating func noteSize(_ record: JSONValue) {
    guard record["method"]?.string == "Emulation.setDeviceMetricsOverride",
      let width = record["params"]?["width"]?.double, width >= 1, width < 1e5,
      let height = record["params"]?["height"]?.double, height >= 1, height < 1e5
    else { return }
    surface.size = CGSize(width: width, height: height)
  }

  /// Reports commands for whole gestures, which contain no touches.
  private func noteGesture(_ record: JSONValue, _ ledger: inout ContactLedger) {
    guard let method = record["method"]?.string, method.hasPrefix("Input.synthesize") else {
      return
    }
    ledger.remark(
      .contact, "\(method) has no touches, left out",
      remedy: "send Input.dispatchTouchEvent instead", severity: .note)
  }
}
