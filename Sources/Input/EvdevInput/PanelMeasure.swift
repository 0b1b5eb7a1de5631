import Foundation

/// Measures distances on a panel, to match contacts of successive frames.
struct PanelMeasure: Sendable {
  /// Readings within this distance can be of one finger (mm).
  static let fingerWidth = 10.0
  /// The longest movement of a finger between two frames (mm): 3 m/s at 100 frames per second.
  static let longestStep = 30.0

  private let millimetresX: Double
  private let millimetresY: Double
  private let horizontal: AxisRange?
  private let vertical: AxisRange?

  init(_ device: DeviceDescription) {
    (horizontal, vertical) = (device.horizontal, device.vertical)
    millimetresX = Self.millimetres(device.horizontal)
    millimetresY = Self.millimetres(device.vertical)
  }

  /// The distance between two readings (mm).
  func distance(_ one: LiveReading, _ other: LiveReading) -> Double {
    let way = step(from: one, to: other)
    return hypot(way.x, way.y)
  }

  /// Whether both readings are within a distance (mm) of the same edge.
  func areAtOneEdge(_ one: LiveReading, _ other: LiveReading, within limit: Double) -> Bool {
    func isNear(_ a: Int32, _ b: Int32, _ range: AxisRange?, _ millimetres: Double) -> Bool {
      guard let range else { return false }
      let low = [a, b].map { (Double($0) - Double(range.minimum)) * millimetres }
      let high = [a, b].map { (Double(range.maximum) - Double($0)) * millimetres }
      return low.allSatisfy { $0 <= limit } || high.allSatisfy { $0 <= limit }
    }
    return isNear(one.x, other.x, horizontal, millimetresX)
      || isNear(one.y, other.y, vertical, millimetresY)
  }

  /// Whether a reading is near a contact's last or extrapolated position.
  func isNear(_ contact: LiveContact, _ reading: LiveReading, within limit: Double) -> Bool {
    distance(contact, reading) <= limit
  }

  /// The step in millimetres.
  private func step(from old: LiveReading, to new: LiveReading) -> (x: Double, y: Double) {
    (
      (Double(new.x) - Double(old.x)) * millimetresX, (Double(new.y) - Double(old.y)) * millimetresY
    )
  }

  /// Matches readings to contacts with the smallest sum of distances; steps longer than a finger can make do not match. Returns
  /// indices into `contacts`.
  func match(_ contacts: [LiveContact], _ readings: [LiveReading]) -> [Int?] {
    if contacts.isEmpty { return readings.map { _ in nil } }
    let costs = readings.map { reading in
      contacts.map { contact in min(distance(contact, reading), 2 * Self.longestStep) }
    }
    return leastCostAssignment(costs).enumerated().map { row, column in
      guard let column, costs[row][column] <= Self.longestStep else { return nil }
      return column
    }
  }

  /// The distance (mm) from the contact's last or extrapolated position, whichever is nearer.
  private func distance(_ contact: LiveContact, _ reading: LiveReading) -> Double {
    let now = contact.reading
    let before = contact.previous
    let stepX = Double(reading.x) - Double(now.x)
    let stepY = Double(reading.y) - Double(now.y)
    let resting = hypot(stepX * millimetresX, stepY * millimetresY)
    let goingX = stepX - (Double(now.x) - Double(before.x))
    let goingY = stepY - (Double(now.y) - Double(before.y))
    return min(resting, hypot(goingX * millimetresX, goingY * millimetresY))
  }

  /// Millimetres per unit; without a resolution, panels are assumed to be 15 cm long.
  private static func millimetres(_ range: AxisRange?) -> Double {
    guard let range else { return 1.0 / 20 }
    return range.resolution > 0 ? 1 / Double(range.resolution) : 150 / range.span
  }
}
