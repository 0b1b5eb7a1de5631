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
}
