#if os(Linux)
  import Foundation
  import Testing

  /// A recording that never comes.
  @Suite struct TimeLimitTests {
    private static let tap = "touches 1\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n"

    /// Runs `explain`; standard input stays open for as long.
    private func explain(_ arguments: [String]) throws -> (code: Int32, text: String) {
      let command = try Process.command(["explain"] + arguments)
      let (input, output) = (Pipe(), Pipe())
      command.standardInput = input
      command.standardOutput = output
      command.standardError = output
      try command.run()
      try output.fileHandleForWriting.close()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      command.waitUntilExit()
      withExtendedLifetime(input) {}
      return (command.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    @Test(
      "the time limit holds before a pipe, without --jobs, too", arguments: [[], ["--jobs", "1"]])
    func pipe(jobs: [String]) throws {
      let folder = try Folder(["tap.touches": Self.tap])
      try #require(mkfifo(folder["pipe"], 0o600) == 0)
      func run(within limit: String) throws -> (code: Int32, text: String) {
        try explain(
          ["--json", "--time-limit", limit] + jobs + [folder["pipe"], folder["tap.touches"]])
      }
      var (limit, outcome) = ("0.5", try run(within: "0.5"))
      if !outcome.text.contains("\"tap\"") {
        // Other processes kept the tap from being read within 0.5 s.
        (limit, outcome) = ("8", try run(within: "8"))
      }
      #expect(outcome.code == 1 && outcome.text.contains("took more than \(limit) s"))
      #expect(outcome.text.contains("\"tap\""))
    }

    @Test("the time limit holds for standard input that says nothing")
    func silence() throws {
      let run = try explain(["--time-limit", "0.5", "-"])
      #expect(run.code == 1 && run.text.contains("took more than 0.5 s"))
    }

    @Test("the recording that takes too long is named, and the stories before it are printed")
    func named() throws {
      let folder = try Folder(["tap.touches": Self.tap])
      let file = folder["tap.touches"]
      // Where other processes keep the taps from being read within 2 s, the limit is higher.
      for limit in ["2", "16"] {
        let run = try explain(["--json", "--time-limit", limit, file, file, "-"])
        let gestures = run.text.components(separatedBy: "\"type\":\"gesture\"").count - 1
        if limit == "2", gestures < 2 { continue }
        #expect(run.code == 1 && run.text.contains("standard input took more than \(limit).0 s"))
        #expect(gestures == 2, "\(run.text)")
        #expect(!run.text.contains("tap.touches took"))
        break
      }
    }

    @Test("a list cannot name standard input", arguments: [[], ["--jobs", "2"]])
    func list(jobs: [String]) throws {
      let folder = try Folder(["tap.touches": Self.tap])
      try folder.write(Data("-\n\(folder["tap.touches"])\n".utf8), to: "list")
      let run = try explain(["--json", "--files-from", folder["list"]] + jobs)
      #expect(run.code == 1 && run.text.contains("which a list cannot name"))
      #expect(run.text.contains("\"tap\""))
    }
  }
#endif
