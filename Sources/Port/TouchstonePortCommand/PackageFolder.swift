import Foundation
import SourcePort

/// An app's or package's folder: the locations of its sources and tests, and its dependencies.
struct PackageFolder {
  struct Part {
    let name: String
    let folder: URL
    let files: [URL]
    var isApp = false
    /// The folder of the app's pictures, because a test's bundle is often that of an example app.
    var pictures: URL?
    /// What the Xcode project lists as resources, and keeps outside of the folder.
    var listed: [URL] = []
  }

  let name: String
  let library: Part
  let tests: Part?
  /// Sentences about parts that are not ported.
  private(set) var remarks: [String] = []

  init(_ root: URL) throws(PortFault) {
    guard FileKind(root.path) == .folder else {
      throw PortFault(
        root.path, "is no folder that can be read", "name the folder of an app or package")
    }
    guard FileKind(root.path, followsLinks: false) == .folder else {
      throw PortFault(root.path, "is a link", "name the folder that it leads to")
    }
    let manifest = try? SourceFiles.text(of: root.appending(path: "Package.swift"))
    let declared = try manifest.map { text throws(PortFault) in
      try Self.declaredTargets(in: text, root)
    }
    let isDeclared = declared?.contains { !$0.isTest } ?? false
    let found = if let declared, isDeclared { declared } else { Self.foundTargets(in: root) }
    let sources = found.filter { !$0.isTest }.map { ($0, Self.sources(of: $0)) }
    let names = Self.projectNames(in: root)
    guard
      let (main, files) = sources.max(by: { one, two in
        let (first, second) = (names.contains(one.0.name), names.contains(two.0.name))
        return first == second ? one.1.count < two.1.count : second
      }), !files.isEmpty
    else {
      throw PortFault(
        root.path, "has no Swift sources in it", "name the folder of an app or package in Swift")
    }
    name = main.name
    var library = Part(name: main.name, folder: main.folder, files: files)
    library.isApp = files.contains { Self.startsApp($0) }
    library.listed = Self.listedResources(around: main.folder)
    self.library = library
    var tests = found.filter(\.isTest).map { ($0, Self.sources(of: $0)) }
    if tests.allSatisfy(\.1.isEmpty) {
      tests = Self.testFolders(in: root, of: main.name).map { ($0, Self.sources(of: $0)) }
    }
    self.tests = tests.max { $0.1.count < $1.1.count }.flatMap { target, files in
      files.isEmpty
        ? nil
        : Part(name: main.name + "Tests", folder: target.folder, files: files, pictures: root)
    }
    for (target, _) in sources where target.folder != main.folder {
      remarks.append("the target \(target.name) is left out: one target is ported at a time")
    }
    let objectiveC = SourceFiles.all(in: main.folder).filter {
      ["m", "mm"].contains($0.pathExtension)
    }
    if !objectiveC.isEmpty {
      remarks.append(
        "\(objectiveC.count) Objective-C sources do not come along: \(objectiveC[0].path)")
    }
    if let manifest, manifest.contains(".package(") {
      remarks.append(
        "Package.swift names other packages: add them to the new Package.swift by hand")
    }
    for file in ["Podfile", "Cartfile"] where FileKind(root.appending(path: file).path) == .regular
    {
      remarks.append("\(file) names other packages, which are not fetched")
    }
  }

  /// Two Swift files of one name, which a module cannot have. Each language has its own storyboard.
  static func clash(in part: Part) -> (URL, URL)? {
    var known: [String: URL] = [:]
    for file in part.files where file.pathExtension == "swift" {
      if let other = known.updateValue(file, forKey: file.lastPathComponent.lowercased()) {
        return (other, file)
      }
    }
    return nil
  }

  private static func startsApp(_ file: URL) -> Bool {
    guard file.pathExtension == "swift", let text = try? SourceFiles.text(of: file) else {
      return false
    }
    return text.contains("@UIApplicationMain") || text.contains("@main")
      || file.lastPathComponent == "main.swift"
  }

