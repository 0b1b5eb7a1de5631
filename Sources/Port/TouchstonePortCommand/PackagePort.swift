import Foundation
import SourcePort

/// Writes a package that builds an app or package on Linux: unchanged copies of its sources, and a `Package.swift` with the
/// plugin.
struct PackagePort {
  private let folder: PackageFolder
  private let output: URL
  /// The checkout of Touchstone that the new package depends on.
  private let touchstone: String
  private static let mark = "// Written by touchstone port --package"

  init(_ input: URL, _ output: URL) throws(PortFault) {
    if PortedFolder.isInside(output, of: input) {
      throw PortFault(
        output.path, "lies in the folder of the package, \(input.path)", "name a folder beside it")
    }
    self.output = output
    try Self.checkIsOurs(output)
    touchstone = try Self.checkout()
    folder = try PackageFolder(input)
    for part in [folder.library] + (folder.tests.map { [$0] } ?? []) {
      if let (first, second) = PackageFolder.clash(in: part) {
        throw PortFault(
          second.path, "has the name of \(first.path), and a module cannot have both", "rename one")
      }
    }
  }

  /// Checks that the folder does not exist, is empty, or was written by this tool.
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

  /// Writes the package; returns sentences for the caller to print.
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
      // Sizes of a picture are sorted, so the smallest is kept.
      guard isSource || FileKind(place.path) == .missing else { continue }
      try SourceFiles.bytes(of: file, "it is to be copied").write(to: place)
    }
    if resources.isEmpty, usesBundle(part) {
      // Without resources there would be no `Bundle.module`.
      let folder = home.appending(path: Self.resourceFolder)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "\(part.name).txt"))
    }
    // A target needs a source of its own.
    let placeholder = home.appending(path: "\(part.name)Placeholder.swift")
    try Data("// The sources of \(part.name) lie in iOS.\n".utf8).write(to: placeholder)
  }

  private static let resourceKinds = [
    "strings", "stringsdict", "json", "png", "jpg", "jpeg", "gif", "pdf", "plist", "txt", "html",
    "css", "js", "csv",
    "aif", "aiff", "caf", "m4a", "mp3", "wav", "m4v", "mov", "mp4", "otf", "ttf",
  ]

  private static let resourceFolder = "Resources"

  /// The file's path in the resources: `de.lproj/Texts.strings` keeps its language's folder; other files have no folder. A
  /// picture of an asset catalog gets its name in the catalog.
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
      folder.tests.map {
        target($0, kind: "testTarget", dependsOn: Self.literal(folder.name) + ", ")
      } ?? ""
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
        name: \(Self.literal(folder.name)), defaultLocalization: "en",
        dependencies: [.package(name: "touchstone", path: \(Self.literal(touchstone)))],
        targets: [
      \(target(folder.library, kind: folder.library.isApp ? "executableTarget" : "target"))\(tests)  ])

      """
  }

  private func target(_ part: PackageFolder.Part, kind: String, dependsOn others: String = "")
    -> String
  {
    let resources =
      resources(of: part).isEmpty && !usesBundle(part)
      ? "" : ", resources: [.process(\(Self.literal(Self.resourceFolder)))]"
    let name = Self.literal(part.name)
    let placeholder = Self.literal("\(part.name)Placeholder.swift")
    return """
          .\(kind)(
            name: \(name), dependencies: [\(others)uiKit], path: \(name), exclude: ["iOS"],
            sources: [\(placeholder)]\(resources), swiftSettings: swift5, plugins: [port]),

      """
  }

  /// A string literal of the manifest. A name cannot end it, nor begin an interpolation in it.
  private static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }

  /// The checkout in which this tool was built.
  private static func checkout() throws(PortFault) -> String {
    var place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    while place.path != "/" {
      let manifest = try? SourceFiles.text(of: place.appending(path: "Package.swift"))
      // Other packages name it as well, as one that they depend on.
      if manifest?.contains(/\bPackage\(\s*name:\s*"touchstone"/) == true { return place.path }
      place.deleteLastPathComponent()
    }
    throw PortFault(
      CommandLine.arguments[0],
      "lies in no checkout of Touchstone, on which the new package would depend",
      "build touchstone-port in a checkout, and run it from there")
  }

  // MARK: Report

  /// Lists what will not build, before compilation.
  private func report(_ part: PackageFolder.Part) throws(PortFault) -> [String] {
    var sources: [PortSource] = []
    for file in part.files { sources.append(try SourceFiles.source(file)) }
    return TargetPort(sources).ported().notes.map(\.description)
  }
}
