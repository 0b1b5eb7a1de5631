import Foundation
import GestureCore
import JSONText

/// Reads one contact in a page's event.
enum WebContact {
  /// The maximum force of most sensors: three times an average touch.
  private static let hardest: CGFloat = 3

  // Names are created once, because all are looked up in each event.
  private static let timeNames: [JSONName] = ["timeStamp", "timestamp", "time", "ts", "t"]
  private static let placeNames: [(JSONName, JSONName)] = [
    ("clientX", "clientY"), ("x", "y"), ("pageX", "pageY"), ("screenX", "screenY"),
    ("offsetX", "offsetY"),
  ]
  private static let keyNames: [(JSONName, Int)] = [
    ("shiftKey", 17), ("ctrlKey", 18), ("altKey", 19), ("metaKey", 20),
  ]
  private static let listNames: [JSONName] = [
    "coalescedEvents", "coalesced", "getCoalescedEvents",
  ]
  private static let kindName: JSONName = "pointerType"
  private static let (widthName, heightName): (JSONName, JSONName) = ("width", "height")
  private static let pressureName: JSONName = "pressure"
  private static let touchNames: [JSONName] = ["identifier", "id", "pointerId"]

  static func time(of event: JSONValue) -> Timestamp? {
    JSONTime.milliseconds(event[first: timeNames])
  }

  /// The pressed modifier keys, as UIKit's raw value (API-E07).
  static func modifiers(in event: JSONValue) -> Int {
    keyNames.reduce(0) { held, key in
      event[key.0]?.bool == true ? held | 1 << key.1 : held
    }
  }

  /// The location in the page's viewport.
  static func location(in event: JSONValue) -> (x: Double, y: Double)? {
    for (horizontal, vertical) in placeNames {
      if let x = event[horizontal]?.double, let y = event[vertical]?.double { return (x, y) }
    }
    return nil
  }

  /// A pointer event's contact.
  static func reading(in event: JSONValue) -> ContactReading? {
    guard let place = location(in: event) else { return nil }
    var reading = ContactReading(x: place.x, y: place.y)
    switch event[kindName]?.string {
    case "pen": reading.kind = .pencil
    case "mouse":
      reading.kind = .indirectPointer
      reading.buttons = buttons(in: event)
    default: break
    }
    let size = max(event[widthName]?.double ?? 0, event[heightName]?.double ?? 0)
    // A width of one pixel means that the device does not report it.
    if reading.kind == .direct, size > 1 { reading.radius = size / 2 }
    let pressure = event[pressureName]?.double ?? 0
    // Devices without a pressure sensor report 0.5.
    if reading.kind == .pencil || (pressure > 0 && pressure != 0.5) { press(&reading, pressure) }
    if reading.kind == .pencil { tilt(&reading, event) }
    return reading
  }

  /// The pressed buttons, for which UIKit uses the same bits (API-E06); or else the button that was just pressed, in whose
  /// numbering the middle one is second.
  static func buttons(in event: JSONValue) -> Int {
    if let held = event["buttons"]?.integer, (1..<32).contains(held) { return Int(held) }
    switch event["button"]?.integer {
    case 1: return 4
    case 2: return 2
    default: return 1
    }
  }

  /// The coalesced readings of a move, without the last, which is the move itself.
  static func coalesced(in event: JSONValue) -> [ContactReading] {
    guard let list = event[first: listNames] else { return [] }
    let readings = (list.elements ?? []).compactMap { item -> ContactReading? in
      var reading = reading(in: item)
      reading?.time = time(of: item)
      return reading
    }
    return readings.last?.location == reading(in: event)?.location
      ? readings.dropLast() : readings
  }

  /// A list of touches with their identifiers; `nil` if there is none.
  static func touches(in list: JSONValue?) -> [(key: Int64, reading: ContactReading)]? {
    list?.elements?.enumerated().compactMap { index, touch in
      guard let place = location(in: touch) else { return nil }
      var reading = ContactReading(x: place.x, y: place.y)
      if touch["touchType"]?.string == "stylus" {
        reading.kind = .pencil
        tilt(&reading, touch)
      }
      let radius = max(touch["radiusX"]?.double ?? 0, touch["radiusY"]?.double ?? 0)
      if radius > 1 { reading.radius = radius }
      // Devices without a pressure sensor report 1.
      let force = touch["force"]?.double ?? 0
      if force > 0, force < 1 { press(&reading, force) }
      let key = touch[first: touchNames]?.integer ?? Int64(index)
      return (key, reading)
    }
  }

  private static func press(_ reading: inout ContactReading, _ share: Double) {
    reading.force = min(max(share, 0), 1) * hardest
    reading.maximumForce = hardest
  }

  /// Stores altitude and azimuth, from both angles or from two tilts in degrees.
  private static func tilt(_ reading: inout ContactReading, _ event: JSONValue) {
    if let altitude = event["altitudeAngle"]?.double {
      reading.altitude = altitude
      reading.azimuth = event["azimuthAngle"]?.double ?? 0
      return
    }
    let limit = 89.9
    func slope(_ name: JSONName) -> Double {
      tan(min(max(event[name]?.double ?? 0, -limit), limit) * .pi / 180)
    }
    let (x, y) = (slope("tiltX"), slope("tiltY"))
    guard x != 0 || y != 0 else { return }
    reading.altitude = atan(1 / hypot(x, y))
    reading.azimuth = atan2(y, x)
  }
}
