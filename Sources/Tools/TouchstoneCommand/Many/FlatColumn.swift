/// The columns of the table that `explain --flat` writes, in their order; `docs/many.md` explains them.
///
/// Names and types are stable: new columns are appended, and no column changes its meaning.
enum FlatColumn: String, CaseIterable {
  case type, file, format, device, width, height
  case gesture, recognizer, fingers, began, recognized, ended, state, x, y, extent
  case taps, direction, angle
  case movementX = "movement_x"
  case movementY = "movement_y"
  case translationX = "translation_x"
  case translationY = "translation_y"
  case velocityX = "velocity_x"
  case velocityY = "velocity_y"
  case scale
  case scaleVelocity = "scale_velocity"
  case rotation
  case rotationVelocity = "rotation_velocity"
  case time, reason, cause, limit, measured, bound
  case preventedBy = "prevented_by"
  case severity, line, message, remedy
  case gestures, losses, complaints, frames, seconds
  case beside, waited

  /// Its index in a row.
  var place: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
