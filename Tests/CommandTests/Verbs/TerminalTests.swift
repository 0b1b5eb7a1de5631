import GestureCore

#if os(Linux)
  import EvdevInput
  import Foundation
  import GestureCore
  import LinuxTouchInput
  import Testing

  @testable import TouchstoneCommand

  /// The command on a terminal of its own, since pictures are drawn on nothing else.
  @Suite struct TerminalTests {
    @Test("a panel's picture is drawn in place, and what it leaves behind is the last one")
    func picture() throws {
      let terminal = try Terminal(columns: 24)
      let shown = try terminal.run("live", "--device")
      #expect(
        shown.screen == [
          "Panel  -", "┌─────────────────────┐", "│                     │",
          "│                     │", "│                     │", "│                     │",
          "│                     │", "│                     │", "└─────────────────────┘", "",
          "   0.000  tap          r",
        ])
      #expect(shown.text.hasPrefix("\u{1b}[?25l"))
      #expect(shown.text.hasSuffix("\u{1b}[?25h"))
    }

    @Test("with --lines a terminal gets lines and no picture")
    func lines() throws {
      let shown = try Terminal(columns: 24).run("live", "--lines", "--device")
      #expect(
        shown.screen.dropFirst().first
          == "   0.000  tap          recognized at 0.400, 1 finger at (642, 321)")
      #expect(!shown.text.contains("\u{1b}"))
    }
  }

  /// A pseudo terminal, and what is to be seen on it at the end.
  private struct Terminal {
    private let screen: Int32
    private let keyboard: FileHandle

    init(columns: UInt16) throws {
      var ends: (screen: Int32, keyboard: Int32) = (-1, -1)
      var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&ends.screen, &ends.keyboard, nil, nil, &size) == 0)
      screen = ends.screen
      keyboard = FileHandle(fileDescriptor: ends.keyboard)
    }

    /// Runs the command on a tap; the last argument is to be given a device's description.
    func run(_ arguments: String...) throws -> (screen: [String], text: String) {
      let folder = try Folder(["panel.desc": Self.head])
      try folder.write(Data(Self.tap.flatMap(EventBytes.bytes)), to: "bytes")
      let command = try Process.command(arguments + [folder["panel.desc"], "-"])
      command.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder["bytes"]))
      command.standardOutput = keyboard
      command.standardError = FileHandle.nullDevice
      try command.run()
      try keyboard.close()
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      // A terminal that nobody writes to any more ends with an error.
      while case let count = read(screen, &buffer, buffer.count), count > 0 {
        bytes += buffer[..<count]
      }
      close(screen)
      command.waitUntilExit()
      let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      return (Self.seen(text), text)
    }

    private static let head = """
      # EVEMU 1.3
      N: Panel
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 0 3099 0 0 10
      A: 36 0 1739 0 0 10
      A: 39 0 65535 0 0 0

      """

    /// A tap, and the moment in which its panel is unplugged.
    private static let tap: [EvdevEvent] = {
      func event(_ milliseconds: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32)
        -> EvdevEvent
      {
        EvdevEvent(
          time: Timestamp(nanoseconds: milliseconds * 1_000_000), type: type, code: code,
          value: value)
      }
      return [
        event(5000, 3, 0x39, 7), event(5000, 3, 0x35, 1000), event(5000, 3, 0x36, 500),
        event(5000, 0, 0, 0), event(5050, 3, 0x39, -1), event(5050, 0, 0, 0),
      ]
    }()

    /// The lines that a person sees after all of a text.
    private static func seen(_ text: String) -> [String] {
      var lines = [""]
      var row = 0
      var rest = text[...]
      while let letter = rest.popFirst() {
        switch letter {
        case "\n":
          row += 1
          if row == lines.count { lines.append("") }
        // A line is written anew from its beginning.
        case "\r": lines[row] = ""
        case "\u{1b}":
          let order = rest.prefix { !$0.isLetter }
          rest = rest.dropFirst(order.count)
          switch rest.popFirst() {
          case "A": row -= Int(order.dropFirst()) ?? 1
          case "J": lines.removeSubrange((row + 1)...)
          default: break
          }
        default:
          lines[row].append(letter)
        }
      }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
  }
#endif
