/// What is wrong with a scene file, and where in it.
package struct SceneError: Error, Hashable, CustomStringConvertible {
  /// The JSON path of the value, from `$` down, such as `$.view.recognizers[2].name`.
  package var path: String
  package var message: String

  /// Whether nothing is wrong but that there is too much.
  package var isTooLarge = false

  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  package var description: String { "\(path): \(message)" }
}
