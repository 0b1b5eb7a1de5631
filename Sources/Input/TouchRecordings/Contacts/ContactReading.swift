import Foundation
import GestureCore

/// What a log says of one contact at one moment, in the log's own unit of length.
struct ContactReading: Sendable, Hashable {
  var location: CGPoint
  var kind = Contact.Kind.direct
  /// The log's own time, where a reading has one besides its report's.
  var time: Timestamp?
  /// Half of the longer axis of the touching area; 0 when the log does not say.
  var radius: CGFloat = 0
  /// 1 is an average touch; 0 when the log does not say.
  var force: CGFloat = 0
  var maximumForce: CGFloat = 0
  var altitude: CGFloat = .pi / 2
  var azimuth: CGFloat = 0
  /// The buttons that a pointer holds as it lands, with UIKit's raw values (API-E06).
  var buttons = 1

  init(x: CGFloat, y: CGFloat) {
    location = CGPoint(x: x, y: y)
  }

  /// Whether every number is one that geometry can work with: no scene is a million points wide.
  var isFinite: Bool {
    abs(location.x) < 1e6 && abs(location.y) < 1e6 && radius.isFinite && force.isFinite
      && maximumForce.isFinite && altitude.isFinite && azimuth.isFinite
  }

  /// Whether the contact still is as it was.
  func isSame(as contact: Contact) -> Bool {
    location == contact.sample.location && radius == contact.sample.majorRadius
      && force == contact.sample.force
  }

  /// The reading of something that comes above the surface.
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
