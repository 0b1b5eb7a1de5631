import Foundation
import GestureCore

extension ArtefactFilter {
  /// A contact's last readings, and by how much they are moved.
  struct Finger: Sendable {
    var id: Int
    /// The last two locations that the sensor reported.
    var point: CGPoint
    var previous: CGPoint
    /// Added to every reading.
    var offset = CGPoint.zero
    var readingCount = 0

    /// Whether the last step was shorter than `length`.
    func isAtRest(_ length: CGFloat) -> Bool { previous.distance(to: point) < length }

    /// Whether a step is at least `length`, and too long for a finger that rested or moved slowly before.
    func isLeap(to location: CGPoint, _ length: CGFloat) -> Bool {
      let step = location - point
      let stepLength = step.length
      return stepLength >= length && (point - previous).component(along: step) < stepLength / 3
    }

    mutating func advance(to location: CGPoint) {
      previous = point
      point = location
      readingCount += 1
    }

    /// Adds the offset to a contact's readings, and changes the offset so that the contact stays inside the scene.
    mutating func shift(_ contact: inout Contact, within size: CGSize) {
      let raw = contact.sample.location
      let shifted = raw + offset
      let inside = CGPoint(
        x: min(max(shifted.x, 0), max(size.width, raw.x)),
        y: min(max(shifted.y, 0), max(size.height, raw.y)))
      offset = inside - raw
      contact.sample.location = inside
      contact.sample.preciseLocation = contact.sample.preciseLocation.map { $0 + offset }
      for index in contact.earlierSamples.indices {
        contact.earlierSamples[index].location = contact.earlierSamples[index].location + offset
      }
    }
  }
}

extension CGPoint {
  /// The length of the step's component in a direction.
  func component(along direction: CGPoint) -> CGFloat {
    (direction.x * x + direction.y * y) / max(direction.length, 0.001)
  }
}
