#if os(Linux)
  import Foundation
  import Testing
  import Waiting

  @testable import TouchstoneCommand

  @Suite("Rules, followed while fingers move") struct ActLiveTests {
    private static let rules = """
      rules:
      - {name: note, gesture: tap, do: {run: [touch, --, "$FILE;<fingers> $(id)"]}}
      - {name: miss, gesture: tap, also: true, do: {run: [no-such-program-here]}}
      """

    @Test("a tap on a panel runs a program, whose words nobody takes apart")
    func run() throws {
      let folder = try Self.folder()
      let run = try Run.process(Self.words(folder, []))
      #expect(
        run
          == Run(
            code: 0,
            output: """
                 0.050  note    tap, 1 finger: run touch -- '\(folder["made"]);1 $(id)'
                 0.050  miss    tap, 1 finger: run no-such-program-here

              """,
            errors: "no-such-program-here was not started: there is no such program; install it, "
              + "or name its whole path\n"))
      // The program goes on for as long as it likes.
      func made() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
          $0.hasPrefix("made")
        }
      }
      #expect(try Waiting.until { try !made().isEmpty })
      #expect(try made() == ["made;1 $(id)"])
    }

    @Test("a dry run tells the same and does nothing")
    func dryRun() throws {
      let folder = try Self.folder()
      let dry = Self.act(folder, "--dry-run")
      #expect(dry == Run(code: 0, output: Self.act(folder, "--dry-run").output, errors: ""))
      #expect(dry.output.split(separator: "\n").count == 2)
      // Programs inherit standard error: its end comes when all that were started have ended.
      let command = try Process.command(Self.words(folder, ["--dry-run"]))
      let errors = Pipe()
      command.standardOutput = FileHandle.nullDevice
      command.standardError = errors
      try command.run()
      try errors.fileHandleForWriting.close()
      #expect(Waiting.readToEnd(errors.fileHandleForReading.fileDescriptor) == Data())
      command.waitUntilExit()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "bytes", "panel.desc", "played.evemu", "rules.yaml",
        ])
      #expect(Self.act(folder, "--dry-run", "--quiet").output == "")
    }

    @Test("where no keys can be pressed, rules that press some say what to do")
    func keyboard() throws {
      let folder = try Self.folder()
      try folder.write(
        Data("rules: [{gesture: tap, do: {keys: ctrl+t}}]".utf8), to: "rules.yaml")
      let run = Self.act(folder, "--uinput", "/nowhere/uinput")
      #expect(run.code == 1 && run.output == "")
      #expect(
        run.errors.hasPrefix(
          "touchstone act: /nowhere/uinput: there is none, so no keys can be pressed; load"))
      #expect(
        Self.act(folder, "--uinput", "/nowhere", "--dry-run").output
          == "   0.050  rule 1  tap, 1 finger: keys leftctrl+t\n")
    }

    @Test("what is asked wrongly is told")
    func usage() throws {
      #expect(
        Run("act").errors.hasPrefix(
          "touchstone act: nothing says what is to be done: --rules FILE\n"))
      #expect(Run("act", "--rules", "a", "b", "c").code == 2)
      let folder = try Self.folder()
      #expect(
        Run("act", "--rules", folder["rules.yaml"], "--recording", "x", "event3").errors
          .hasPrefix("touchstone act: --recording listens to no device\n"))
    }

    private static func folder() throws -> Folder {
      let folder = try Folder([
        "panel.desc": LiveTests.head, "played.evemu": LiveTests.head + LiveTests.tap,
      ])
      try folder.write(try LiveTests.bytes(folder["played.evemu"]), to: "bytes")
      let rules = rules.replacing("$FILE", with: folder["made"])
      try folder.write(Data(rules.utf8), to: "rules.yaml")
      return folder
    }

    private static func act(_ folder: Folder, _ options: String...) -> Run {
      Run(arguments: words(folder, options))
    }

    private static func words(_ folder: Folder, _ options: [String]) -> [String] {
      ["act", "--rules", folder["rules.yaml"], "--device", folder["panel.desc"]] + options
        + [folder["bytes"]]
    }
  }
#endif
