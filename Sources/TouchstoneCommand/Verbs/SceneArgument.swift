import Foundation
import TouchStories

/// The scene file that verbs play recordings to.
enum SceneArgument {
  /// Why a scene cannot be used, with its path.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// The scene of a file, or the usual one if none is named.
  static func scene(_ path: String?) throws(Problem) -> SceneFile {
    guard let path else { return .usual }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(description: "\(path): the scene file cannot be read; is the path right?")
    }
    do throws(SceneError) {
      return try SceneFile(json: data)
    } catch {
      throw Problem(description: "\(path): \(error)")
    }
  }
}
