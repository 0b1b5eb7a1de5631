import Foundation
import GestureCore
import JSONText

/// Reads the movements in Android's tests of its velocity tracker: an object for each, with a list
/// of times and all pointers' locations.
///
/// A location of `null` means that the pointer is not down. The last entry is the lift, at the
/// location and usually at the time of the previous one.
struct VelocityPointRecords: ContactRecords {
  static let format = RecordingFormat.velocitytracker
  /// Seconds between two movements of a file, longer than any gesture's memory.
  private static let gap = 1.0

  let surface = ContactSurface(unit: .pixels)
  private var wanted: String?

  mutating func choose(_ name: String) { wanted = name }

  static func recognizes(_ record: JSONValue) -> Bool { record["points_ns_xy"]?.array != nil }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    guard let points = record["points_ns_xy"]?.array else { return }
    if let wanted, record["name"]?.string != wanted { return }
    ledger.beginAnew(after: Self.gap)
    for (index, point) in points.enumerated() {
      guard let pair = point.array, pair.count == 2, let places = pair[1].array,
        let time = JSONTime.nanoseconds(pair[0])
      else {
        ledger.remark(.malformed, "a point that is not [time, [[x, y], …]], left out")
        continue
      }
      ledger.at(time)
      let readings = places.enumerated().compactMap { Self.reading($0.element, Int64($0.offset)) }
      if index == points.count - 1 {
        for (key, reading) in readings where ledger.isDown(key) { ledger.end(key, reading) }
        ledger.show([])
      } else {
        ledger.show(readings)
      }
    }
    ledger.commit()
  }

  private static func reading(_ place: JSONValue, _ key: Int64) -> (
    key: Int64, reading: ContactReading
  )? {
    guard let pair = place.array, pair.count >= 2, let x = pair[0].double, let y = pair[1].double
    else { return nil }
    return (key, ContactReading(x: x, y: y))
  }
}
