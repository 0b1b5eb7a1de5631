import Foundation
import Testing

@testable import TouchstoneCommand

/// The man page and the shells' completions, all made from the verbs.
@Suite struct HelpTopicTests {
  /// Where a program is on this machine. Tests that need one that is absent are skipped, and say so.
  nonisolated static func path(of program: String) -> String? {
    let names = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// What a program makes of a text.
  private func output(of command: [String], given text: String) throws -> (
    code: Int32, text: String
  ) {
    let path = try #require(Self.path(of: command[0]))
    let folder = try Folder(["input": text])
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(command.dropFirst()) + [folder["input"]]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// What bash completes a line's last word with.
  private func completions(_ words: String...) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      Run("help", "completions", "bash").output
      + "COMP_WORDS=(touchstone \(list)); COMP_CWORD=\(words.count); _touchstone\n"
      + "printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    return try output(of: ["bash"], given: script).text.split(separator: "\n").map(String.init)
  }

  @Test(
    "bash completes verbs, options and their values",
    .enabled(if: HelpTopicTests.path(of: "bash") != nil))
  func bash() throws {
    #expect(try completions("re").contains("replay"))
    #expect(try completions("explain", "--wh") == ["--why"])
    #expect(try completions("explain", "--format", "rr") == ["rrweb"])
    #expect(try completions("convert", "--to", "e") == ["evemu"])
    #expect(try completions("explain", "-q") == ["-q"])
    #expect(try completions("help", "man") == ["manual"])
    #expect(try completions("help", "completions", "f") == ["fish"])
  }

  @Test("no value is described to fish by the whole of its option")
  func fishValues() {
    let script = Run("help", "completions", "fish").output
    #expect(script.contains(" -l color -x -a 'auto\\tcolor always\\tcolor never\\tcolor' -d "))
  }

  @Test(
    "fish completes what stands behind help", .enabled(if: HelpTopicTests.path(of: "fish") != nil))
  func fish() throws {
    let script = Run("help", "completions", "fish").output
    let questions = ["help completions ", "help man", "explain --color al"]
    let asked = script + questions.map { "complete -C 'touchstone \($0)'\n" }.joined()
    let answer = try output(of: ["fish"], given: asked)
    #expect(answer.text == "bash\nfish\nzsh\nmanual\nalways\tcolor\n")
  }

  @Test("every option of every verb is in each of them")
  func all() {
    let command = Command()
    for shell in ["bash", "zsh", "fish"] {
      let text = Run("help", "completions", shell).output
      for verb in command.verbs {
        #expect(text.contains(verb.name))
        for option in verb.options.shown {
          let name = shell == "fish" ? String(option.name.drop { $0 == "-" }) : option.name
          #expect(text.contains(name), "\(shell): \(verb.name) \(option.name)")
        }
        for option in verb.options.options where option.isHidden {
          #expect(!text.contains(option.name.drop { $0 == "-" }), "\(shell): \(option.name)")
        }
      }
    }
  }

  @Test("bash can read its completions", .enabled(if: HelpTopicTests.path(of: "bash") != nil))
  func bashReads() throws { try check("bash") }

  @Test("zsh can read its completions", .enabled(if: HelpTopicTests.path(of: "zsh") != nil))
  func zshReads() throws { try check("zsh") }

  @Test("fish can read its completions", .enabled(if: HelpTopicTests.path(of: "fish") != nil))
  func fishReads() throws { try check("fish") }

  private func check(_ shell: String) throws {
    let checked = try output(
      of: [shell, "-n"], given: Run("help", "completions", shell).output)
    #expect(checked.code == 0, "\(checked.text)")
  }

  @Test("the man page has every verb and option")
  func manual() {
    let page = Run("help", "manual").output
    for verb in Command().verbs {
      #expect(page.contains("touchstone \(verb.name) [OPTIONS]"))
    }
    #expect(!page.contains("worker"))
    #expect(page.contains("\\fB\\-\\-quiet\\fR, \\fB\\-q\\fR\nprints the gestures alone\n"))
  }

  @Test("groff finds nothing to warn of", .enabled(if: HelpTopicTests.path(of: "groff") != nil))
  func groff() throws {
    let page = Run("help", "manual").output
    let checked = try output(of: ["groff", "-man", "-Tascii", "-ww", "-z"], given: page)
    #expect(checked.code == 0)
    #expect(checked.text == "")
  }

  @Test("a letter is in each of them too")
  func letters() {
    #expect(Run("help", "completions", "fish").output.contains(" -l quiet -s q -d "))
    let zsh = Run("help", "completions", "zsh").output
    #expect(zsh.contains("'(-q)--quiet[") && zsh.contains("'(--quiet)-q["))
  }

  @Test("a shell that is none is wrong usage")
  func wrong() {
    #expect(Run("help", "completions", "fis").code == 2)
    #expect(Run("help", "completions", "fis").errors.contains("did you mean “fish”?"))
  }
}