  /// The files beside a target's folder that the Xcode project there has in a phase "Resources"; the first of each name.
  private static func listedResources(around folder: URL) -> [URL] {
    let home = folder.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    guard let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }),
      let text = try? SourceFiles.text(
        of: home.appending(path: project).appending(path: "project.pbxproj"))
    else { return [] }
    var listed = Set(text.matches(of: /\/\* (.+?) in Resources \*\//).map { String($0.output.1) })
    for own in SourceFiles.all(in: folder) { listed.remove(own.lastPathComponent) }
    return SourceFiles.all(in: home).filter { file in
      !file.pathComponents.contains { foreign.contains($0) }
        && listed.remove(file.lastPathComponent) != nil
    }
  }

  // MARK: Targets

  /// A target's sources, without those of nested tests and packages. Of several `Info.plist` files, the nearest to the target's
  /// folder is used.
  private static func sources(of target: Target) -> [URL] {
    let base = target.folder.path
    let own = SourceFiles.sources(in: target.folder).filter { file in
      let inner = file.deletingLastPathComponent().path.dropFirst(base.count).split(separator: "/")
      return target.isTest
        || !inner.contains { $0.hasSuffix("Tests") || foreign.contains(String($0)) }
    }
    let manifests = own.filter { $0.lastPathComponent == "Info.plist" }
    let nearest = manifests.min { $0.pathComponents.count < $1.pathComponents.count }
    return own.filter { $0.lastPathComponent != "Info.plist" || $0 == nearest }
  }

  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods", ".build"]

  /// The names of the Xcode project and the pod.
  private static func projectNames(in root: URL) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(10)) }
    return Set(projects.map(word) + [podTarget(in: root)?.name].compactMap { $0 })
  }

  /// The target described by a pod's specification.
  private static func podTarget(in root: URL) -> Target? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    guard let file = names.sorted().first(where: { $0.hasSuffix(".podspec") }),
      let text = try? SourceFiles.text(of: root.appending(path: file)),
      let pattern = text.firstMatch(of: /source_files\s*=\s*\[?\s*["']([^"']+)["']/)
    else { return nil }
    let steps = pattern.output.1.split(separator: "/").prefix { !$0.contains { "*{".contains($0) } }
    let folder = steps.filter { !$0.hasSuffix(".swift") }.reduce(root) {
      $0.appending(path: String($1))
    }
    guard folder != root, FileKind(folder.path) == .folder,
      PortedFolder.isInside(folder, of: root)
    else { return nil }
    return Target(name: word(String(file.dropLast(8))), folder: folder, isTest: false)
  }

  private struct Target {
    let name: String
    let folder: URL
    let isTest: Bool
  }

  /// The targets that a manifest names, without running it.
  ///
  /// The manifest may come from a stranger: a name becomes part of paths and of the new manifest, so it is
  /// reduced to a word, and a folder outside the package is refused.
  private static func declaredTargets(
    in manifest: String, _ root: URL
  ) throws(PortFault) -> [Target] {
    let expression = /\.(target|executableTarget|testTarget)\s*\(\s*name:\s*"([^"]+)"/
    let heads = manifest.matches(of: expression)
    var targets: [Target] = []
    for (index, head) in heads.enumerated() {
      let next =
        heads.indices.contains(index + 1) ? heads[index + 1].range.lowerBound : manifest.endIndex
      let body = manifest[head.range.upperBound..<next]
      let (kind, name) = (head.output.1, String(head.output.2))
      let path = body.firstMatch(of: /\bpath:\s*"([^"]+)"/).map { String($0.output.1) }
      let usual = kind == "testTarget" ? "Tests/\(name)" : "Sources/\(name)"
      let folder = root.appending(path: path ?? usual)
      // `path: "."` with `sources: ["Foo"]`
      let inner = body.firstMatch(of: /\bsources:\s*\[\s*"([^"]+)"/).map { String($0.output.1) }
      let sources = inner.map { folder.appending(path: $0) } ?? folder
      guard FileKind(sources.path) == .folder else { continue }
      guard PortedFolder.isInside(sources, of: root) else {
        throw PortFault(
          root.appending(path: "Package.swift").path,
          "the target \(name) lies outside the package, in \(sources.standardizedFileURL.path)",
          "name a folder that holds it too")
      }
      targets.append(Target(name: word(name), folder: sources, isTest: kind == "testTarget"))
    }
    return targets
  }

  /// An Xcode project's targets: folders in the root that contain Swift sources, or the root itself if it contains a target's
  /// files.
  private static func foundTargets(in root: URL) -> [Target] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    if isTarget(names, in: root) {
      return [Target(name: word(root.lastPathComponent), folder: root, isTest: false)]
    }
    let others = ["pods", "carthage", "build", "deriveddata", "docs"]
    let folders = names.sorted().filter { name in
      let url = root.appending(path: name)
      return !name.hasPrefix(".") && !others.contains(name.lowercased())
        && !name.hasSuffix("UITests") && !name.hasSuffix(".xcodeproj")
        && !name.hasSuffix(".playground") && FileKind(url.path, followsLinks: false) == .folder
    }
    let project = names.sorted().first { $0.hasSuffix(".xcodeproj") }.map {
      String($0.dropLast(10))
    }
    let targets = folders.map { name in
      let isPlain = plainNames.contains(name.lowercased())
      return Target(
        name: word(isPlain ? project ?? root.lastPathComponent : name),
        folder: root.appending(path: name), isTest: name.hasSuffix("Tests"))
    }.filter { !sources(of: $0).isEmpty }
    let pod = podTarget(in: root).map { [$0] } ?? []
    if !pod.isEmpty { return pod + targets.filter(\.isTest) }
    // Examples are only ported if there is nothing else.
    let proper = targets.filter { target in
      let name = target.folder.lastPathComponent.lowercased()
      return !["example", "demo", "sample"].contains { name.contains($0) }
    }
    for list in [proper, targets] where list.contains(where: { !$0.isTest }) { return list }
    return [Target(name: word(root.lastPathComponent), folder: root, isTest: false)]
  }

  /// Whether a folder with these entries is a target's folder, not a project's.
  private static func isTarget(_ names: [String], in root: URL) -> Bool {
    func isProject(_ names: [String]) -> Bool {
      names.contains("Package.swift")
        || names.contains {
          ["podspec", "xcodeproj", "xcworkspace"].contains(($0 as NSString).pathExtension)
        }
    }
    guard !isProject(names) else { return false }
    let around = root.deletingLastPathComponent().path
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
    let kinds: Set = ["lproj", "storyboard", "swift", "xcassets"]
    return siblings.contains { $0.hasSuffix(".xcodeproj") } || names.contains("Info.plist")
      || names.contains { kinds.contains(($0 as NSString).pathExtension) }
  }

  /// Generic folder names, for which the module gets the project's name.
  private static let plainNames: Set<String> = [
    "classes", "lib", "library", "pod", "source", "sources", "src",
  ]

  /// Test folders at deeper levels, such as those of an example project.
  private static func testFolders(in root: URL, of module: String) -> [Target] {
    let folders = SourceFiles.all(in: root).filter {
      $0.lastPathComponent.hasSuffix("Tests") && !$0.lastPathComponent.hasSuffix("UITests")
        && !$0.path.contains("/Pods/") && FileKind($0.path, followsLinks: false) == .folder
    }
    return folders.filter { folder in
      SourceFiles.sources(in: folder).contains { file in
        (try? SourceFiles.text(of: file))?.contains("import \(module)\n") == true
      }
    }.map { Target(name: module + "Tests", folder: $0, isTest: true) }
  }

  /// A folder's name converted to a module name.
  private static func word(_ name: String) -> String {
    let word = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return word.first?.isNumber == true ? "_" + word : word
  }
}
