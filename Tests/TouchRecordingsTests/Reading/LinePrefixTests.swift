import EvdevInput
import Foundation
import Testing
import TouchRecordings

@Suite("Recordings in bug reports")
struct LinePrefixTests {
  private let options = RecordingOptions(physicalSize: PhysicalSize(Samples.size))

  private static let prefixes = [
    "> ", ">> ", "    ", "Jan  3 12:00:01 host evtest[123]: ", "2024-01-31T12:00:00.123Z ",
    "2024-01-31 12:00:00,123 INFO ", "06-03 12:00:01.123  1234  1234 D Touch: ",
    "touch.log:7:", "INFO:touch:", "[12:00:01.5] ", "I/Touch( 123): ",
    "05-02 08:12:44.463  1234  1240 I TouchLog: ",
  ]

  @Test("what stands before each line is taken away", arguments: prefixes)
  func prefixed(prefix: String) throws {
    let texts = [
      Samples.evemuHead + Samples.evemuEvents, Samples.getevent, Samples.evtest, Samples.wayland,
      Samples.sdl, Samples.xinput, Samples.hid, Samples.gsEvents, Samples.tuio,
    ]
    for text in texts {
      let lines = text.split(separator: "\n").map { prefix + $0 }
      let report = "What I did:\n\n" + lines.joined(separator: "\r\n") + "\r\n"
      #expect(try read(report, options).frames == read(text, options).frames, "\(text.prefix(60))")
    }
  }

  @Test("colours of a terminal and wide blanks of a page are removed, in memory and of a file")
  func coloured() throws {
    let path = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for text in [Samples.evemuHead + Samples.evemuEvents, Samples.getevent, Samples.wayland] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        "\u{1b}[1;32m" + line.replacing(" ", with: "\u{a0}") + "\u{1b}[0m\u{1b}]0;title\u{7}"
      }
      let coloured = lines.joined(separator: "\n")
      #expect(try read(coloured, options).frames == read(text, options).frames)
      try Data(coloured.utf8).write(to: URL(filePath: path))
      let file = try Recording(reading: path, options: options)
      #expect(try tell(file) == read(text, options).frames)
    }
  }

  @Test("lines that were cut at a column are joined, and that is noted", arguments: [40, 60, 79])
  func cut(column: Int) throws {
    let pointers = (0..<8).map { step in
      #"{"type":"pointer\#(["down", "move", "move", "move", "move", "move", "move", "up"][step])","pointerId":1,"pointerType":"touch","clientX":\#(100 + step),"clientY":50,"timeStamp":\#(step * 16)}"#
    }.joined(separator: "\n")
    for text in [Samples.evtest, Samples.getevent, pointers] {
      let cut = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        stride(from: 0, to: max(1, line.count), by: column).map { start in
          String(line.dropFirst(start).prefix(column))
        }
      }
      let (whole, joined) = try (
        read(text, options), read(cut.joined(separator: "\n"), options)
      )
      #expect(joined.frames == whole.frames, "\(text.prefix(60))")
      let isCut = cut.joined(separator: "\n") != text
      #expect(joined.complaints.contains { $0.contains("cut at \(column) columns") } == isCut)
    }
  }

  @Test(
    "lines that were cut at words are joined, as mail programs do it", arguments: [60, 72, 76])
  func cutAtWords(column: Int) throws {
    // With the times of a wall clock, lines of positions have more than 76 columns.
    let events = Samples.evtest.split(separator: "\n").filter { $0.hasPrefix("Event: time") }
      .map { $0.replacing("time ", with: "time 1386001") }
    let cut = events.flatMap { line in
      line.split(separator: " ").reduce(into: [""]) { lines, word in
        let line = lines[lines.count - 1]
        if line.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if line.count + 1 + word.count > column {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] += " " + word
        }
      }
    }
    #expect(cut.count > events.count)
    let (whole, joined) = try (
      read(events.joined(separator: "\n"), options), read(cut.joined(separator: "\n"), options)
    )
    #expect(joined.frames == whole.frames && !whole.frames.isEmpty)
    #expect(joined.complaints.contains { $0.contains("and are read as joined") })
  }

  @Test("lines that a diff adds")
  func added() throws {
    for text in [Samples.evemuHead + Samples.evemuEvents, Samples.getevent, Samples.evtest] {
      let lines = text.split(separator: "\n").map { "+" + $0 }
      #expect(try read(lines.joined(separator: "\n"), options).frames == read(text, options).frames)
    }
  }

  @Test(
    "marks of code, of a page and of a shell around each line",
    arguments: [("`", "`"), ("", "<br>"), ("", "\\"), ("<code>", "</code>")])
  func wrapped(before: String, after: String) throws {
    for text in [Samples.evemuHead + Samples.evemuEvents, Samples.getevent, Samples.evtest] {
      let lines = text.split(separator: "\n").map { before + $0 + after }
      #expect(try read(lines.joined(separator: "\n"), options).frames == read(text, options).frames)
    }
  }

  @Test("a page's block around all lines, and quotation marks that a mail has bent")
  func block() throws {
    let log = #"{"type":"pointerdown","pointerId":1,"clientX":5,"clientY":5,"timeStamp":10}"#
    let bent = log.replacing("\"type\"", with: "\u{201c}type\u{201d}")
    #expect(try read(bent, options).frames == read(log, options).frames)
    let page = "<pre class=\"log\"><code>\(Samples.getevent)</code></pre>\n"
    #expect(try read(page, options).frames == read(Samples.getevent, options).frames)
  }

  @Test("underscores that Markdown has escaped")
  func escapedUnderscores() throws {
    for text in [Samples.evtest, Samples.getevent] {
      let lines = text.replacing("_", with: "\\_")
      #expect(try read(lines, options).frames == read(text, options).frames, "\(text.prefix(40))")
    }
  }

  @Test("an escaped underscore does not make a web page's escapes of other characters")
  func escapedUnderscoresOnly() throws {
    let text = (Samples.evemuHead + Samples.evemuEvents).replacing("_", with: "\\_")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("N:") ? "N: Panel &amp; Pen\\_1" : String(line)
    }
    let recording = try Recording(
      text: lines.joined(separator: "\n"), named: "test", options: options)
    #expect(recording.header.deviceName == "Panel &amp; Pen_1")
  }

  @Test("a fenced block among prose")
  func fenced() throws {
    let text = Samples.evemuHead + Samples.evemuEvents
    let report = "# Bug\n\nIt *does not* pinch.\n\n```\n\(text)```\n"
    #expect(try read(report, options).frames == read(text, options).frames)
    #expect(try read(report, options).complaints.filter { $0.contains("```") } == [])
  }

  @Test("rows of a table, each between its edges")
  func table() throws {
    for text in [Samples.evemuHead + Samples.evemuEvents, Samples.wayland, Samples.getevent] {
      let rows = text.split(separator: "\n").map { "| \($0) |" }
      let report = (["| log |", "| --- |"] + rows).joined(separator: "\n") + "\n"
      let (plain, pasted) = try (read(text, options), read(report, options))
      #expect(pasted.frames == plain.frames, "\(text.prefix(60))")
      let others = pasted.complaints.filter { !$0.contains("“log”") && !$0.contains("“---”") }
      #expect(others.count == plain.complaints.count, "\(others)")
    }
  }

  @Test("a page that escaped the signs of JSON")
  func escaped() throws {
    let page = "<pre>" + Samples.pointers.replacingOccurrences(of: "\"", with: "&quot;") + "</pre>"
    #expect(try read(page).frames == read(Samples.pointers).frames)
    #expect(try read(page).complaints == [])
  }
}
