import Foundation
import Testing

@testable import TouchstoneCommand

@Suite("Manners at a terminal") struct TerminalMannersTests {
  private let folder: Folder

  init() throws {
    let taps = (0..<5).map { "\($0).0 down 1 100,100\n\($0).1 up 1\n" }.joined()
    folder = try Folder(["taps.touches": "touches 1\nsize 400x800\n" + taps])
  }

  private func explain(_ arguments: String..., isForTerminal: Bool = false) -> [String] {
    var output = ""
    let code = Command(isForTerminal: isForTerminal).run(
      arguments: ["explain"] + arguments + [folder["taps.touches"]], output: { output += $0 },
      errors: { output += $0 })
    #expect(code == 0)
    return output.split(separator: "\n").map(String.init)
  }

  @Test("for another program there are neither colours nor folds, unless they are asked for")
  func programs() {
    let lines = explain("--quiet")
    #expect(lines.count == 5 && lines.allSatisfy { !$0.contains("\u{1b}") })
    let folded = explain("--quiet", "--fold", "always")
    #expect(folded.count == 2)
    #expect(folded[1] == "   1.000  tap × 4      as before, the last at 4.000")
    let painted = explain("--quiet", "--color=always")
    #expect(painted.count == 5)
    #expect(painted.allSatisfy { $0.hasPrefix("\u{1b}[1;32m") && $0.hasSuffix("\u{1b}[0m") })
  }

  @Test("at a terminal both are there, unless they are forbidden")
  func terminal() {
    #expect(explain("--quiet", "--color=never", isForTerminal: true).count == 2)
    let plain = explain("--quiet", "--color=never", "--fold=never", isForTerminal: true)
    #expect(plain == explain("--quiet"))
  }

  @Test("the environment may ask for no colours, and a wrong word is told")
  func words() throws {
    var arguments = ParsedArguments()
    arguments.isForTerminal = true
    #expect(try TerminalManners(arguments, environment: [:]).isColoured)
    #expect(try !TerminalManners(arguments, environment: ["NO_COLOR": "1"]).isColoured)
    #expect(try TerminalManners(arguments, environment: ["NO_COLOR": ""]).isColoured)
    #expect(try !TerminalManners(arguments, environment: ["TERM": "dumb"]).isColoured)
    #expect(try TerminalManners(arguments, environment: ["TERM": "dumb"]).folds)
    arguments.values["--color"] = "alway"
    #expect {
      try TerminalManners(arguments)
    } throws: {
      ($0 as? UsageError)?.message == "--color “alway” is unknown; did you mean “always”?"
    }
  }

  @Test("names in a recording cannot paint")
  func hostile() throws {
    try folder.write(
      Data("touches 1\nsize 400x800\ndevice \u{1b}[31mred\n0 down 1 1,1\n0.1 up 1\n".utf8),
      to: "taps.touches")
    for line in explain("--color=always") {
      #expect(!line.contains("\u{1b}[31m"))
    }
  }
}
