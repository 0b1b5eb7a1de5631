import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Events of the kernel as programs print them.
@Suite struct PrintedEventsTests {
  private static let axes = "A: 35 0 799 0 0 10\nA: 36 0 479 0 0 10\nA: 39 0 65535 0 0 0\n"

  @Test(
    "events of the kernel are read in each tool's spelling",
    arguments: [
      """
      05/27/24-08:21:40 DEBUG input event => type: 3 (EV_ABS), code: 57 (ABS_MT_TRACKING_ID), value: 7, time: 1700000000.100000
      05/27/24-08:21:40 DEBUG input event => type: 3 (EV_ABS), code: 53 (ABS_MT_POSITION_X), value: 440, time: 1700000000.100000
      05/27/24-08:21:40 DEBUG input event => type: 3 (EV_ABS), code: 54 (ABS_MT_POSITION_Y), value: 320, time: 1700000000.100000
      05/27/24-08:21:40 DEBUG input event => type: 0 (EV_SYN), code: 0 (SYN_REPORT), value: 0, time: 1700000000.100000
      05/27/24-08:21:40 DEBUG input event => type: 3 (EV_ABS), code: 57 (ABS_MT_TRACKING_ID), value: -1, time: 1700000000.200000
      05/27/24-08:21:40 DEBUG input event => type: 0 (EV_SYN), code: 0 (SYN_REPORT), value: 0, time: 1700000000.200000
      """,
      """
      10:00:00.100000: EV_ABS ABS_MT_TRACKING_ID 7
      10:00:00.100000: EV_ABS ABS_MT_POSITION_X 440
      10:00:00.100000: EV_ABS ABS_MT_POSITION_Y 320
      10:00:00.100000: EV_KEY BTN_TOUCH (0x14a) pressed
      10:00:00.100000: EV_SYN code=0 value=0
      10:00:00.200000: EV_ABS ABS_MT_TRACKING_ID -1
      10:00:00.200000: EV_KEY BTN_TOUCH (0x14a) released
      10:00:00.200000: EV_SYN code=0 value=0
      """,
      """
      [  880.100000] evbug: Event. Dev: input3, Type: 3, Code: 57, Value: 7
      [  880.100000] evbug: Event. Dev: input3, Type: 3, Code: 53, Value: 440
      [  880.100000] evbug: Event. Dev: input3, Type: 3, Code: 54, Value: 320
      [  880.100000] evbug: Event. Dev: input3, Type: 0, Code: 0, Value: 0
      [  880.200000] evbug: Event. Dev: input3, Type: 3, Code: 57, Value: -1
      [  880.200000] evbug: Event. Dev: input3, Type: 0, Code: 0, Value: 0
      """,
      """
      event at 1337197425.100000, code 57, type 03, val 07
      event at 1337197425.100000, code 53, type 03, val 440
      event at 1337197425.100000, code 54, type 03, val 320
      event at 1337197425.100000, code 00, type 00, val 00
      event at 1337197425.200000, code 57, type 03, val -1
      event at 1337197425.200000, code 00, type 00, val 00
      """,
      """
      InputEvent(1337197425, 100000, 3, 57, 7)
      InputEvent(1337197425, 100000, 3, 53, 440)
      InputEvent(1337197425, 100000, 3, 54, 320)
      InputEvent(1337197425, 100000, 0, 0, 0)
      InputEvent(1337197425, 200000, 3, 57, -1)
      InputEvent(1337197425, 200000, 0, 0, 0)
      """,
      """
      0000000 5120 6a01 86a0 0001 0003 0039 0007 0000
      0000010 5120 6a01 86a0 0001 0003 0035 01b8 0000
      0000020 5120 6a01 86a0 0001 0003 0036 0140 0000
      0000030 5120 6a01 86a0 0001 0000 0000 0000 0000
      0000040 5120 6a01 0d40 0003 0003 0039 ffff ffff
      0000050 5120 6a01 0d40 0003 0000 0000 0000 0000
      """,
      """
      00000000: 2051 016a a086 0100 0300 3900 0700 0000   Q.j......9.....
      00000010: 2051 016a a086 0100 0300 3500 b801 0000   Q.j......5.....
      00000020: 2051 016a a086 0100 0300 3600 4001 0000   Q.j......6.@...
      00000030: 2051 016a a086 0100 0000 0000 0000 0000   Q.j............
      00000040: 2051 016a 400d 0300 0300 3900 ffff ffff   Q.j@.....9.....
      00000050: 2051 016a 400d 0300 0000 0000 0000 0000   Q.j@...........
      """,
      """
      00000000  20 51 01 6a 00 00 00 00  a0 86 01 00 00 00 00 00  | Q.j............|
      00000010  03 00 39 00 07 00 00 00  20 51 01 6a 00 00 00 00  |..9..... Q.j....|
      00000020  a0 86 01 00 00 00 00 00  03 00 35 00 b8 01 00 00  |..........5.....|
      00000030  20 51 01 6a 00 00 00 00  a0 86 01 00 00 00 00 00  | Q.j............|
      00000040  03 00 36 00 40 01 00 00  20 51 01 6a 00 00 00 00  |..6.@... Q.j....|
      00000050  a0 86 01 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|
      00000060  20 51 01 6a 00 00 00 00  40 0d 03 00 00 00 00 00  | Q.j....@.......|
      00000070  03 00 39 00 ff ff ff ff  20 51 01 6a 00 00 00 00  |..9..... Q.j....|
      00000080  40 0d 03 00 00 00 00 00  00 00 00 00 00 00 00 00  |@...............|
      """,
    ])
  func spellings(text: String) throws {
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(Self.axes.utf8))
    #expect(
      try changes(text, options) == ["evdev", "0.000 began 0 282,205", "0.100 ended 0 282,205"])
  }

  @Test("commands that send events have no times, and a pause between them is one")
  func sendevent() throws {
    let text = """
      adb shell sendevent /dev/input/event1 3 57 7
      adb shell sendevent /dev/input/event1 3 53 440
      adb shell sendevent /dev/input/event1 3 54 320
      adb shell sendevent /dev/input/event1 0 0 0
      sleep 0.084
      adb shell sendevent /dev/input/event1 3 57 4294967295
      adb shell sendevent /dev/input/event1 0 0 0
      """
    #expect(throws: RecordingError.self) { try Recording(text: text) }
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(Self.axes.utf8))
    options.interval = 0.016
    #expect(
      try changes(text, options) == ["evdev", "0.000 began 0 282,205", "0.100 ended 0 282,205"])
  }

  @Test("a key or a mouse of another tool holds no touches, which the message counts")
  func noTouches() {
    let text = """
      10:00:00.100000: EV_REL REL_X 3
      10:00:00.100000: EV_SYN code=0 value=0
      10:00:00.200000: EV_REL REL_X 4
      10:00:00.200000: EV_SYN code=0 value=0
      """
    #expect(throws: RecordingError.self) { try Recording(text: text) }
  }

  @Test("a report without the mark of its end is read, and said")
  func lastReport() throws {
    let text = """
      [ 880.102180] /dev/input/event3: EV_KEY       BTN_TOUCH            DOWN
      [ 880.102190] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   00000000
      [ 880.102192] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    000000c4
      [ 880.102195] /dev/input/event3: EV_ABS       ABS_MT_POSITION_Y    00000210
      """
    let recording = try Recording(text: text)
    #expect(recording.frames.flatMap(\.contacts).map(\.phase) == [.began, .cancelled])
    #expect(recording.complaints.contains { $0.message.contains("ends within a report") })
    // Without both of its positions it is no contact yet.
    let lines = text.replacing("_ID   00000000", with: "_ID   00000007").split(separator: "\n")
    let half = try Recording(text: lines.dropLast().joined(separator: "\n"))
    #expect(half.frames.flatMap(\.contacts) == [])
    #expect(half.complaints.contains { $0.message == "ends within a report, which is left out" })
  }

  @Test("a head of evtest that lost its first line has its axes all the same")
  func headWithoutType() throws {
    let text = """
          Event code 53 (ABS_MT_POSITION_X)
            Value      0
            Min        0
            Max      799
            Resolution 10
          Event code 54 (ABS_MT_POSITION_Y)
            Value      0
            Min        0
            Max      479
            Resolution 10
      Testing ... (interrupt to exit)
      Event: time 100.000000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 5
      Event: time 100.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 440
      Event: time 100.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 320
      Event: time 100.000000, -------------- SYN_REPORT ------------
      """
    let recording = try Recording(text: text)
    #expect(recording.header.axesSource == .recording)
    #expect(recording.frames.first?.contacts.first?.sample.location.x.rounded() == 282)
  }
}
