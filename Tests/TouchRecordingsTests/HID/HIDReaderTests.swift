import EvdevInput
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
}
