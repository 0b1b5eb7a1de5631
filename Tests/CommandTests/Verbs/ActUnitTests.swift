import Foundation
import Testing

@testable import TouchstoneCommand

@Suite("The unit that systemd starts") struct ActUnitTests {
  @Test("what it runs is the command, with options that there are")
  func commands() throws {
    let unit = try String(
      contentsOfFile: "Examples/acting/touchstone-act.service", encoding: .utf8)
    let commands = unit.split(separator: "\n").compactMap { line -> [String]? in
      guard line.hasPrefix("ExecStart"), let text = line.split(separator: "=").last else {
        return nil
      }
      return text.split(separator: " ").map(String.init)
    }
    #expect(
      commands.map { $0.prefix(2) } == Array(repeating: ["/usr/bin/touchstone", "act"], count: 2))
    for command in commands {
      let read = try Act().options.read(Array(command.dropFirst(2)))
      #expect(read.operands == [])
      #expect(read.values == ["--rules": "%E/touchstone/rules.yaml"])
    }
  }

  @Test("the playground's unit runs the command with options that there are, and lets it do little")
  func serving() throws {
    let unit = try String(
      contentsOfFile: "Examples/serving/touchstone-serve.service", encoding: .utf8)
    let lines = unit.split(separator: "\n").map(String.init)
    let command = try #require(lines.first { $0.hasPrefix("ExecStart=") })
    let read = try Serve().options.read(
      command.split(separator: " ").dropFirst(2).map(String.init))
    #expect(read.values["--token-file"] == "%S/touchstone/token" && read.operands == [])
    for line in ["DynamicUser=yes", "NoNewPrivileges=yes", "CapabilityBoundingSet=", "UMask=0077"] {
      #expect(lines.contains(line), "\(line)")
    }
    let calls = lines.filter { $0.hasPrefix("SystemCallFilter=") }
      .flatMap { $0.dropFirst("SystemCallFilter=".count).split(separator: " ") }
    #expect(calls.contains("accept") && !calls.contains { $0.hasPrefix("@") || $0 == "ptrace" })
  }
}
