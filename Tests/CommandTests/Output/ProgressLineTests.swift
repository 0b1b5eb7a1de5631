import Foundation
import Testing

@testable import TouchstoneCommand

/// What the line says, by a clock that the test turns.
@Suite struct ProgressLineTests {
  /// A terminal that keeps what is written, and the time.
  private final class Watched {
    var time = 0.0
    var columns = 80
    private(set) var written: [String] = []
    private(set) lazy var line = ProgressLine(
      now: { [unowned self] in time }, width: { [unowned self] in columns },
      write: { [unowned self] in written.append($0) })

    /// What has been written since, with the signs for the terminal spelled.
    func take() -> [String] {
      defer { written = [] }
      return written.map {
        $0.replacingOccurrences(of: "\r", with: "<").replacingOccurrences(of: "\u{1b}[K", with: ">")
      }
    }
  }

  private let watched = Watched()

  /// As a reader does.
  private func read(_ count: Int, of total: Int?) {
    watched.line.bytes.begin(total)
    watched.line.bytes.add(count)
  }

  @Test("there is no line before a second, then ten a second at most, and none is left")
  func times() {
    watched.line.expect(1)
    watched.line.begin("/home/me/pad.evemu")
    for time in [0.2, 0.9, 1.0, 1.05, 1.11] {
      watched.time = time
      watched.line.update()
    }
    #expect(watched.take() == ["<pad.evemu  >", "<pad.evemu  >"])
    watched.line.clear()
    watched.line.clear()
    #expect(watched.take() == ["<>"])
  }

  @Test("it says which file it is of how many, how much is read, what came of it, and what is left")
  func words() {
    watched.line.expect(4)
    watched.line.begin("a")
    watched.line.begin("b")
    read(750_000, of: 3_000_000)
    watched.line.noteGesture()
    watched.line.noteGesture()
    watched.time = 10
    watched.line.update()
    // 1.25 of 4 files in 10 seconds: the rest takes 22.
    #expect(watched.take() == ["<2 of 4: b  25 % of 3.0 MB, 2 gestures, 22 s left>"])
  }

  @Test("of a pipe there is no end, of a list no number, and of many processes files alone")
  func unknown() {
    watched.line.begin("-")
    read(12_345_678, of: nil)
    watched.time = 2
    watched.line.update()
    #expect(watched.take() == ["<1: standard input  12 MB>"])
    watched.line.expect(300)
    watched.line.note(filesDone: 57)
    watched.time = 100
    watched.line.update()
    #expect(watched.take() == ["<57 of 300 files  7 min 7 s left>"])
  }

  @Test("of work that is no reading it says what is done, and what is left if that can be told")
  func steps() {
    watched.line.expect(2)
    watched.line.begin("one.json")
    watched.time = 10
    watched.line.note("40 of 80 pairs", share: 0.5)
    #expect(watched.take() == ["<1 of 2: one.json  40 of 80 pairs, 30 s left>"])
    watched.time = 20
    watched.line.note("12 trials")
    #expect(watched.take() == ["<1 of 2: one.json  12 trials>"])
    watched.line.begin("two.json")
    read(500, of: 1000)
    watched.time = 30
    watched.line.update()
    #expect(
      watched.take() == ["<2 of 2: two.json  50 % of 1 kB, 10 s left>"])
  }

  @Test("a name does nothing to the terminal, and no line is broken")
  func strangers() {
    watched.line.expect(1)
    watched.line.begin("x/\u{1b}[2J\n.evemu")
    watched.time = 1
    watched.line.update()
    #expect(watched.take() == ["<\\u001b[2J\\u000a.evemu  >"])
    watched.columns = 8
    watched.line.begin("指の記録.evemu")
    watched.time = 2
    watched.line.update()
    #expect(watched.take() == ["<指の記>"])
  }

  @Test("what is told wipes the line away first; who wants none has none")
  func cleared() throws {
    let folder = try Folder(["a.touches": "touches 1\n0 down 1 9,9\n0.05 up 1\n", "b": "no"])
    let names = [folder["a.touches"], folder["b"]]
    #expect(Self.run(["explain", "--quiet"] + names).first == "line")
    let told = Self.run(["explain", "--quiet"] + names)
    // Each that was told stands where no line is, and at the end there is none.
    for (before, now) in zip(told, told.dropFirst()) where now == "output" || now == "errors" {
      #expect(before != "line")
    }
    #expect(told.contains("output") && told.contains("errors"))
    #expect(told.last != "line")
    #expect(!Self.run(["explain", "--no-progress"] + names).contains("line"))
  }

  @Test("advice, wishes and replays have the line too, and none is left behind")
  func verbs() throws {
    let folder = try Folder([
      "a.touches": "touches 1\n0 down 1 9,9\n0.05 up 1\n0.5 down 1 9,9\n0.55 up 1\n",
      "a.json":
        #"{"view": {"recognizers": [{"type": "tap"}, {"type": "pan"}, {"type": "swipe"}]}}"#,
    ])
    for arguments in [
      ["advise", folder["a.json"]], ["explain", "--want", "doubleTap", folder["a.touches"]],
      ["replay", "--fast", folder["a.touches"]],
      ["replay", "--speed", "1000", folder["a.touches"]],
    ] {
      let told = Self.run(arguments)
      #expect(told.contains("line") && told.contains("output"), "\(arguments)")
      #expect(told.last != "line", "\(arguments)")
      for (before, now) in zip(told, told.dropFirst()) where now == "output" {
        #expect(before != "line", "\(arguments)")
      }
      let none = Self.run([arguments[0], "--no-progress"] + arguments.dropFirst())
      #expect(!none.contains("line"), "\(arguments)")
    }
  }

  /// In which order the line, its wiping and what is told come where every look at the clock is seconds
  /// later.
  private static func run(_ arguments: [String]) -> [String] {
    var log: [String] = []
    var time = 0.0
    let line = ProgressLine(
      now: {
        time += 5
        return time
      }, width: { 80 },
      write: { log.append($0 == "\r\u{1b}[K" ? "wiped" : "line") })
    _ = Command(isForTerminal: true, line).run(
      arguments: arguments, output: { if !$0.isEmpty { log.append("output") } },
      errors: { _ in log.append("errors") })
    return log
  }
}
