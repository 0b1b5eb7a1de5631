import Foundation

/// The parts of an app's Info.plist that describe how the app starts.
struct SceneManifest {
  struct Scene {
    let name: String
    let delegate: String?
    let storyboard: String?
  }

  private(set) var scenes: [Scene] = []
  private(set) var mainStoryboard: String?
  private(set) var fault: (line: Int, message: String)?

  static let fileName = "Info.plist"

  init(_ source: PortSource) {
    let reader = InterfaceReader(source.withoutPropertyListType)
    fault = reader.fault
    guard let top = reader.root?.child("dict") else { return }
    mainStoryboard = top.entry("UIMainStoryboardFile")?.text
    let roles = top.entry("UIApplicationSceneManifest")?.entry("UISceneConfigurations")
    for scene in roles?.entry("UIWindowSceneSessionRoleApplication")?.children ?? [] {
      guard let name = scene.entry("UISceneConfigurationName")?.text else { continue }
      let delegate = scene.entry("UISceneDelegateClassName")?.text
      scenes.append(
        Scene(
          name: name,
          // The delegate's name has a module prefix: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
          delegate: delegate?.split(separator: ".").last.map(String.init),
          storyboard: scene.entry("UISceneStoryboardFile")?.text))
    }
  }

  /// The scenes as members of the generated class that describes the target.
  func members(_ declarations: Declarations) -> String {
    let list = scenes.map { scene in
      let type = scene.delegate.flatMap { declarations.isClass($0) ? $0 + ".self" : nil }
      let storyboard = scene.storyboard.map(InterfaceValues.string) ?? "nil"
      return "Scene(name: \(InterfaceValues.string(scene.name)), delegate: \(type ?? "nil"), "
        + "storyboard: \(storyboard))"
    }
    var text = ""
    if !list.isEmpty {
      text += "  override var scenes: [Scene] { [\(list.joined(separator: ", "))] }\n"
    }
    if let mainStoryboard {
      let name = InterfaceValues.string(mainStoryboard)
      text += "  override var mainStoryboard: String? { \(name) }\n"
    }
    return text
  }
}

extension InterfaceElement {
  /// The value of a key in a property list's dictionary, where values follow their keys.
  fileprivate func entry(_ key: String) -> InterfaceElement? {
    let place = children.firstIndex { $0.name == "key" && $0.text == key }
    guard let place, children.indices.contains(place + 1) else { return nil }
    return children[place + 1]
  }
}

extension PortSource {
  var isManifest: Bool { name == SceneManifest.fileName }

  /// Removes the document type that all property lists have, which would otherwise be refused.
  fileprivate var withoutPropertyListType: PortSource {
    guard let start = text.range(of: "<!DOCTYPE plist PUBLIC "),
      let end = text[start.upperBound...].firstIndex(where: { ">[<".contains($0) }),
      text[end] == ">"
    else { return self }
    let breaks = text[start.lowerBound...end].filter(\.isNewline)
    let plain = text[..<start.lowerBound] + breaks + text[text.index(after: end)...]
    return PortSource(path: path, text: String(plain))
  }
}
