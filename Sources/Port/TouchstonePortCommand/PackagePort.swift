import Foundation
import SourcePort

/// Writes a package beside an app or package, which builds it on Linux: copies of its sources, as they are, and
/// a `Package.swift` with the plugin.
struct PackagePort {
  private let folder: PackageFolder
  private let output: URL
  private static let mark = "// Written by touchstone port --package"

  init(_ input: URL, _ output: URL) throws(PortFault) {
    if PortedFolder.isInside(output, of: input) {
      throw PortFault(
        output.path, "lies in the folder of the package, \(input.path)", "name a folder beside it")
    }
    self.output = output
    try Self.checkIsOurs(output)
    folder = try PackageFolder(input)
    for part in [folder.library] + (folder.tests.map { [$0] } ?? []) {
      if let (first, second) = PackageFolder.clash(in: part) {
        throw PortFault(
          second.path, "has the name of \(first.path), and a module cannot have both", "rename one")
      }
    }
  }

  /// A folder that is not there, is empty, or was written before.
  private static func checkIsOurs(_ output: URL) throws(PortFault) {
    guard FileKind(output.path, followsLinks: false) != .missing else { return }
    let remedy = "name a folder that is not there yet, or an empty one"
    guard FileKind(output.path, followsLinks: false) == .folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: output.path)
    else { throw PortFault(output.path, "is no folder", remedy) }
    let manifest = try? SourceFiles.text(of: output.appending(path: "Package.swift"))
    guard names.isEmpty || manifest?.contains(mark) == true else {
      throw PortFault(output.path, "holds something else", remedy)
    }
  }

  /// Writes the package; the sentences that the caller prints.
  func write() throws(PortFault) -> [String] {
    do {
      try copy(folder.library)
      if let tests = folder.tests { try copy(tests) }
      try Data(manifest.utf8).write(to: output.appending(path: "Package.swift"))
    } catch let fault as PortFault {
      throw fault
    } catch {
      throw PortFault(
        output.path, "cannot be written", error, "is the folder yours, and the disk not full?")
    }
    var lines = folder.remarks.map { "warning: " + $0 }
    lines += try report(folder.library)
    if let tests = folder.tests { lines += try report(tests) }
    lines.append("\(output.path): \(folder.name), \(folder.library.files.count) sources")
    return lines
  }

  private func copy(_ part: PackageFolder.Part) throws {
    let manager = FileManager.default
    let home = output.appending(path: part.name)
    let goal = home.appending(path: "iOS")
    try? manager.removeItem(at: goal)
    try manager.createDirectory(at: goal, withIntermediateDirectories: true)
    let base = part.folder.standardizedFileURL.path + "/"
    let resources = resources(of: part)
    try? manager.removeItem(at: home.appending(path: Self.resourceFolder))
    for file in part.files + resources {
      let path = file.standardizedFileURL.path
      let relative =
        path.hasPrefix(base) ? String(path.dropFirst(base.count)) : file.lastPathComponent
      let isSource = part.files.contains(file)
      let place =
        isSource
        ? goal.appending(path: relative)
        : home.appending(path: Self.resourceFolder).appending(path: Self.localized(file))
      try manager.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Of a picture's sizes the smallest comes first.
      guard isSource || FileKind(place.path) == .missing else { continue }
      try SourceFiles.bytes(of: file, "it is to be copied").write(to: place)
    }
    if resources.isEmpty, usesBundle(part) {
      // Without resources there is no `Bundle.module`.
      let folder = home.appending(path: Self.resourceFolder)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "\(part.name).txt"))
    }
    // A target has at least one source of its own.
    let placeholder = home.appending(path: "\(part.name)Placeholder.swift")
    try Data("// The sources of \(part.name) lie in iOS.\n".utf8).write(to: placeholder)
  }

  private static let resourceKinds = [
    "strings", "stringsdict", "json", "png", "jpg", "jpeg", "gif", "pdf", "plist", "txt", "html",
    "css", "js", "csv",
    "aif", "aiff", "caf", "m4a", "mp3", "wav", "m4v", "mov", "mp4", "otf", "ttf",
  ]

  private static let resourceFolder = "Resources"

  /// `de.lproj/Texts.strings` keeps its language; all else lies side by side, as in a bundle. A picture of an
  /// asset catalog has the catalog's name for it.
  private static func localized(_ file: URL) -> String {
    let folder = file.deletingLastPathComponent().lastPathComponent
    if folder.hasSuffix(".imageset") { return "\(folder.dropLast(9)).\(file.pathExtension)" }
    return (folder.hasSuffix(".lproj") ? folder + "/" : "") + file.lastPathComponent
  }

  private func resources(of part: PackageFolder.Part) -> [URL] {
    let pictures = part.pictures.map(SourceFiles.all) ?? []
    let all =
      SourceFiles.all(in: part.folder) + part.listed
      + pictures.filter { $0.path.contains(".imageset/") }
    return all.filter {
      Self.resourceKinds.contains($0.pathExtension.lowercased())
        && $0.lastPathComponent != "Info.plist"
        && !$0.path.contains(".xcodeproj")
        && (!$0.path.contains(".xcassets")
          || $0.path.contains(".imageset/") && $0.pathExtension != "json")
        && FileKind($0.path) == .regular
    }
  }

  private func usesBundle(_ part: PackageFolder.Part) -> Bool {
    part.files.contains { file in
      let text = (try? SourceFiles.text(of: file)) ?? ""
      return text.contains("Bundle.module") || text.firstMatch(of: /[\s(:]\.module\b/) != nil
    }
  }

  // MARK: Manifest

  private var manifest: String {
    let tests =
      folder.tests.map { target($0, kind: "testTarget", dependsOn: "\"\(folder.name)\", ") } ?? ""
    return """
      // swift-tools-version: 6.2
      \(Self.mark); it may be changed by hand, and is written anew by the next.
      import PackageDescription

      let uiKit = Target.Dependency.product(name: "UIKit", package: "touchstone")
      let port = Target.PluginUsage.plugin(name: "TouchstonePort", package: "touchstone")
      let swift5: [SwiftSetting] = [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
      ]
      let package = Package(
        name: "\(folder.name)", defaultLocalization: "en",
        dependencies: [\(Self.touchstone)],
        targets: [
      \(target(folder.library, kind: folder.library.isApp ? "executableTarget" : "target"))\(tests)  ])

      """
  }

  private func target(_ part: PackageFolder.Part, kind: String, dependsOn others: String = "")
    -> String
  {
    let resources =
      resources(of: part).isEmpty && !usesBundle(part)
      ? "" : ", resources: [.process(\"\(Self.resourceFolder)\")]"
    return """
          .\(kind)(
            name: "\(part.name)", dependencies: [\(others)uiKit], path: "\(part.name)", exclude: ["iOS"],
            sources: ["\(part.name)Placeholder.swift"]\(resources), swiftSettings: swift5, plugins: [port]),

      """
  }

  /// Where this tool was built, else the repository.
  private static var touchstone: String {
    var place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    while place.path != "/" {
      let manifest = try? SourceFiles.text(of: place.appending(path: "Package.swift"))
      if manifest?.contains("name: \"touchstone\"") == true {
        return ".package(name: \"touchstone\", path: \"\(place.path)\")"
      }
      place.deleteLastPathComponent()
    }
    return ".package(url: \"https://github.com/touchstone/touchstone\", branch: \"main\")"
  }

  // MARK: Report

  /// What will not build, before anything is compiled.
  private func report(_ part: PackageFolder.Part) throws(PortFault) -> [String] {
    var sources: [PortSource] = []
    for file in part.files { sources.append(try SourceFiles.source(file)) }
    return TargetPort(sources).ported().notes.map(\.description)
  }
}
