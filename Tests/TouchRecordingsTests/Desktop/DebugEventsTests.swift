import Foundation
import Testing
import TouchRecordings

@Suite("tslib")
struct TSPrintTests {
  @Test("pressure is contact, slots are fingers, and what rests is not told again")
  func slots() throws {
    let recording = try Recording(text: Samples.tslib, named: "test")
    #expect(
      tell(recording) == [
        "0 began 0 100,200", "10 moved 0 110,200; began 1 300,400", "50 ended 0 110,200",
        "60 ended 1 310,400",
      ])
    #expect(recording.header.format == .tslib)
    let numbered = """
      sample 0 - 1503331837.100000 - (slot 0)    100    200    255
      sample 0 - 1503331837.110000 - (slot 1)    300    400    255
      sample 0 - 1503331837.150000 - (slot 0)    100    200      0
      sample 0 - 1503331837.160000 - (slot 1)    300    400      0

      """
    #expect(
      try read(numbered).frames == [
        "0 began 0 100,200", "10 began 1 300,400", "50 ended 0 100,200", "60 ended 1 300,400",
      ])
  }
}

@Suite("libinput debug-events")
struct DebugEventsTests {
  @Test(
    "touches count at their frame, in points of the screen's own size; a pointer is passed over")
  func touches() throws {
    let recording = try Recording(text: Samples.debugEvents, named: "test")
    // 100 x 200 mm at 163 to the inch.
    #expect(recording.header.deviceName == "Some Screen")
    #expect(abs(recording.header.sceneSize.width - 641.73) < 0.01)
    #expect(abs(recording.header.sceneSize.height - 1283.46) < 0.01)
    #expect(
      tell(recording) == [
        "0 began 0 160,642", "10 began 1 481,64", "20 moved 0 167,642; moved 1 488,64",
        "50 ended 0 167,642", "60 cancelled 1 488,64",
      ])
    #expect(recording.complaints == [])
  }

  @Test("fusuma's log has each line behind words of its own")
  func fusuma() throws {
    let start =
      "D, [2024-07-21T23:47:38.410976 #501] DEBUG -- : {:input_event=>time: 2024-07-21 23:47:38 +1000, tag: libinput_command_input, record: "
    let log = Samples.debugEvents.split(separator: "\n").map { "\(start)\($0)}\n" }.joined()
    #expect(
      tell(try Recording(text: log)) == tell(try Recording(text: Samples.debugEvents)))
  }

  @Test("a touchpad's gestures are no fingers, which is said with what to do")
  func gestures() {
    let text = """
      -event9   GESTURE_SWIPE_BEGIN     +1.200s\t3
       event9   GESTURE_SWIPE_UPDATE  4 +1.210s\t3  3.46/ 0.00 ( 3.46/ 0.00 unaccelerated)
       event9   GESTURE_SWIPE_END       +1.500s\t3

      """
    #expect(throws: RecordingError.self) { try Recording(text: text) }
    do {
      _ = try Recording(text: text, named: "test")
    } catch {
      #expect(
        "\(error)".hasSuffix(
          "record the fingers with sudo libinput record; "
            + "then explain --beside shows these gestures next to them"))
    }
  }

  @Test("a touch that is cut off is left out and told")
  func cutOff() throws {
    let cut = Samples.debugEvents.replacing("26.00/50.00 (26.00/100.00mm)", with: "26.0")
    let recording = try Recording(text: cut, named: "test")
    #expect(tell(recording).contains("20 moved 1 488,64"))
    #expect(recording.complaints.count == 1)
  }
}
