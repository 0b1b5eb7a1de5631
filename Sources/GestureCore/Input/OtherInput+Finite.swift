// Whether every number is one that geometry can work with, and whether every place is one that a
// surface can have.

/// What a coordinate may be.
package enum Reach {
  /// No surface is ten million points wide; beyond that, differences of places lose their fractions.
  package static let farthest: CGFloat = 1e7

  @inline(__always)
  static func holds(_ place: CGPoint) -> Bool {
    abs(place.x) <= farthest && abs(place.y) <= farthest
  }
}

extension ContactSample {
  /// Whether nothing has to be looked at more closely: what is in reach is finite, and so is each of
  /// numbers whose sum is.
  @inline(__always)
  var isPlain: Bool {
    isInReach
      && (force + maximumPossibleForce + altitudeAngle + azimuthAngle + rollAngle).isFinite
  }

  @inline(__always)
  package var isInReach: Bool {
    Reach.holds(location) && (preciseLocation.map(Reach.holds) ?? true)
      && abs(majorRadius) <= Reach.farthest && abs(majorRadiusTolerance) <= Reach.farthest
  }
}

extension HoverChange {
  package var isInReach: Bool { Reach.holds(location) && abs(zOffset) <= Reach.farthest }

  package var isFinite: Bool {
    location.isFinite && zOffset.isFinite && altitudeAngle.isFinite && azimuthAngle.isFinite
      && rollAngle.isFinite
  }
}

extension ScrollChange {
  package var isInReach: Bool { Reach.holds(location) && Reach.holds(CGPoint(x: dx, y: dy)) }

  package var isFinite: Bool { location.isFinite && dx.isFinite && dy.isFinite }
}

extension TransformChange {
  package var isInReach: Bool {
    Reach.holds(location) && abs(scale) <= Reach.farthest && abs(rotation) <= Reach.farthest
  }

  /// A factor that is not positive would turn a picture inside out.
  package var isFinite: Bool {
    location.isFinite && scale.isFinite && scale > 0 && rotation.isFinite
  }
}

extension EstimateUpdate {
  package var isInReach: Bool { location.map(Reach.holds) ?? true }

  package var isFinite: Bool {
    (location?.isFinite ?? true)
      && [force, azimuthAngle, altitudeAngle, rollAngle].allSatisfy { $0?.isFinite ?? true }
  }
}
