import Foundation
import Testing
import TouchStories
import Touchstone

@Suite("Profiles in scene files")
struct SceneProfileTests {
  private func file(_ profile: String) throws -> SceneFile {
    try SceneFile(json: Data(#"{"profile": "\#(profile)", "view": {}}"#.utf8))
  }

  @Test("a scene has the profile that its file names [COR-16]", arguments: TouchProfile.allCases)
  func profile(_ profile: TouchProfile) throws {
    let file = try file(profile.rawValue)
    #expect(file.profile == profile)
    #expect(try SceneFile(json: Data(file.json.utf8)) == file)
    let cast = SceneCast(file, size: CGSize(width: 100, height: 100))
    #expect(cast.scene.touchSystem.profile == profile)
  }

  @Test("another name is an error with the three names [COR-16]")
  func unknown() throws {
    let error = #expect(throws: SceneError.self) { try file("iOS12") }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("$.profile"))
    for profile in TouchProfile.allCases { #expect(text.contains(profile.rawValue)) }
  }
}
