import JSONText

/// An error in a scene file, with its location.
package struct SceneError: Error, Hashable, CustomStringConvertible {
  /// The JSON path of the value, from `$` down, such as `$.view.recognizers[2].name`.
  package var path: String
  package var message: String

  /// The value's position in the file; `nil` for a scene that does not come from a file.
  package var position: TextPosition?

  /// Whether the only error is the scene's size.
  package var isTooLarge = false

  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The error with a position in the file.
  func at(_ position: TextPosition) -> SceneError {
    var error = self
    error.position = position
    return error
  }

  package var description: String { "\(path): \(message)" }
}
