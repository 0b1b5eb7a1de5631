import EvdevInput
import Foundation
import Testing
import TouchRecordings

/// Reports and their descriptor, read whole.
@Suite("Reports of HID devices")
struct HIDReaderTests {
  @Test("hid reports: contacts over two reports, and lifts at the last place, as the kernel has it")
  func hid() throws {
    let result = try read(
      Samples.hid, RecordingOptions(physicalSize: PhysicalSize("254x254mm")))
    #expect(
      result.frames == [
        "0 began 0 100,200; began 1 200,200", "10 moved 0 116,200; began 2 144,200",
        "60 ended 0 116,200; ended 2 144,200", "80 ended 1 200,200",
      ])
    #expect(result.complaints == [])
  }

  @Test("a descriptor that a terminal wrapped is joined, among short lines", arguments: [60, 80])
  func wrapped(column: Int) throws {
    // The end is missing, as in the part of a longer recording that is examined.
    let lines = Samples.hid.split(separator: "\n").dropLast()
    let wrapped = lines.flatMap { line in
      stride(from: 0, to: max(1, line.count), by: column).map { start in
        String(line.dropFirst(start).prefix(column))
      }
    }
    #expect(wrapped.count > lines.count)
    #expect(
      try read(wrapped.joined(separator: "\n"), inMillimetres).frames
        == read(lines.joined(separator: "\n"), inMillimetres).frames)
  }

  private let inMillimetres = RecordingOptions(physicalSize: PhysicalSize("254x254mm"))

  /// The descriptor and the reports of `Samples.hid`, as usbhid-dump prints them.
  private func dump(_ reports: [String], isSpaced: Bool = true) -> String {
    let descriptor =
      Samples.hid.split(separator: "\n").first { $0.hasPrefix("R: ") }
      .map { $0.dropFirst(7) } ?? ""
    let chunks =
      [("DESCRIPTOR", "1700000000.000000", String(descriptor))]
      + reports.enumerated().map { ("STREAM", "1700000001.0\($0)0000", $1) }
    return chunks.map { entity, time, bytes in
      let words = bytes.uppercased().split(separator: " ")
      let lines = stride(from: 0, to: words.count, by: 16).map {
        " " + words[$0..<min($0 + 16, words.count)].joined(separator: " ") + "\n"
      }
      return "003:002:000:\(entity)    \(time)\n" + lines.joined() + (isSpaced ? "\n" : "")
    }.joined()
  }

  private let reports = [
    "01 01 00 64 00 c8 00 01 01 c8 00 c8 00 02", "01 01 00 74 00 c8 00 01 01 c8 00 c8 00 02",
    "01 00 00 75 00 c8 00 00 01 c8 00 c8 00 02",
  ]

  private var contacts: [String] {
    [
      "0 began 0 100,200; began 1 200,200", "10 moved 0 116,200",
      "20 ended 0 116,200; ended 1 200,200",
    ]
  }

  @Test(
    "usbhid-dump: chunks end with a short line, an empty one or a header", arguments: [true, false])
  func usbhidDump(isSpaced: Bool) throws {
    let result = try read(dump(reports, isSpaced: isSpaced), inMillimetres)
    #expect(result.frames == contacts)
    #expect(result.complaints == [])
  }

  @Test("usbhid-dump: what it prints on the terminal meanwhile, and a report that is cut off")
  func usbhidTerminal() throws {
    let text = dump([reports[0], reports[1], "01", reports[2]])
      .replacing(
        "003:002:000:STREAM    1700000001.000000",
        with: """
          Starting dumping interrupt transfer stream
          with 1 minute timeout.

          003:002:000:STREAM    1700000001.000000
          """)
    let result = try read(text + "^C\n", inMillimetres)
    #expect(result.frames.dropLast() == contacts.dropLast())
    #expect(result.frames.last == "30 ended 0 116,200; ended 1 200,200")
    #expect(result.complaints.count == 1)
    #expect(result.complaints.first?.contains("shorter than its descriptor") == true)
  }

  @Test("usbhid-dump: reports of two interfaces in turns, of which one has no contacts")
  func usbhidInterfaces() throws {
    let mouse = """
      003:003:001:DESCRIPTOR    1700000000.000000
       05 01 09 02 A1 01 C0


      """
    var text = dump(reports)
    for index in 0..<3 {
      text = text.replacing(
        "003:002:000:STREAM    1700000001.0\(index)0000",
        with: "003:003:001:STREAM    1700000001.0\(index)0000\n 01 01 00 00\n\n"
          + "003:002:000:STREAM    1700000001.0\(index)0000")
    }
    let result = try read(mouse + text, inMillimetres)
    #expect(result.frames == contacts)
    #expect(result.complaints == [])
  }

  @Test("usbhid-dump: of more interfaces than are read, none counts as another")
  func usbhidManyInterfaces() throws {
    let keyboards = (1...20).map {
      "003:\($0 + 100):000:STREAM    1700000000.000000\n 01 01 00 64 00 c8 00\n\n"
    }
    let result = try read(dump(reports) + keyboards.joined(), inMillimetres)
    #expect(result.frames == contacts)
  }
}
