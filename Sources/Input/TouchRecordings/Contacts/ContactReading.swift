import Foundation
import GestureCore

/// One contact's values at a moment, in the log's units.
struct ContactReading: Sendable, Hashable {
  var location: CGPoint
  var kind = Contact.Kind.direct
  /// The reading's own time, if it differs from its report's.
  var time: Timestamp?
  /// Half of the longer axis of the contact area; 0 if unknown.
  var radius: CGFloat = 0
  /// 1 is an average touch; 0 if unknown.
  var force: CGFloat = 0
  var maximumForce: CGFloat = 0
  var altitude: CGFloat = .pi / 2
  var azimuth: CGFloat = 0
  /// The buttons pressed when a pointer lands, as UIKit's raw value (API-E06).
  var buttons = 1

  init(x: CGFloat, y: CGFloat) {
    location = CGPoint(x: x, y: y)
  }

  /// Whether all numbers are finite and locations are in a plausible range (below a million).
  var isFinite: Bool {
    abs(location.x) < 1e6 && abs(location.y) < 1e6 && radius.isFinite && force.isFinite
      && maximumForce.isFinite && altitude.isFinite && azimuth.isFinite
  }

  /// Whether the contact is unchanged.
  func isSame(as contact: Contact) -> Bool {
    location == contact.sample.location && radius == contact.sample.majorRadius
      && force == contact.sample.force
  }

  /// A hover that begins with this reading.
  var hover: HoverChange {
    HoverChange(
      phase: .began, kind: kind, location: location, altitudeAngle: altitude,
      azimuthAngle: azimuth)
  }

  func sample(at time: Timestamp) -> ContactSample {
    var sample = ContactSample(time: self.time ?? time, location: location)
    sample.majorRadius = max(radius, 0)
    sample.force = max(force, 0)
    sample.maximumPossibleForce = max(maximumForce, 0)
    sample.altitudeAngle = altitude
    sample.azimuthAngle = azimuth
    return sample
  }
}
