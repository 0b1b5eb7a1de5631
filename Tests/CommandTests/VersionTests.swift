import Foundation
import Testing

@testable import TouchstoneCommand

@Suite struct VersionTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("the version is told, with the commit and its date, or why they are not known")
  func version() throws {
    let run = Run("--version")
    #expect(run.code == 0)
    #expect(run.output == "touchstone 0.1.0 (\(BuildStamp.text))\n")
    let known = #/commit [0-9a-f]{12}, \d{4}-\d{2}-\d{2}/#
    let unknown = #/commit unknown: (built without git|not built in a clone)/#
    let stamp = BuildStamp.text
    #expect(try known.wholeMatch(in: stamp) != nil || unknown.wholeMatch(in: stamp) != nil)
  }

  @Test("what is built without git says so")
  func withoutGit() throws {
    #expect(
      try stamp(script: root.appending(path: "Scripts/parts/build-stamp"), path: "/nowhere") == """
        /// Which commit this was built from; Scripts/parts/build-stamp wrote it.
        enum BuildStamp {
          static let text = "commit unknown: built without git"
        }

        """)
  }

  @Test("what is built outside of a clone says so, also inside of another's")
  func outsideOfClone() throws {
    let sources = root.appending(path: ".build/\(UUID().uuidString)")
    let folder = sources.appending(path: "Scripts/parts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: sources) }
    let copy = folder.appending(path: "build-stamp")
    try FileManager.default.copyItem(
      at: root.appending(path: "Scripts/parts/build-stamp"), to: copy)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    #expect(try stamp(script: copy, path: path).contains("commit unknown: "))
  }

  @Test("the newest entry of the changelog is this version's")
  func changelog() throws {
    let text = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = text.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(newest?.hasPrefix("## \(Command.version) ") == true)
  }

  /// What the script writes when it is run with this PATH.
  private func stamp(script: URL, path: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [script.path, file.path]
    shell.environment = ["PATH": path]
    try shell.run()
    shell.waitUntilExit()
    return try String(contentsOf: file, encoding: .utf8)
  }
}
