import Foundation
import TouchRecordings
import TouchStories
import Touchstone

extension SceneFile {
  /// The scene in which a recording is played: the one from the options, else the one it was made with, else the usual one,
  /// with titles for text output.
  static func meeting(
    _ header: RecordingHeader, asked: SceneFile?, profile: TouchProfile? = nil, titled: Bool,
    _ errors: (String) -> Void
  ) -> SceneFile {
    var scene = meeting(header, asked, titled, errors)
    if let profile { scene.profile = profile }
    return scene
  }

  private static func meeting(
    _ header: RecordingHeader, _ asked: SceneFile?, _ titled: Bool, _ errors: (String) -> Void
  ) -> SceneFile {
    let usual = titled ? usualWithTitles : usual
    guard asked == nil, let text = header.scene else { return asked ?? usual }
    do throws(SceneError) {
      return try SceneFile(json: Data(text.utf8))
    } catch {
      errors("the recording's own scene cannot be used, and the usual one is: \(error)\n")
      return usual
    }
  }
}

extension ParsedArguments {
  static let profile = OptionTable.Option(
    name: "--profile", value: "NAME",
    help: "behaves as documented, as iOS18 or as iOS26 (docs/differences.md)",
    choices: TouchProfile.allCases.map(\.rawValue))

  /// The profile that replaces the scene's own; `nil` without the option.
  func profile() throws(UsageError) -> TouchProfile? {
    guard let name = values["--profile"] else { return nil }
    guard let profile = TouchProfile(rawValue: name) else {
      throw UsageError(TouchProfile.complaint(about: name))
    }
    return profile
  }
}
