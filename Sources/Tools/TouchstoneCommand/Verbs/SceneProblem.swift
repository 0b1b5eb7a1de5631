import Foundation
import TouchStories

/// Why a scene file cannot be used, as a message for the user.
struct SceneProblem: Error {
  var message: String
}

extension SceneFile {
  /// Reads a scene file, or standard input for `-`.
  init(path: String) throws(SceneProblem) {
    let isInput = path == "-"
    let data =
      isInput
      ? FileHandle.standardInput.readDataToEndOfFile()
      : FileManager.default.contents(atPath: path)
    let name = isInput ? "standard input" : path
    guard let data else {
      throw SceneProblem(message: "\(name) cannot be opened; check the name and the permissions")
    }
    do throws(SceneError) {
      self = try SceneFile(json: data)
    } catch {
      // An error at the root path is a sentence about the whole file.
      guard error.path != "$" else {
        throw SceneProblem(message: "\(name) \(error.message)")
      }
      throw SceneProblem(message: "\(name):\(error.position.map { "\($0):" } ?? "") \(error)")
    }
  }
}
