import Foundation

// Whether every number is one that geometry can work with.

extension HoverChange {
  var isFinite: Bool {
    location.isFinite && zOffset.isFinite && altitudeAngle.isFinite && azimuthAngle.isFinite
      && rollAngle.isFinite
  }
}

extension ScrollChange {
  var isFinite: Bool { location.isFinite && dx.isFinite && dy.isFinite }
}

extension TransformChange {
  var isFinite: Bool { location.isFinite && scale.isFinite && rotation.isFinite }
}

extension EstimateUpdate {
  var isFinite: Bool {
    (location?.isFinite ?? true)
      && [force, azimuthAngle, altitudeAngle, rollAngle].allSatisfy { $0?.isFinite ?? true }
  }
}
