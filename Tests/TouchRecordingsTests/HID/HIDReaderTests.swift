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

  @Test(
    "usbhid-dump: the descriptor says how long a report is",
    arguments: [true, false])
  func usbhidDump(isSpaced: Bool) throws {
    let result = try read(dump(reports, isSpaced: isSpaced), inMillimetres)
    #expect(
      result.frames == [
        "0 began 0 100,200; began 1 200,200", "10 moved 0 116,200",
        "20 ended 0 116,200; ended 1 200,200",
      ])
    #expect(result.complaints == [])
  }

  @Test("usbhid-dump: a report in two packets, one that is cut off, and one of an unknown id")
  func usbhidPackets() throws {
    let first = reports[0].split(separator: " ")
    let result = try read(
      dump([
        first[..<8].joined(separator: " "), first[8...].joined(separator: " "), "01 01 00 74",
        "07 00 00 00 00 00 00 00", reports[2],
      ]), inMillimetres)
    #expect(
      result.frames == [
        "0 began 0 100,200; began 1 200,200", "40 ended 0 100,200; ended 1 200,200",
      ])
    #expect(result.complaints.count == 1)
    #expect(result.complaints.first?.contains("shorter than its descriptor") == true)
  }

  @Test("usbhid-dump without the descriptor: how to record it")
  func usbhidWithoutDescriptor() {
    let text = dump(reports).components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
    #expect(failure(text) != nil)
    #expect(
      failure(text, RecordingOptions(isStrict: true))?.contains("usbhid-dump --entity=all") == true)
  }
}
