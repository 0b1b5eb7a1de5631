import Foundation
import PackagePlugin

/// Embeds the files of the playground's page as string literals. SwiftPM's own `.embedInCode` writes an array of bytes, which
/// the compiler needs 20 seconds for.
@main struct PageFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let script = context.package.directoryURL.appending(path: "Scripts/parts/page-files")
    let output = context.pluginWorkDirectoryURL.appending(path: "PageFile+Contents.swift")
    let files = try FileManager.default
      .contentsOfDirectory(
        at: target.directoryURL.appending(path: "Resources/page"), includingPropertiesForKeys: nil
      )
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Embed \(files.count) files of the page in \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path] + files.map(\.path),
        inputFiles: [script] + files, outputFiles: [output])
    ]
  }
}
