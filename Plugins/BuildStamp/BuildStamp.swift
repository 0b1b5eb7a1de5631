import Foundation
import PackagePlugin

/// Tells the command which commit it is built from, anew after each commit.
@main struct BuildStamp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let script = root.appending(path: "Scripts/parts/build-stamp")
    let output = context.pluginWorkDirectoryURL.appending(path: "BuildStamp.swift")
    // Each commit, checkout and rebase adds a line to the last of these.
    let watched = [
      script, root.appending(path: ".git/HEAD"), root.appending(path: ".git/logs/HEAD"),
    ]
    return [
      .buildCommand(
        displayName: "Stamp \(target.name) with its commit",
        executable: URL(filePath: "/bin/sh"), arguments: [script.path, output.path],
        inputFiles: watched.filter { FileManager.default.fileExists(atPath: $0.path) },
        outputFiles: [output])
    ]
  }
}
