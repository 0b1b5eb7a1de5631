#if os(Linux)
  import Foundation
  import Testing
  import Waiting

  @testable import TouchstoneCommand

  @Suite("What is written, and where")
  struct WritingTests {
    private let folder: Folder

    init() throws {
      folder = try Folder([
        "tap.touches": "touches 1\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n",
        "line.touches":
          "touches 1\nsize 400x800\n0 down 1 100,200\n0.1 move 1 200,250\n0.2 up 1 300,200\n",
        "scene.json": #"{"view":{"recognizers":[{"type":"tap"}]}}"#,
        "bytes": "",
        "panel.desc":
          "N: Panel\nA: 2f 0 9 0 0 0\nA: 35 0 999 0 0 10\nA: 36 0 999 0 0 10\nA: 39 0 65535 0 0 0\n",
        "rules.yaml": "rules: [{gesture: tap, do: {click: left}}]\n",
      ])
      try FileManager.default.createDirectory(
        atPath: folder["input"], withIntermediateDirectories: true)
    }

    private struct Outcome: Equatable {
      var code: Int32
      var errors: String
    }

    /// Runs the command with its output on a device.
    private func run(_ arguments: [String], to device: String) throws -> Outcome {
      let command = try Process.command(arguments)
      let errors = Pipe()
      let output: FileHandle = try #require(FileHandle(forWritingAtPath: device))
      command.standardOutput = output
      command.standardError = errors
      try command.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      command.waitUntilExit()
      return Outcome(code: command.terminationStatus, errors: text)
    }

    @Test("every verb says when its output cannot be written, and that it is an error")
    func full() throws {
      let file = folder["tap.touches"]
      let verbs: [[String]] = [
        ["--help"], ["--version"], ["help", "info"], ["info", file], ["info", "--json", file],
        ["explain", file], ["explain", "--json", file], ["advise", folder["scene.json"]],
        ["plot", file, "-o", "-"], ["plot", file, "-o", "/dev/full"],
        ["convert", "--to", "evemu", file, "-"], ["convert", "--to", "evemu", file, "/dev/full"],
        ["replay", "--fast", file], ["devices", "--help"], ["serve", "--help"],
        ["strokes", folder["line.touches"]], ["help", "manual"], ["help", "completions", "bash"],
        ["explain", "--why", "tap", file], ["explain", "--beside", file, file],
        ["explain", "--want", "pan", file], ["act", "--rules", folder["rules.yaml"], "--check"],
        ["act", "--rules", folder["rules.yaml"], "--recording", file],
        ["live", "--device", folder["panel.desc"], folder["bytes"]],
        ["live", "--json", "--device", folder["panel.desc"], folder["bytes"]],
        ["live", "--device", folder["panel.desc"], folder["bytes"], "-o", "/dev/full"],
        ["record", "--device", folder["panel.desc"], folder["bytes"], "-o", "-"],
        ["record", "--device", folder["panel.desc"], folder["bytes"], "-o", "/dev/full"],
        ["port", "--help"], ["serve", "--port", "0"],
      ]
      for verb in verbs {
        let outcome = try run(verb, to: "/dev/full")
        let complaints = outcome.errors.split(separator: "\n").filter {
          $0.contains("cannot be written: No space left")
        }
        #expect(outcome.code == 1 && complaints.count == 1, "\(verb) \(outcome)")
      }
    }

    @Test("what listens until it is ended is ended by an output that takes nothing")
    func endless() throws {
      try #require(mkfifo(folder["panel"], 0o600) == 0)
      // Keeps the pipe open, so that the panel is never unplugged.
      let writer = open(folder["panel"], O_RDWR | O_CLOEXEC)
      defer { close(writer) }
      let verbs = [
        ["live", "--device", folder["panel.desc"], folder["panel"]],
        ["record", "--device", folder["panel.desc"], folder["panel"], "-o", "-"],
      ]
      for verb in verbs {
        let outcome = try run(verb, to: "/dev/full")
        #expect(outcome.code == 1 && outcome.errors.contains("No space left"), "\(verb) \(outcome)")
      }
    }

    @Test(
      "a reader that goes away is no error to tell of",
      arguments: [["explain", "--help"], ["record", "--device", "", "", "-o", "-"]])
    func closed(arguments: [String]) throws {
      var arguments = arguments
      if arguments[0] == "record" {
        (arguments[2], arguments[3]) = (folder["panel.desc"], folder["bytes"])
      }
      let command = try Process.command(arguments)
      let (output, errors) = (Pipe(), Pipe())
      try output.fileHandleForReading.close()
      command.standardOutput = output
      command.standardError = errors
      try command.run()
      let text = errors.fileHandleForReading.readDataToEndOfFile()
      command.waitUntilExit()
      #expect(text.isEmpty)
    }

    @Test("a pipe is written itself, and stays one")
    func pipe() throws {
      try #require(mkfifo(folder["pipe"], 0o600) == 0)
      let reader = try Process.run(
        URL(filePath: "/bin/sh"),
        arguments: ["-c", "cat '\(folder["pipe"])' > '\(folder["copy"])'"])
      let run = Run("convert", "--to", "touches", folder["tap.touches"], folder["pipe"])
      reader.waitUntilExit()
      var status = stat()
      let isPipe = lstat(folder["pipe"], &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
      let copy = try String(contentsOfFile: folder["copy"], encoding: .utf8)
      #expect(run.code == 0 && isPipe && copy.hasPrefix("touches 1\n"), "\(run)")
    }

    @Test("behind a link the file is replaced and the link stays, also if nothing is there yet")
    func links() throws {
      let files = FileManager.default
      try folder.write(Data("old".utf8), to: "real.svg")
      try files.createSymbolicLink(atPath: folder["link.svg"], withDestinationPath: "real.svg")
      try files.createSymbolicLink(atPath: folder["new.svg"], withDestinationPath: "fresh.svg")
      let runs = ["link.svg", "new.svg"].map {
        Run("plot", folder["tap.touches"], "-o", folder[$0])
      }
      let texts = try ["real.svg", "fresh.svg"].map {
        try String(contentsOfFile: folder[$0], encoding: .utf8).prefix(4)
      }
      let links = try ["link.svg", "new.svg"].map {
        try files.destinationOfSymbolicLink(atPath: folder[$0])
      }
      #expect(
        runs.allSatisfy { $0.code == 0 } && texts == ["<svg", "<svg"]
          && links == ["real.svg", "fresh.svg"])
    }

    @Test("a user's own NAME.part stays, and so do the rights of the file that is replaced")
    func drafts() throws {
      try folder.write(Data("mine".utf8), to: "out.part")
      try folder.write(Data("old".utf8), to: "out")
      try #require(chmod(folder["out"], 0o666) == 0)
      let run = Run("convert", "--to", "evemu", folder["tap.touches"], folder["out"])
      #expect(run.code == 0)
      #expect(try String(contentsOfFile: folder["out.part"], encoding: .utf8) == "mine")
      let output = try String(contentsOfFile: folder["out"], encoding: .utf8)
      #expect(output.hasSuffix("\nE: 0.050000 0003 0039 -001\nE: 0.050000 0000 0000 0000\n"))
      _ = Run("convert", "--to", "evemu", folder["tap.touches"], folder["fresh"])
      #expect(try String(contentsOfFile: folder["fresh"], encoding: .utf8) == output)
      var status = stat()
      let isThere = stat(folder["out"], &status) == 0
      #expect(isThere && status.st_mode & 0o777 == 0o666)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.count { $0.hasSuffix(".part") } == 1)
    }

    @Test("a draft is gone when the command is ended")
    func ended() throws {
      try #require(mkfifo(folder["slow.touches"], 0o600) == 0)
      let command = try Process.command(
        ["convert", "--to", "evemu", "--format", "touches", folder["slow.touches"], folder["out"]])
      command.standardError = FileHandle.nullDevice
      try command.run()
      // Opens once the command does, and keeps it waiting.
      let writer: FileHandle = try #require(FileHandle(forWritingAtPath: folder["slow.touches"]))
      try writer.write(contentsOf: Data("touches 1\nsize 4x4\n0 down 1 1,1\n".utf8))
      // It has a name on file systems that know no other drafts.
      let files = "/proc/\(command.processIdentifier)/fd"
      func isThere() -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []
        let drafts = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return drafts.contains { $0.hasSuffix(".part") }
          || names.contains {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\($0)"))?
              .hasSuffix("(deleted)") == true
          }
      }
      let wasThere = Waiting.until(isThere)
      command.terminate()
      command.waitUntilExit()
      try writer.close()
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(wasThere && command.terminationReason == .uncaughtSignal)
      #expect(!left.contains { $0.hasPrefix("out") || $0.hasSuffix(".part") }, "\(left)")
    }

    @Test("a recording that is there is written over only if that is wanted")
    func force() throws {
      let description = """
        N: Panel
        A: 2f 0 9 0 0 0
        A: 35 0 999 0 0 10
        A: 36 0 999 0 0 10
        A: 39 0 65535 0 0 0

        """
      try folder.write(Data(description.utf8), to: "panel.desc")
      try folder.write(Data("mine".utf8), to: "there.touches")
      let arguments = [
        "record", "--device", folder["panel.desc"], "-o", folder["there.touches"],
        folder["bytes"],
      ]
      let refused = Run(arguments: arguments)
      let kept = try String(contentsOfFile: folder["there.touches"], encoding: .utf8)
      let forced = Run(arguments: arguments + ["--force"])
      let new = try String(contentsOfFile: folder["there.touches"], encoding: .utf8)
      #expect(refused.code == 1 && refused.errors.contains("--force") && kept == "mine")
      #expect(forced.code == 0 && new.hasPrefix("touches 1"), "\(forced)")
    }
  }
#endif
