import Foundation

// Whether every number is one that geometry can work with.

extension HoverChange {
  package var isFinite: Bool {
    location.isFinite && zOffset.isFinite && altitudeAngle.isFinite && azimuthAngle.isFinite
      && rollAngle.isFinite
  }
}

extension ScrollChange {
  package var isFinite: Bool { location.isFinite && dx.isFinite && dy.isFinite }
}

extension TransformChange {
  /// A factor that is not positive would turn a picture inside out.
  package var isFinite: Bool {
    location.isFinite && scale.isFinite && scale > 0 && rotation.isFinite
  }
}

extension EstimateUpdate {
  package var isFinite: Bool {
    (location?.isFinite ?? true)
      && [force, azimuthAngle, altitudeAngle, rollAngle].allSatisfy { $0?.isFinite ?? true }
  }
}
