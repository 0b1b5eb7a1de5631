import Foundation
import GestureCore

/// The values of a reading that persist until a line changes them.
enum LastingReading: CaseIterable, Sendable {
  case radius, slack, force, maximumForce, altitude, azimuth, roll

  var word: StaticString {
    switch self {
    case .radius: "radius"
    case .slack: "slack"
    case .force: "force"
    case .maximumForce: "maxforce"
    case .altitude: "altitude"
    case .azimuth: "azimuth"
    case .roll: "roll"
    }
  }
}

extension ContactSample {
  subscript(reading: LastingReading) -> CGFloat {
    get {
      switch reading {
      case .radius: majorRadius
      case .slack: majorRadiusTolerance
      case .force: force
      case .maximumForce: maximumPossibleForce
      case .altitude: altitudeAngle
      case .azimuth: azimuthAngle
      case .roll: rollAngle
      }
    }
    set {
      switch reading {
      case .radius: majorRadius = newValue
      case .slack: majorRadiusTolerance = newValue
      case .force: force = newValue
      case .maximumForce: maximumPossibleForce = newValue
      case .altitude: altitudeAngle = newValue
      case .azimuth: azimuthAngle = newValue
      case .roll: rollAngle = newValue
      }
    }
  }
}
