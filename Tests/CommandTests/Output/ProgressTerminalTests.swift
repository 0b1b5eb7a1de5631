#if os(Linux)
  import Foundation
  import Testing
  import Waiting

  /// The line that says how far the command has come, where it is seen and where it would not be.
  @Suite struct ProgressTerminalTests {
    @Test("it stands on a terminal's standard error alone, and nothing of it is left")
    func seen() throws {
      var ends: (screen: Int32, keyboard: Int32) = (-1, -1)
      var size = winsize(ws_row: 40, ws_col: 70, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&ends.screen, &ends.keyboard, nil, nil, &size) == 0)
      let errors = Pipe()
      let watched = try Telling(errors: FileHandle(fileDescriptor: ends.keyboard))
      let unwatched = try Telling(errors: errors)
      close(ends.keyboard)
      try errors.fileHandleForWriting.close()

      var screen = ""
      var time = 0
      // A finger moves until the command has taken long enough.
      let isShown = try Waiting.until {
        time += 10
        let line = "\(Double(time) / 1000) move 1 \(100 + time / 10 % 200),200\n"
        try watched.write(line)
        try unwatched.write(line)
        var waiting = pollfd(fd: ends.screen, events: Int16(POLLIN), revents: 0)
        if poll(&waiting, 1, 0) == 1 { screen += Self.read(ends.screen) }
        return screen.contains("\u{1b}[K")
      }
      #expect(isShown)
      let lift = "\(Double(time + 10) / 1000) up 1\n"
      try watched.write(lift)
      try unwatched.write(lift)
      let told = try watched.end()
      // A terminal that no process writes to any more ends with an error.
      while case let more = Self.read(ends.screen), !more.isEmpty { screen += more }
      close(ends.screen)
      #expect(screen.hasPrefix("\rstandard input  "))
      #expect(screen.hasSuffix("\r\u{1b}[K"))
      #expect(!screen.contains("\n"))
      #expect(told.contains("pan ") && !told.contains("\u{1b}") && !told.contains("\r"))
      #expect(try unwatched.end() == told)
      #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    }

    /// What a terminal shows next; empty at its end.
    private static func read(_ screen: Int32) -> String {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Foundation.read(screen, &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    }

    /// `explain -` while its input is being written.
    private final class Telling {
      private let command: Process
      private let input = Pipe()
      private let output = Pipe()

      init(errors: Any) throws {
        command = try Process.command(["explain", "-"])
        // Who runs the tests may have a terminal that takes nothing back.
        command.environment = ProcessInfo.processInfo.environment
          .merging(["TERM": "xterm"]) { $1 }
        command.standardInput = input
        command.standardOutput = output
        command.standardError = errors
        try command.run()
        try input.fileHandleForReading.close()
        try output.fileHandleForWriting.close()
        // So much is looked at before anything is told.
        let head = String(repeating: "# nothing\n", count: 2000)
        try write("touches 1\nsize 400x800\n\(head)0 down 1 100,200\n")
      }

      func write(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      }

      /// What it told.
      func end() throws -> String {
        try input.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        command.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
      }
    }
  }
#endif
