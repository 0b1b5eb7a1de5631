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
    "[12:00:01.5] ", "I/Touch( 123): ",
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
