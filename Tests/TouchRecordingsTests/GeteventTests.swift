import EvdevInput
import Foundation
import Testing
import TouchRecordings

@Suite("getevent")
struct GeteventTests {
  private let options = RecordingOptions(physicalSize: PhysicalSize(Samples.size))

  @Test("labels, with a head and another device, whose first event is the beginning of time")
  func labels() throws {
    let recording = try Recording(text: Samples.getevent, named: "test", options: options)
    #expect(
      tell(recording) == ["1000 began 0 100,50", "1020 moved 0 0,50", "1045 ended 0 0,50"])
    #expect(
      recording.complaints.map(\.description) == [
        "test: /dev/input/event0 (keys) is skipped: it has no touches"
      ])
    #expect(recording.header.format == .getevent)
    #expect(recording.header.deviceName == "panel")
    #expect(recording.header.device?.properties == .direct)
    #expect(recording.header.device?.bus == 0x18)
  }

  @Test("numbers without labels, head included")
  func numbers() throws {
    let text = """
      add device 1: /dev/input/event1
        name:     "bare"
        events:
          KEY (0001): 014a  0145*
          ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      0035  : value 0, min 0, max 162, fuzz 0, flat 0, resolution 0
                      0036  : value 0, min 0, max 162, fuzz 0, flat 0, resolution 0
        input props:
          0000
          0002
      [       1.000000] /dev/input/event1: 0003 0039 00000000
      [       1.000000] /dev/input/event1: 0003 0035 00000010
      [       1.000000] /dev/input/event1: 0003 0036 00000020
      [       1.000000] /dev/input/event1: 0000 0000 00000000
      [       1.500000] /dev/input/event1: 0003 0039 ffffffff
      [       1.500000] /dev/input/event1: 0000 0000 00000000
      """
    let recording = try Recording(text: text, options: options)
    #expect(tell(recording) == ["0 began 0 16,32", "500 ended 0 16,32"])
    #expect(recording.complaints == [])
    #expect(recording.header.device?.properties == [.pointer, .buttonPad])
    #expect(recording.header.device?.keys == [0x14a, 0x145])
  }

  @Test("without paths, and with the dash of the first versions")
  func old() throws {
    let text = """
      5-000001: /dev/input/event0: 0001 014a 00000001
      5-000001: /dev/input/event0: 0003 0000 00000030
      5-000001: /dev/input/event0: 0003 0001 00000040
      5-000001: /dev/input/event0: 0000 0000 00000000
      5-100001: /dev/input/event0: 0001 014a 00000000
      5-100001: /dev/input/event0: 0000 0000 00000000
      """
    #expect(try read(text).frames.count == 2)
    let bare = text.replacingOccurrences(of: " /dev/input/event0:", with: "")
    #expect(try read(bare).frames == read(text).frames)
  }

  @Test("the axes of lines without a path are those of the head before them")
  func headOfOne() throws {
    let keys = """
      add device 1: /dev/input/event0
        name:     "keys"
        events:
          ABS (0003): ABS_MISC : value 0, min 0, max 1, fuzz 0, flat 0, resolution 0

      """
    let panel = """
      add device 2: /dev/input/event2
        name:     "panel"
        events:
          ABS (0003): ABS_MT_SLOT       : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X : value 0, min 0, max 999, fuzz 0, flat 0, resolution 10
                      ABS_MT_POSITION_Y : value 0, min 0, max 499, fuzz 0, flat 0, resolution 10

      """
    let events = """
      [ 1.0] EV_ABS ABS_MT_TRACKING_ID 00000001
      [ 1.0] EV_ABS ABS_MT_POSITION_X 00000064
      [ 1.0] EV_ABS ABS_MT_POSITION_Y 00000032
      [ 1.0] EV_SYN SYN_REPORT 00000000
      [ 1.1] EV_ABS ABS_MT_TRACKING_ID ffffffff
      [ 1.1] EV_SYN SYN_REPORT 00000000

      """
    for heads in [panel, keys + panel] {
      let recording = try Recording(text: heads + events, named: "test")
      #expect(recording.complaints == [])
      #expect(recording.header.deviceName == "panel")
      #expect(recording.header.axesSource == .recording)
      #expect(recording.header.device?.axes[EvdevCode.positionX]?.maximum == 999)
      #expect(recording.frames.flatMap(\.contacts).map(\.phase) == [.began, .ended])
    }
    // Two screens could both be meant: none is.
    let other = panel.replacing("event2", with: "event3")
    #expect(try Recording(text: panel + other + events).header.axesSource == .assumption)
  }

  @Test("of two touched devices the more touched is read and the other told")
  func twoPanels() throws {
    func panel(_ path: String, _ start: Int, _ frames: Int) -> String {
      (0..<frames).map { frame in
        """
        [ \(start + frame).0] \(path): EV_ABS ABS_MT_TRACKING_ID 00000001
        [ \(start + frame).0] \(path): EV_ABS ABS_MT_POSITION_X 00000010
        [ \(start + frame).0] \(path): EV_ABS ABS_MT_POSITION_Y 00000010
        [ \(start + frame).0] \(path): EV_SYN SYN_REPORT 00000000
        [ \(start + frame).5] \(path): EV_ABS ABS_MT_TRACKING_ID ffffffff
        [ \(start + frame).5] \(path): EV_SYN SYN_REPORT 00000000

        """
      }.joined()
    }
    let text = panel("/dev/input/event3", 10, 1) + panel("/dev/input/event4", 20, 2)
    let result = try read(text)
    #expect(
      result.frames.map { $0.prefix(13) } == [
        "10000 began 0", "10500 ended 0", "11000 began 1", "11500 ended 1",
      ])
    #expect(
      result.complaints.first
        == "/dev/input/event3 is skipped: it has fewer touches than /dev/input/event4")
  }

  @Test(
    "without any times it is refused, with the remedy",
    arguments: [
      "EV_ABS ABS_MT_POSITION_X 00000010\nEV_SYN SYN_REPORT 00000000\n",
      "/dev/input/event1: 0003 0035 00000010\n/dev/input/event1: 0000 0000 00000000\n",
    ])
  func timeless(text: String) {
    #expect(
      failure(text)
        == "test:1: has no times, and gestures need them; record again with getevent -lt, or give the pace"
        + " with --interval")
  }

  @Test("a Markdown table has bars between the words")
  func table() throws {
    let rows = [
      "0039 | 00000005", "0035 | 00000064", "0036 | 00000032",
    ].map { "| [  36.100000] | 0003 | \($0) |\n" }
    let text =
      "| Time | Type | Code | Value |\n|---|---|---|---|\n" + rows.joined() + """
        | [  36.100000] | 0000 | 0000 | 00000000 |
        | [  36.200000] | 0003 | 0039 | ffffffff |
        | [  36.200000] | 0000 | 0000 | 00000000 |

        """
    #expect(try read(text).frames.map { $0.prefix(9) } == ["0 began 0", "100 ended"])
  }

  @Test("noise among the events is told, remarks of getevent are not")
  func noise() throws {
    let extra = """
      could not get driver version for /dev/input/mouse0, Not a typewriter
      [  100.010000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X
      [  100.010000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    zz
      logcat says hello

      """
    let text = Samples.getevent.replacingOccurrences(
      of: "[  100.020000] /dev/input/event2: EV_ABS",
      with: extra + "[  100.020000] /dev/input/event2: EV_ABS")
    let result = try read(text, options)
    #expect(
      result.frames == ["1000 began 0 100,50", "1020 moved 0 0,50", "1045 ended 0 0,50"])
    #expect(
      result.complaints.dropFirst() == [
        "24 an event is cut off, left out: “[  100.010000] /dev/input/event2: EV_ABS…”",
        "25 an event without a value, left out: “[  100.010000] /dev/input/event2: EV_ABS…”",
        "26 text that is no event is left out: “logcat says hello”",
      ])
  }
}
