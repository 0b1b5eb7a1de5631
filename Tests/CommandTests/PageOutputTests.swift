import Foundation
import Testing

/// What README and docs/ print after `$ touchstone …` is what the command prints.
@Suite("Output that pages show") struct PageOutputTests {
  private struct Block {
    var page: String
    var arguments: [String]
    var output: String

    /// Whether all of its files are bundled; pages also show commands for files of the reader's.
    var isBundled: Bool {
      let files = arguments.filter { $0.contains(".") }
      return !files.isEmpty && files.allSatisfy { $0.hasPrefix("Examples/") }
    }
  }

  private func blocks() throws -> [Block] {
    let pages = try FileManager.default.contentsOfDirectory(atPath: "docs")
      .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    return try (["README.md"] + pages.sorted()).flatMap { page in
      try String(contentsOfFile: page, encoding: .utf8)
        .matches(of: /```\w*\n\$ touchstone ([^\n]+)\n((?s).*?)```/)
        .map { match in
          Block(
            page: page, arguments: match.1.split(separator: " ").map(String.init),
            output: String(match.2))
        }
    }
  }

  @Test("a bundled recording or scene prints what the page says")
  func output() throws {
    let bundled = try blocks().filter(\.isBundled)
    #expect(bundled.map(\.page).contains("README.md"))
    #expect(bundled.count >= 5)
    for block in bundled {
      let run = Run(arguments: block.arguments)
      #expect(run.output == block.output, "\(block.page): \(block.arguments)")
      #expect(run.errors == "")
    }
  }
}
