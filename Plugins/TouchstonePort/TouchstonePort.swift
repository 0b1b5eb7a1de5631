import Foundation
import PackagePlugin

/// Ports a target's iOS sources when the target is built; they themselves stay as they are.
///
/// The sources lie in the folder of the target's name, or in `iOS`, in the target's folder.
@main struct TouchstonePort: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let folder = iOSFolder(of: target) else {
      let place = target.directoryURL.appending(path: target.name).path
      throw PortFailure(
        "\(target.name): the iOS sources are looked for in \(place); there is no such folder")
    }
    let sources = sources(in: folder)
    let imported = target.recursiveTargetDependencies.compactMap(iOSFolder).flatMap(self.sources)
      .filter { $0.pathExtension == "swift" }
    guard let tool = try? context.tool(named: "touchstone-port").url else {
      Diagnostics.error(
        "iOS sources are ported with the toolchain's SwiftSyntax, which was not found beside "
          + "swiftc; TOUCHSTONE_SWIFT_HOST can name its folder (…/usr/lib/swift/host)")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "ported")
    return [
      .buildCommand(
        displayName: "Port \(sources.count) sources of \(folder.lastPathComponent)",
        executable: tool,
        arguments: options(for: target) + ["--out", output.path] + sources.map(\.path)
          + (imported.isEmpty ? [] : ["--importing"] + imported.map(\.path)),
        inputFiles: sources + imported,
        outputFiles: names(of: sources).map { output.appending(path: $0) })
    ]
  }

  private func iOSFolder(of target: Target) -> URL? {
    [target.name, "iOS"].map { target.directoryURL.appending(path: $0) }.first(where: isFolder)
  }

  private func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func sources(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = all?.compactMap { $0 as? URL } ?? []
    return files.filter {
      ["swift", "xib", "storyboard"].contains($0.pathExtension)
        || $0.lastPathComponent == "Info.plist"
    }.sorted { $0.path < $1.path }
  }

  /// The names that `touchstone-port` gives to the files that it writes. A plugin can import no library, so
  /// this repeats the rule of `FileNames` in SourcePort.
  private func names(of sources: [URL]) -> [String] {
    let swift = sources.filter { $0.pathExtension == "swift" }
    let hasInterfaces = sources.contains { ["xib", "storyboard"].contains($0.pathExtension) }
    var taken: Set<String> = []
    let names = swift.map { file in
      let stem = file.lastPathComponent.split(separator: ".").dropLast().joined(separator: ".")
      let plain = String(
        stem.map { $0.isLetter || $0.isNumber || "-_+. ".contains($0) ? $0 : "_" })
      let base = plain.isEmpty ? "Source" : plain
      let suffix = file.lastPathComponent == "main.swift" ? "swift" : "ported.swift"
      var name = "\(base).\(suffix)"
      var count = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(count).\(suffix)"
        count += 1
      }
      return name
    }
    return names
      + (hasInterfaces ? ["_PortInterface.swift"] : []) + ["_Port.swift"]
  }

  /// Whether a file that is compiled as it is starts the app decides about `@main`.
  private func options(for target: Target) -> [String] {
    let files = (target as? SwiftSourceModuleTarget)?.sourceFiles(withSuffix: "swift")
    let hasMain = files?.contains { $0.url.lastPathComponent == "main.swift" } ?? false
    return hasMain ? ["--main", "--apart"] : ["--apart"]
  }
}

private struct PortFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
