import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Events of the kernel as programs print them.
@Suite struct PrintedEventsTests {
  static let axes = "A: 35 0 799 0 0 10\nA: 36 0 479 0 0 10\nA: 39 0 65535 0 0 0\n"

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
      """
      InputEvent { time: TimeVal { tv_sec: 1700000000, tv_usec: 100000 }, type: EV_ABS, code: ABS_MT_TRACKING_ID, value: 7 }
      InputEvent { time: TimeVal { tv_sec: 1700000000, tv_usec: 100000 }, type: EV_ABS, code: ABS_MT_POSITION_X, value: 440 }
      InputEvent { time: TimeVal { tv_sec: 1700000000, tv_usec: 100000 }, type: EV_ABS, code: ABS_MT_POSITION_Y, value: 320 }
      InputEvent { time: TimeVal { tv_sec: 1700000000, tv_usec: 100000 }, type: EV_SYN, code: SYN_REPORT, value: 0 }
      InputEvent { time: TimeVal { tv_sec: 1700000000, tv_usec: 200000 }, type: EV_ABS, code: ABS_MT_TRACKING_ID, value: -1 }
      InputEvent { time: TimeVal { tv_sec: 1700000000, tv_usec: 200000 }, type: EV_SYN, code: SYN_REPORT, value: 0 }
      """,
      """
      { tssec: 1700000000, tsusec: 100000, type: 3, code: 57, value: 7 }
      { tssec: 1700000000, tsusec: 100000, type: 3, code: 53, value: 440 }
      { tssec: 1700000000, tsusec: 100000, type: 3, code: 54, value: 320 }
      { tssec: 1700000000, tsusec: 100000, type: 0, code: 0, value: 0 }
      { tssec: 1700000000, tsusec: 200000, type: 3, code: 57, value: -1 }
      { tssec: 1700000000, tsusec: 200000, type: 0, code: 0, value: 0 }
      """,
      """
      [InputEvent(1700000000, 100000, 3, 57, 7), InputEvent(1700000000, 100000, 3, 53, 440), InputEvent(1700000000, 100000, 3, 54, 320), InputEvent(1700000000, 100000, 0, 0, 0), InputEvent(1700000000, 200000, 3, 57, -1), InputEvent(1700000000, 200000, 0, 0, 0)]
      """,
      """
      (1700000000.100000, 3, 57, 7)
      (1700000000.100000, 3, 53, 440)
      (1700000000.100000, 3, 54, 320)
      (1700000000.100000, 0, 0, 0)
      (1700000000.200000, 3, 57, -1)
      (1700000000.200000, 0, 0, 0)
      """,
      """
      "1700000000.100000","3","57","7"
      "1700000000.100000","3","53","440"
      "1700000000.100000","3","54","320"
      "1700000000.100000","0","0","0"
      "1700000000.200000","3","57","-1"
      "1700000000.200000","0","0","0"
      """,
      """
      { sec: 1700000000, usec: 100000, seconds: 1700000000, usec: 100000, type: 3, code: 57, value: 7 }
      { sec: 1700000000, usec: 100000, seconds: 1700000000, usec: 100000, type: 3, code: 53, value: 440 }
      { sec: 1700000000, usec: 100000, seconds: 1700000000, usec: 100000, type: 3, code: 54, value: 320 }
      { sec: 1700000000, usec: 100000, seconds: 1700000000, usec: 100000, type: 0, code: 0, value: 0 }
      { sec: 1700000000, usec: 200000, seconds: 1700000000, usec: 200000, type: 3, code: 57, value: -1 }
      { sec: 1700000000, usec: 200000, seconds: 1700000000, usec: 200000, type: 0, code: 0, value: 0 }
      """,
      """
      time,type,code,value
      1700000000.100000,3,57,7
      1700000000.100000,3,53,440
      1700000000.100000,3,54,320
      1700000000.100000,0,0,0
      1700000000.200000,3,57,-1
      1700000000.200000,0,0,0
      """,
      """
      1700000000.100000 type: 3 code: 57 value: 7
      1700000000.100000 type: 3 code: 53 value: 440
      1700000000.100000 type: 3 code: 54 value: 320
      1700000000.100000 type: 0 code: 0 value: 0
      1700000000.200000 type: 3 code: 57 value: -1
      1700000000.200000 type: 0 code: 0 value: 0
      """,
      """
          - [  1, 100000,   3,  57,       7] # EV_ABS / ABS_MT_TRACKING_ID 7
          - [  1, 100000,   3,  53,     440] # EV_ABS / ABS_MT_POSITION_X 440
          - [  1, 100000,   3,  54,     320] # EV_ABS / ABS_MT_POSITION_Y 320
          - [  1, 100000,   0,   0,       0] # EV_SYN / SYN_REPORT 0
          - [  1, 200000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID -1
          - [  1, 200000,   0,   0,       0] # EV_SYN / SYN_REPORT 0
      """,
      """
      DEBUG:input:event at 1700000000.100000, code 57, type 03, val 07
      DEBUG:input:event at 1700000000.100000, code 53, type 03, val 440
      DEBUG:input:event at 1700000000.100000, code 54, type 03, val 320
      DEBUG:input:event at 1700000000.100000, code 00, type 00, val 00
      DEBUG:input:event at 1700000000.200000, code 57, type 03, val -1
      DEBUG:input:event at 1700000000.200000, code 00, type 00, val 00
      """,
      """
      [2024-05-06 12:00:00.000] 10:00:00.100000: EV_ABS ABS_MT_TRACKING_ID 7
      [2024-05-06 12:00:01.000] 10:00:00.100000: EV_ABS ABS_MT_POSITION_X 440
      [2024-05-06 12:00:02.000] 10:00:00.100000: EV_ABS ABS_MT_POSITION_Y 320
      [2024-05-06 12:00:03.000] 10:00:00.100000: EV_SYN SYN_REPORT 0
      [2024-05-06 12:00:04.000] 10:00:00.200000: EV_ABS ABS_MT_TRACKING_ID -1
      [2024-05-06 12:00:05.000] 10:00:00.200000: EV_SYN SYN_REPORT 0
      """,
      """
      00f1536500000000a086010000000000030039000700000000f153650000
      0000a08601000000000003003500b801000000f1536500000000a0860100
      00000000030036004001000000f1536500000000a0860100000000000000
      00000000000000f1536500000000400d03000000000003003900ffffffff
      00f1536500000000400d0300000000000000000000000000
      """,
      """
       00 f1 53 65 a0 86 01 00 03 00 39 00 07 00 00 00
       00 f1 53 65 a0 86 01 00 03 00 35 00 b8 01 00 00
       00 f1 53 65 a0 86 01 00 03 00 36 00 40 01 00 00
       00 f1 53 65 a0 86 01 00 00 00 00 00 00 00 00 00
       00 f1 53 65 40 0d 03 00 03 00 39 00 ff ff ff ff
       00 f1 53 65 40 0d 03 00 00 00 00 00 00 00 00 00
      """,
      """
      0000000 00 f1 53 65 00 00 00 00 a0 86 01 00 00 00 00 00 03 00 39 00 07 00 00 00
      0000030 00 f1 53 65 00 00 00 00 a0 86 01 00 00 00 00 00 03 00 35 00 b8 01 00 00
      0000060 00 f1 53 65 00 00 00 00 a0 86 01 00 00 00 00 00 03 00 36 00 40 01 00 00
      0000110 00 f1 53 65 00 00 00 00 a0 86 01 00 00 00 00 00 00 00 00 00 00 00 00 00
      0000140 00 f1 53 65 00 00 00 00 40 0d 03 00 00 00 00 00 03 00 39 00 ff ff ff ff
      0000170 00 f1 53 65 00 00 00 00 40 0d 03 00 00 00 00 00 00 00 00 00 00 00 00 00
      0000220
      """,
      """
      0000000 6553f100 000186a0 00390003 00000007
      0000020 6553f100 000186a0 00350003 000001b8
      0000040 6553f100 000186a0 00360003 00000140
      0000060 6553f100 000186a0 00000000 00000000
      0000100 6553f100 00030d40 00390003 ffffffff
      0000120 6553f100 00030d40 00000000 00000000
      0000140
      """,
      """
      0000000 170400 062523 103240 000001 000003 000071 000007 000000
      0000020 170400 062523 103240 000001 000003 000065 000670 000000
      0000040 170400 062523 103240 000001 000003 000066 000500 000000
      0000060 170400 062523 103240 000001 000000 000000 000000 000000
      0000100 170400 062523 006500 000003 000003 000071 177777 177777
      0000120 170400 062523 006500 000003 000000 000000 000000 000000
      0000140
      """,
      """
      00000000: 6553f100 000186a0 00390003 00000007  ..Se......9.....
      00000010: 6553f100 000186a0 00350003 000001b8  ..Se......5.....
      00000020: 6553f100 000186a0 00360003 00000140  ..Se......6.@...
      00000030: 6553f100 000186a0 00000000 00000000  ..Se............
      00000040: 6553f100 00030d40 00390003 ffffffff  ..Se@.....9.....
      00000050: 6553f100 00030d40 00000000 00000000  ..Se@...........
      """,
      """
      00000000: 0000 0000 6553 f100 0000 0000 0001 86a0  ....eS..........
      00000010: 0003 0039 0000 0007 0000 0000 6553 f100  ...9........eS..
      00000020: 0000 0000 0001 86a0 0003 0035 0000 01b8  ...........5....
      00000030: 0000 0000 6553 f100 0000 0000 0001 86a0  ....eS..........
      00000040: 0003 0036 0000 0140 0000 0000 6553 f100  ...6...@....eS..
      00000050: 0000 0000 0001 86a0 0000 0000 0000 0000  ................
      00000060: 0000 0000 6553 f100 0000 0000 0003 0d40  ....eS.........@
      00000070: 0003 0039 ffff ffff 0000 0000 6553 f100  ...9........eS..
      00000080: 0000 0000 0003 0d40 0000 0000 0000 0000  .......@........
      """,
      """
      00000000  65 53 f1 00 00 01 86 a0  00 03 00 39 00 00 00 07  |eS.........9....|
      00000010  65 53 f1 00 00 01 86 a0  00 03 00 35 00 00 01 b8  |eS.........5....|
      00000020  65 53 f1 00 00 01 86 a0  00 03 00 36 00 00 01 40  |eS.........6...@|
      00000030  65 53 f1 00 00 01 86 a0  00 00 00 00 00 00 00 00  |eS..............|
      00000040  65 53 f1 00 00 03 0d 40  00 03 00 39 ff ff ff ff  |eS.....@...9....|
      00000050  65 53 f1 00 00 03 0d 40  00 00 00 00 00 00 00 00  |eS.....@........|
      00000060
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
    let sleepless = text.replacing("sleep 0.084\n", with: "")
    #expect(throws: RecordingError.self) { try Recording(text: sleepless) }
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(Self.axes.utf8))
    options.interval = 0.016
    #expect(
      try changes(text, options) == ["evdev", "0.000 began 0 282,205", "0.100 ended 0 282,205"])
  }

  @Test("a script that sends events and sleeps has times, also with several commands in a line")
  func sleepingScript() throws {
    let text = """
      sendevent /dev/input/event1 3 57 7; sendevent /dev/input/event1 3 53 440
      sendevent /dev/input/event1 3 54 320 && sendevent /dev/input/event1 0 0 0
      sleep 0.1
      sendevent /dev/input/event1 3 57 -1 ; sendevent /dev/input/event1 0 0 0
      """
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(Self.axes.utf8))
    #expect(
      try changes(text, options) == ["evdev", "0.000 began 0 282,205", "0.100 ended 0 282,205"])
  }

  @Test("a log's whole seconds are no times of events")
  func wholeSeconds() {
    let text = """
      [Sat May  4 10:00:00 2024] evbug: Event. Dev: input3, Type: 3, Code: 57, Value: 7
      [Sat May  4 10:00:00 2024] evbug: Event. Dev: input3, Type: 0, Code: 0, Value: 0
      """
    let error = #expect(throws: RecordingError.self) { try Recording(text: text) }
    #expect(error?.description.contains("has no times") == true)
  }

  @Test(
    "events whose line breaks were lost are read",
    arguments: [
      """
      Event: time 1.1, -------------- EV_SYN ------------
      Event: time 1.1, type 4 (EV_MSC), code 4 (MSC_SCAN), value d0042
      Event: time 1.1, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7
      Event: time 1.1, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 440
      Event: time 1.1, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 320
      Event: time 1.1, -------------- SYN_REPORT ------------
      Event: time 1.2, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
      Event: time 1.2, -------------- SYN_REPORT ------------
      """,
      """
      [ 880.100000] EV_ABS       ABS_MT_TRACKING_ID   00000007
      [ 880.100000] EV_ABS       ABS_MT_POSITION_X    000001b8
      [ 880.100000] EV_ABS       ABS_MT_POSITION_Y    00000140
      [ 880.100000] EV_SYN       SYN_REPORT           00000000
      [ 880.200000] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [ 880.200000] EV_SYN       SYN_REPORT           00000000
      """,
      """
      E: 1.100000 0003 0039 7
      E: 1.100000 0003 0035 440
      E: 1.100000 0003 0036 320
      E: 1.100000 0000 0000 0
      E: 1.200000 0003 0039 -1
      E: 1.200000 0000 0000 0
      """,
    ])
  func joinedLines(text: String) throws {
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(Self.axes.utf8))
    options.isStrict = true
    let whole = try changes(text, options)
    #expect(whole.count == 3)
    #expect(try changes(text.replacing("\n", with: " "), options) == whole)
    #expect(try changes(text.replacing("\n", with: "   "), options) == whole)
  }

  @Test(
    "a negative value may be printed unsigned",
    arguments: [
      "Event type %t, code %c, value %v at 1700000000.%u",
      "event at 1700000000.%u, code %c, type %t, val %v",
      "InputEvent(1700000000, %u, %t, %c, %v)",
      "[  880.%u] evbug: Event. Dev: input3, Type: %t, Code: %c, Value: %v",
      "Event: time 1700000000.%u, type %t (?), code %c (?), value %v",
      "E: 880.%u 000%t 00%x %v",
    ])
  func unsignedValues(spelling: String) throws {
    let events = [
      (3, 57, "7", "100000"), (3, 53, "440", "100000"), (3, 54, "320", "100000"),
      (0, 0, "0", "100000"), (3, 57, "4294967295", "200000"), (0, 0, "0", "200000"),
    ]
    let lines = events.map { type, code, value, micros in
      spelling.replacing("%t", with: "\(type)").replacing("%c", with: "\(code)")
        .replacing("%x", with: String(format: "%02x", code))
        .replacing("%v", with: value).replacing("%u", with: micros)
    }
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(Self.axes.utf8))
    #expect(
      try changes(lines.joined(separator: "\n"), options).dropFirst()
        == ["0.000 began 0 282,205", "0.100 ended 0 282,205"])
  }

  @Test(
    "a script's events have microseconds without zeros, and a row of signs for the end of a report")
  func script() throws {
    let text = """
      Event type 3, code 57, value 7 at 1700000000.20000
      Event type 3, code 53, value 440 at 1700000000.20000
      Event type 3, code 54, value 320 at 1700000000.20000
      ===========================================
      Event type 3, code 57, value 4294967295 at 1700000000.120000
      ===========================================
      """
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(Self.axes.utf8))
    #expect(
      try changes(text, options) == ["evdev", "0.000 began 0 282,205", "0.100 ended 0 282,205"])
  }

  @Test("events without their values are an error that says how to print them")
  func categorized() {
    let text = """
      absolute axis event at 1337197425.100000, ABS_MT_POSITION_X
      key event at 1337197425.100000, 330 (BTN_TOUCH), down
      synchronization event at 1337197425.100000, SYN_REPORT
      """
    #expect {
      try Recording(text: text)
    } throws: { error in
      "\(error)".contains("has events without their values; print the values too: of python-evdev,")
        && "\(error)".contains("print(event)")
    }
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

  @Test("a lift in a last report without the mark of its end counts, and that is said")
  func lastLift() throws {
    let lines = [
      "3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7", "3 (EV_ABS), code 53 (X), value 440",
      "3 (EV_ABS), code 54 (Y), value 320", "0 (EV_SYN), code 0 (SYN_REPORT), value 0",
      "3 (EV_ABS), code 47 (SLOT), value 1", "3 (EV_ABS), code 57 (ID), value 8",
      "3 (EV_ABS), code 53 (X), value 100", "3 (EV_ABS), code 54 (Y), value 100",
      "0 (EV_SYN), code 0 (SYN_REPORT), value 0", "3 (EV_ABS), code 57 (ID), value -1",
    ]
    let text = lines.enumerated().map { "Event: time 1.\($0), type \($1)" }.joined(separator: "\n")
    let recording = try Recording(text: text)
    let phases = recording.frames.flatMap(\.contacts).map { "\($0.phase) \($0.id)" }
    #expect(phases == ["began 0", "began 1", "ended 1", "cancelled 0"])
    let messages = recording.complaints.map(\.message)
    #expect(messages.contains("ends within a report, which is taken as complete"))
  }

  @Test("a contact that is absent from a report of protocol A which is cut off is cancelled")
  func lastPacket() throws {
    let both = """
      Event: time 1.0, type 3 (EV_ABS), code 53 (X), value 10
      Event: time 1.0, type 3 (EV_ABS), code 54 (Y), value 10
      Event: time 1.0, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1.0, type 3 (EV_ABS), code 53 (X), value 400
      Event: time 1.0, type 3 (EV_ABS), code 54 (Y), value 400
      Event: time 1.0, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1.0, -------------- SYN_REPORT ------------

      """
    let first = both.split(separator: "\n").prefix(3).joined(separator: "\n")
    let recording = try Recording(text: both + first.replacing("1.0", with: "1.1"))
    let phases = recording.frames.flatMap(\.contacts).map { "\($0.phase)" }
    #expect(phases == ["began", "began", "cancelled", "cancelled"])
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
