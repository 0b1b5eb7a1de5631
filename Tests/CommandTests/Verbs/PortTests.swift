import Foundation
import Testing

@testable import TouchstoneCommand

@Suite struct PortTests {
  private func run(_ places: [String], _ operands: String...) throws -> (Int32, errors: String) {
    var port = PortSources()
    port.places = places
    var errors = ""
    let arguments = try port.options.read(operands)
    return (try port.run(arguments, output: { _ in }, errors: { errors += $0 }), errors)
  }

  @Test("the tool is started with the two folders, and its exit code is the verb's")
  func starts() throws {
    let folder = try Folder(["tool": "#!/bin/sh\necho \"$1 $2\" > \"$2\"\nexit 7\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder["tool"])
    let (code, errors) = try run(["/nowhere", folder["tool"]], "in", folder["out"])
    #expect(code == 7)
    #expect(errors == "")
    #expect(try String(contentsOfFile: folder["out"], encoding: .utf8) == "in \(folder["out"])\n")
  }

  @Test("a tool that is ended by a signal is no wrong usage")
  func signal() throws {
    let folder = try Folder(["tool": "#!/bin/sh\nkill -KILL $$\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder["tool"])
    #expect(try run([folder["tool"]], "in", folder["out"]).0 == 137)
  }

  @Test("who has no tool is told how to get it")
  func missing() throws {
    let (code, errors) = try run(["/nowhere"], "in", "out")
    #expect(code == Command.Exit.unreadable)
    #expect(errors.contains("swift build --product touchstone-port"))
  }

  @Test("both folders must be named")
  func usage() {
    #expect(Run("port", "in").code == Command.Exit.usage)
  }
}
