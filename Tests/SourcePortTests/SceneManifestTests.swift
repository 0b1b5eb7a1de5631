import SourcePort
import Testing

@Suite struct SceneManifestTests {
  private func module(_ plist: String) -> (text: String, notes: [String]) {
    let target = TargetPort([
      PortSource(path: "/app/A.swift", text: "class SceneDelegate: UIResponder {}"),
      PortSource(path: "/app/Info.plist", text: plist),
    ]).ported()
    return (target.files.last?.text ?? "", target.notes.map(\.description))
  }

  private let type = "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://a/b.dtd\">"

  @Test("the scenes of Info.plist are written down with their delegates and storyboards")
  func scenes() {
    let (text, notes) = module(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      \(type)
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Default "x"</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string>
      </dict></array></dict></dict></dict></plist>
      """)
    #expect(notes == [])
    #expect(
      text.contains(
        #"{ [Scene(name: "Default \"x\"", delegate: SceneDelegate.self, storyboard: "Main")] }"#))
  }

  @Test("the storyboard of an app without scenes is written down")
  func storyboard() {
    let (text, _) = module(
      "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>")
    #expect(text.contains(#"override var mainStoryboard: String? { "Main" }"#))
  }

  @Test("entities are refused, and another document type is")
  func strangers() {
    for start in ["<!DOCTYPE plist PUBLIC \"a\" [<!ENTITY a \"aa\">]>", "<!DOCTYPE x>"] {
      let (text, notes) = module(start + "<plist><dict/></plist>")
      #expect(
        notes == ["/app/Info.plist:1:1: warning: the file is left out: it declares a document type"]
      )
      #expect(!text.contains("var scenes"))
    }
  }
}
