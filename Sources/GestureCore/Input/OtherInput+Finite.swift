// Whether all numbers of an input are finite, and whether all its coordinates are in the admitted range.

/// The admitted range of coordinates.
package enum Reach {
  /// In points. No surface is that wide, and differences of larger coordinates lose their fractions.
  package static let farthest: CGFloat = 1e7

  @inline(__always)
  static func contains(_ point: CGPoint) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }
}

extension ContactSample {
  /// Whether all numbers are finite and all coordinates in range, by a cheap test: a coordinate in range
  /// is finite, and so is each number of a finite sum. It may be `false` for a valid sample.
  @inline(__always)
  var isPlain: Bool {
    isInReach
      && (force + maximumPossibleForce + altitudeAngle + azimuthAngle + rollAngle).isFinite
  }

  @inline(__always)
  package var isInReach: Bool {
    Reach.contains(location) && (preciseLocation.map(Reach.contains) ?? true)
      && abs(majorRadius) <= Reach.farthest && abs(majorRadiusTolerance) <= Reach.farthest
  }
}

extension HoverChange {
  package var isInReach: Bool { Reach.contains(location) && abs(zOffset) <= Reach.farthest }

  package var isFinite: Bool {
    location.isFinite && zOffset.isFinite && altitudeAngle.isFinite && azimuthAngle.isFinite
      && rollAngle.isFinite
  }
}

extension ScrollChange {
  package var isInReach: Bool { Reach.contains(location) && Reach.contains(CGPoint(x: dx, y: dy)) }

  package var isFinite: Bool { location.isFinite && dx.isFinite && dy.isFinite }
}

extension TransformChange {
  package var isInReach: Bool {
    Reach.contains(location) && abs(scale) <= Reach.farthest && abs(rotation) <= Reach.farthest
  }

  /// A scale that is not positive is invalid as well.
  package var isFinite: Bool {
    location.isFinite && scale.isFinite && scale > 0 && rotation.isFinite
  }
}

extension EstimateUpdate {
  package var isInReach: Bool { location.map(Reach.contains) ?? true }

  package var isFinite: Bool {
    (location?.isFinite ?? true)
      && [force, azimuthAngle, altitudeAngle, rollAngle].allSatisfy { $0?.isFinite ?? true }
  }
}
