import EvdevInput
import Testing
import TouchRecordings

/// TUIO as text and as packets, read whole.
@Suite("Recordings of TUIO")
struct TUIORecordingTests {
  private let inch = RecordingOptions(physicalSize: PhysicalSize("25.4x25.4mm"))

  @Test("TUIO: a lift is absence, an older bundle is left out")
  func tuio() throws {
    let result = try read(Samples.tuio, inch)
    #expect(
      result.frames == [
        "0 began 0 82,41; began 1 122,41", "20 moved 0 98,41", "40 ended 0 98,41",
        "60 ended 1 122,41",
      ])
    #expect(result.complaints == ["10 a bundle is older than the one before, left out"])
  }

  @Test("TUIO's packets behind their lengths")
  func tuioDump() throws {
    let recording = try Recording(
      RecordingReader(bytes: Samples.tuioDump, named: "test", options: inch))
    #expect(tell(recording) == ["0 began 0 82,82", "19 moved 0 122,82", "59 ended 0 122,82"])
    #expect(recording.complaints == [])
    let cut = Array(Samples.tuioDump.dropLast(3))
    let rest = try Recording(RecordingReader(bytes: cut, named: "test", options: inch))
    #expect(
      rest.complaints.map(\.description) == [
        "test: behind packet 2 comes none; the rest of the file is left out",
        "test: ends with a finger down, cancelled at the last event; stop recording after the last lift",
      ])
  }
}
