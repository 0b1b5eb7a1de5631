import Foundation
import GestureCore
import JSONText

/// Reads ChromeOS's touchpad activity log (`touchpad_activity.txt` in a feedback report): its entries are the pad's reports,
/// and also the resulting gestures.
///
///     {"entries": [{"type": "hardwareState", "timestamp": 271.03, "touchCount": 1, "fingers": [
///       {"trackingId": 5, "positionX": 500.0, "positionY": 300.0, "pressure": 40.0, …}]}, …],
///      "hardwareProperties": {"left": 0, "top": 0, "right": 1280, "bottom": 680,
///        "xResolution": 12.0, "yResolution": 12.0, …}}
///
/// The properties follow the entries. Fingers that are only counted are ignored.
struct TouchpadLogRecords: ContactRecords {
  static let format = RecordingFormat.touchpadLog
  /// Bytes to examine: the log has some thousands of entries, and its properties are at the end.
  static let surveyBytes = 1 << 24

  private struct Pad: Hashable {
    var left: Double
    var top: Double
    var width: Double
    var height: Double
    /// In millimetres; `nil` if the resolutions are unknown.
    var size: CGSize?

    init?(_ record: JSONValue) {
      guard let left = record["left"]?.double, let right = record["right"]?.double,
        let top = record["top"]?.double, let bottom = record["bottom"]?.double,
        right > left, bottom > top
      else { return nil }
      (self.left, self.top, width, height) = (left, top, right - left, bottom - top)
      if let x = record["xResolution"]?.double, let y = record["yResolution"]?.double, x > 0, y > 0
      {
        size = CGSize(width: width / x, height: height / y)
      }
    }
  }

  private var pad: Pad?
  /// The largest coordinates, for logs that end before the properties.
  private var reach = CGPoint(x: 1, y: 1)

  var surface: ContactSurface {
    let density = RecordingOptions().pointsPerInch / 25.4
    let size = pad?.size.flatMap { size -> CGSize? in
      // Another size means that the resolution is wrong.
      guard (15...4000).contains(size.width), (15...4000).contains(size.height) else { return nil }
      return CGSize(width: size.width * density, height: size.height * density)
    }
    return ContactSurface(unit: .shares, size: size, deviceName: "ChromeOS touchpad")
  }

  static func recognizes(_ record: JSONValue) -> Bool {
    record["type"]?.string == "hardwareState" && record["fingers"]?.array != nil
  }

  mutating func learn(from scout: Self) {
    pad = scout.pad
    reach = scout.reach
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    if pad == nil, let found = Pad(record) { pad = found }
    guard Self.recognizes(record) else { return }
    ledger.at(JSONTime.seconds(record["timestamp"]))
    var readings: [(key: Int64, reading: ContactReading)] = []
    for finger in record["fingers"]?.array ?? [] {
      guard let id = finger["trackingId"]?.integer, let x = finger["positionX"]?.double,
        let y = finger["positionY"]?.double
      else {
        ledger.remark(.malformed, "a finger without id or place, left out")
        continue
      }
      readings.append((id, reading(finger, x, y)))
    }
    ledger.show(readings)
    ledger.commit()
  }

  // MARK: - Private

  private mutating func reading(_ finger: JSONValue, _ x: Double, _ y: Double) -> ContactReading {
    reach.x = max(reach.x, min(x, 1e6))
    reach.y = max(reach.y, min(y, 1e6))
    guard let pad else { return ContactReading(x: x / reach.x, y: y / reach.y) }
    var reading = ContactReading(x: (x - pad.left) / pad.width, y: (y - pad.top) / pad.height)
    if let major = finger["touchMajor"]?.double, major > 0 {
      reading.radius = major / 2 / pad.width
    }
    return reading
  }
}
