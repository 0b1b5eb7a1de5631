#if os(Linux)
  import Foundation
  import Testing

  /// The command in a process of its own, with what stands on its standard input.
  @Suite struct BatchTests {
    private static let tap = "touches 1\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n"
    private let folder: Folder

    init() throws {
      folder = try Folder([
        "a b.touches": Self.tap, "c\nd.touches": Self.tap, "letter": "Dear diary",
      ])
    }

    /// Runs `explain`, and hands out the exit code and the output.
    private func explain(_ arguments: [String], input: String) throws -> (code: Int32, text: String)
    {
      let command = try Process.command(["explain"] + arguments)
      let file = folder["input"]
      try folder.write(Data(input.utf8), to: "input")
      let output = Pipe()
      command.standardInput = try FileHandle(forReadingFrom: URL(filePath: file))
      command.standardOutput = output
      command.standardError = FileHandle.nullDevice
      try command.run()
      try output.fileHandleForWriting.close()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      command.waitUntilExit()
      return (command.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// What each row is about and of which file.
    private func told(_ text: String) throws -> [String] {
      try text.split(separator: "\n").compactMap { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        let row = try #require(object as? [String: Any])
        let file = ((row["file"] as? String ?? "") as NSString).lastPathComponent
        return "\(row["type"] ?? "") \(file)"
      }
    }

    private func frame(_ name: String, _ text: String) -> String {
      "\(name.utf8.count):\(name),\(text.utf8.count):\(text),"
    }

    nonisolated private static let ways: [[String]] = [[], ["--jobs", "1"], ["--jobs", "3"]]

    @Test("names come from a list, ended by lines or by zero bytes", arguments: ways)
    func lists(jobs: [String]) throws {
      let lines = try explain(
        ["--flat", "--quiet", "--files-from", "-"] + jobs,
        input: "\(folder["a b.touches"])\n\(folder["letter"])\n")
      #expect(lines.code == 1)
      #expect(
        try told(lines.text) == [
          "gesture a b.touches", "summary a b.touches", "error letter", "summary letter",
        ])
      let zeros = try explain(
        ["--flat", "--quiet", "--null", "--files-from", "-"] + jobs,
        input: "\(folder["c\nd.touches"])\0\(folder["a b.touches"])\0")
      #expect(zeros.code == 0)
      #expect(
        try told(zeros.text) == [
          "gesture c\nd.touches", "summary c\nd.touches", "gesture a b.touches",
          "summary a b.touches",
        ])
    }

    @Test("a list that cannot be read on is an error", arguments: ways)
    func brokenList(jobs: [String]) throws {
      // A folder can be opened, and not be read.
      let run = try explain(
        ["--json", "--files-from", folder.path] + jobs + [folder["a b.touches"]], input: "")
      #expect(run.code == 1 && run.text.contains("\"tap\""))
      let errors = Run("explain", "--files-from", folder.path).errors
      #expect(errors.contains("the list cannot be read: Is a directory"), "\(errors)")
    }

    @Test("recordings come in frames; bad ones cost their own rows alone", arguments: ways)
    func frames(jobs: [String]) throws {
      let input =
        frame("s3://one", Self.tap) + frame("bad", "no recording") + frame("empty", "")
        + frame("two", Self.tap)
      let run = try explain(["--flat", "--quiet", "--framed"] + jobs, input: input)
      #expect(run.code == 1)
      #expect(
        try told(run.text) == [
          "gesture one", "summary one", "error bad", "summary bad", "error empty",
          "summary empty", "gesture two", "summary two",
        ])
    }

    @Test("what is no frame ends them, and is told", arguments: ways)
    func brokenFrames(jobs: [String]) throws {
      let run = try explain(
        ["--flat", "--quiet", "--framed"] + jobs, input: frame("one", Self.tap) + "3:two,999:x")
      #expect(run.code == 1)
      #expect(try told(run.text) == ["gesture one", "summary one", "error two", "summary two"])
      #expect(run.text.contains("\"message\":\"is not a frame\""))
    }

    @Test("a frame over the limit is refused unread", arguments: ways)
    func longFrames(jobs: [String]) throws {
      let long = Self.tap + String(repeating: "# nothing\n", count: 20_000)
      let run = try explain(
        ["--flat", "--quiet", "--framed", "--length-limit", "0.1"] + jobs,
        input: frame("long", long) + frame("one", Self.tap))
      #expect(run.code == 1)
      #expect(
        try told(run.text) == ["error long", "summary long", "gesture one", "summary one"])
    }

    @Test("stories keep the order of the recordings, whichever is done first")
    func order() throws {
      let input = (0..<40).map { number in
        let taps = (0..<(number % 7 == 0 ? 40 : 1)).map {
          "\($0) down 1 100,200\n\($0).05 up 1\n"
        }
        return frame("r\(number)", "touches 1\nsize 400x800\n" + taps.joined())
      }.joined()
      let one = try explain(["--json", "--framed"], input: input)
      let three = try explain(["--json", "--framed", "--jobs", "3"], input: input)
      #expect(one.code == 0)
      #expect(one.text == three.text)
      #expect(one.text.split(separator: "\n").count > 40)
    }

    @Test("a recording that takes too long is given up, and the next is told", arguments: ways)
    func time(jobs: [String]) throws {
      func run(within limit: String, taps count: Int) throws -> (code: Int32, text: String) {
        let taps = (0..<count).map { "\($0) down 1 100,200\n\($0).05 up 1\n" }
        return try explain(
          ["--flat", "--quiet", "--framed", "--time-limit", limit] + jobs,
          input: frame("long", "touches 1\nsize 9x9\n" + taps.joined()) + frame("one", Self.tap))
      }
      // So many taps take seconds on any machine.
      var (limit, outcome) = ("0.3", try run(within: "0.3", taps: 50_000))
      if outcome.text.components(separatedBy: "took more than").count > 2 {
        // Other processes kept one tap from being read within 0.3 s; they cannot for so much longer.
        (limit, outcome) = ("8", try run(within: "8", taps: 1_200_000))
      }
      #expect(outcome.code == 1)
      let told = try told(outcome.text).filter { $0 != "gesture long" }
      #expect(told == ["error long", "summary long", "gesture one", "summary one"])
      #expect(outcome.text.contains("took more than \(limit) s"))
    }
  }
#endif
