import JSONText

/// What is wrong with a scene file, and where in it.
package struct SceneError: Error, Hashable, CustomStringConvertible {
  /// The JSON path of the value, from `$` down, such as `$.view.recognizers[2].name`.
  package var path: String
  package var message: String

  /// Where the value stands in the file that was read; `nil` for a scene that is no file.
  package var position: TextPosition?

  /// Whether nothing is wrong but that there is too much.
  package var isTooLarge = false

  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// An error about a value that is there.
  func at(_ position: TextPosition) -> SceneError {
    var error = self
    error.position = position
    return error
  }

  package var description: String { "\(path): \(message)" }
}
