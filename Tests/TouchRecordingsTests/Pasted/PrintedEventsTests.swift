import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Events and touches as programs print them, and excerpts of logs.
@Suite struct PrintedEventsTests {
  /// Each change as `time phase id x,y`, in the reader's order.
  private func changes(_ text: String, _ options: RecordingOptions = RecordingOptions()) throws
    -> [String]
  {
    let recording = try Recording(text: text, named: "pasted", options: options)
    return [recording.header.format.rawValue]
      + recording.frames.flatMap { frame in
        frame.contacts.map { contact in
          let place = contact.sample.location
          let (x, y) = (Int(place.x.rounded()), Int(place.y.rounded()))
          return String(format: "%.3f", frame.time.seconds)
            + " \(contact.phase) \(contact.id) \(x),\(y)"
        }
      }
  }

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

  @Test("UIKit's printed touches have the times of their log lines, wherever lines are cut")
  func printedTouches() throws {
    func line(_ time: String, _ phase: String, _ x: String) -> String {
      """
      2024-03-01 10:00:\(time) App[12:34] event <UITouchesEvent: 0x10> timestamp: 4 touches: {(
          <UITouch: 0x2b> type: Direct; phase: \(phase); tap count: 1; window: <UIWindow: 0x3; frame = (0 0; 390 844)>; view: <UIView: 0x4>; location in window: {\(x), 50.5}; previous location in window: {1, 2}; location in view: {3, 4}
      )}
      """
    }
    let text =
      line("00.100", "Began", "100") + "\n" + line("00.150", "Moved", "130") + "\n"
      + line("00.200", "Ended", "160")
    let told = [
      "uitouch", "0.000 began 0 100,51", "0.050 moved 0 130,51", "0.100 ended 0 160,51",
    ]
    #expect(try changes(text) == told)
    #expect(try Recording(text: text).header.sceneSize == CGSize(width: 390, height: 844))
    let cut = text.split(separator: "\n").flatMap { line in
      stride(from: 0, to: line.count, by: 79).map { start in
        String(line.dropFirst(start).prefix(79))
      }
    }
    #expect(try changes(cut.joined(separator: "\n")) == told)
  }

  @Test("a touch that is printed twice is one, and one without a time needs an interval")
  func repeatedTouches() throws {
    let touch = "<UITouch: 0x2b> phase: Began location in window: {10, 20} location in view: {1, 2}"
    let end = touch.replacing("Began", with: "Ended")
    let text =
      "10:00:00.1 a \(touch)\n10:00:00.1 b \(touch)\n10:00:00.2 a \(end)\n10:00:00.2 b \(end)"
    #expect(try changes(text) == ["uitouch", "0.000 began 0 10,20", "0.100 ended 0 10,20"])
    #expect(try Recording(text: text).complaints.filter { $0.severity == .fault }.isEmpty)
    #expect(throws: RecordingError.self) { try Recording(text: "\(touch)\n\(end)") }
  }

  @Test("Appium's older actions are done one after the other, and several fingers together")
  func touchActions() throws {
    let one = """
      [HTTP] {"actions":[{"action":"press","options":{"x":10,"y":20}},{"action":"wait","options":{"ms":600}},{"action":"release"}]}
      """
    #expect(try changes(one) == ["webdriver", "0.000 began 0 10,20", "0.600 ended 0 10,20"])
    let two = """
      {"actions":[[{"action":"tap","options":{"x":10,"y":20}}],[{"action":"press","options":{"x":90,"y":20}},{"action":"release"}]]}
      """
    #expect(
      try changes(two) == [
        "webdriver", "0.000 began 0 10,20", "0.000 began 1 90,20", "0.000 ended 1 90,20",
        "0.050 ended 0 10,20",
      ])
    let drag = try Recording(
      text:
        #"{"actions":[{"action":"press","options":{"x":0,"y":0}},{"action":"moveTo","options":{"x":100,"y":0}},{"action":"release"}]}"#
    )
    #expect(drag.frames.last?.contacts.first?.sample.location.x == 100)
    #expect(drag.complaints.contains { $0.message.contains("moveTo has no duration") })
  }

  @Test("React Native's events tell by their lists which fingers are down")
  func reactNative() throws {
    func event(_ time: Int, _ x: Int, isDown: Bool) -> String {
      let touch = #"{"identifier": 1, "pageX": \#(x), "pageY": 50, "timestamp": \#(time)}"#
      return
        " LOG  {\"changedTouches\": [\(touch)], \"timestamp\": \(time), \"touches\": [\(isDown ? touch : "")]}"
    }
    let all = [
      event(100, 10, isDown: true), event(150, 30, isDown: true), event(200, 40, isDown: false),
    ]
    #expect(
      try changes(all.joined(separator: "\n")) == [
        "react-native", "0.000 began 0 10,50", "0.050 moved 0 30,50", "0.100 ended 0 40,50",
      ])
    // Of a lift alone no gesture can be told.
    #expect(
      try changes(all[2]) == ["react-native", "0.000 began 0 40,50", "0.000 cancelled 0 40,50"])
  }

  @Test("what Android dispatched last is read from its state")
  func dumpsys() throws {
    func event(_ time: Int, _ action: String, _ pointers: String) -> String {
      "    MotionEvent(deviceId=5, eventTime=\(time)000000, source=TOUCHSCREEN, displayId=0, "
        + "action=\(action), pointers=[\(pointers)]), policyFlags=0x62000000, age=5000ms"
    }
    let text = [
      "INPUT MANAGER (dumpsys input)", "", "  RecentQueue: length=4",
      event(100, "DOWN", "0: (540.0, 960.0)"),
      event(150, "POINTER_DOWN(1)", "0: (540.0, 960.0), 1: (100.0, 960.0)"),
      event(200, "POINTER_UP(0)", "0: (540.0, 960.0), 1: (100.0, 960.0)"),
      event(250, "UP", "1: (100.0, 960.0)"),
    ].joined(separator: "\n")
    let phases = try changes(text).map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      phases == [
        "motionevent", "0.000 began 0", "0.050 began 1", "0.100 ended 0", "0.150 ended 1",
      ])
  }

  @Test("commands of Android's input and of monkeyrunner make touches")
  func inputCommands() throws {
    let taps = try changes("adb shell input tap 100 200\nsleep 2\nadb shell input tap 100 200\n")
    #expect(
      taps.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "input", "0.000 began 0", "0.050 ended 0", "2.051 began 1", "2.101 ended 1",
      ])
    let swipe = try Recording(text: "$ adb shell input swipe 100 900 100 300 200\n")
    #expect(swipe.frames.last?.time.seconds == 0.201)
    let script = """
      device.drag((100, 200), (300, 400), 0.5, 10)
      MonkeyRunner.sleep(1.5)
      device.touch(100, 200, MonkeyDevice.DOWN_AND_UP)
      """
    #expect(
      try Recording(text: script).frames.flatMap(\.contacts).filter { $0.phase == .began }.count
        == 2)
    let motion = """
      adb shell input motionevent DOWN 10 20
      adb shell input motionevent MOVE 10 40
      adb shell input motionevent UP 10 40
      """
    #expect(
      try changes(motion).map { $0.split(separator: " ")[0...].dropFirst().first ?? "" } == [
        "", "began", "moved", "ended",
      ])
  }

  @Test(
    "a finger whose landing is not in the file begins at its first reading",
    arguments: [
      """
       event4   TOUCH_MOTION     +1.100s\t0 (0) 40.10/50.20 (100.25/87.85mm)
       event4   TOUCH_FRAME      +1.100s
       event4   TOUCH_UP         +1.132s\t0 (0)
       event4   TOUCH_FRAME      +1.132s
      """,
      """
      INFO: SDL EVENT: SDL_EVENT_FINGER_MOTION (timestamp=2100000000 touchid=7 fingerid=3 x=0.3 y=0.1 dx=0 dy=0 pressure=1)
      INFO: SDL EVENT: SDL_EVENT_FINGER_UP (timestamp=2132000000 touchid=7 fingerid=3 x=0.4 y=0.1 dx=0 dy=0 pressure=0)
      """,
      "touches 1\n0 move 1 100,100\n0.032 up 1\n",
      """
      {"type":"pointermove","pointerId":1,"pointerType":"touch","clientX":100,"clientY":100,"timeStamp":1000}
      {"type":"pointerup","pointerId":1,"pointerType":"touch","clientX":100,"clientY":100,"timeStamp":1032}
      """,
      """
      E: 1.000000 0003 0035 0100
      E: 1.000000 0003 0036 0100
      E: 1.000000 0000 0000 0000
      E: 1.032000 0003 0039 -001
      E: 1.032000 0000 0000 0000
      """,
      """
      [1000.100] wl_touch@19.motion(1100, 0, 12.5, 30.0)
      [1000.100] wl_touch@19.frame()
      [1000.132] wl_touch@19.up(5, 1132, 0)
      [1000.132] wl_touch@19.frame()
      """,
      """
      EVENT type 19 (TouchUpdate)
          device: 11 (11)
          time: 1100
          detail: 7
          root: 100.00/100.00
      EVENT type 20 (TouchEnd)
          device: 11 (11)
          time: 1132
          detail: 7
          root: 100.00/100.00
      """,
      """
      MotionEvent { action=ACTION_MOVE, id[0]=0, x[0]=540.0, y[0]=1200.0, eventTime=1100 }
      MotionEvent { action=ACTION_UP, id[0]=0, x[0]=540.0, y[0]=1200.0, eventTime=1132 }
      """,
    ])
  func excerpts(text: String) throws {
    let recording = try Recording(text: text)
    let changes = recording.frames.flatMap(\.contacts).map { $0.phase }
    #expect(changes == [.began, .ended])
    #expect(recording.frames.last?.time.seconds == 0.032)
    let said = recording.complaints.filter { $0.message.contains("landing") }
    #expect(said.map(\.severity) == [.note])
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

  @Test(
    "what is no recording of touches is named",
    arguments: [
      (
        "-event5   POINTER_MOTION          +1.000s\t1.00/ 0.00\n event5   POINTER_MOTION          +1.010s\t1.00/ 0.00\n",
        "holds no touches; it has 2 mouse motions"
      ),
      (
        "# EVEMU 1.3\nN: A pad\nI: 0003 0001 0002 0003\nB: 00 0b 00 00 00 00 00 00 00\n",
        "describes the device “A pad” and holds no events"
      ),
      (
        #"got {"type":"pointerdown","pointerId":1,"clientX":10,"clientY":20,"timeStamp":1,"pre..."#,
        "JSON that is cut off in line 1"
      ),
      (
        "{\"events\": [\n{\"kind\": \"a\",\n \"x\": [1, 2",
        "JSON that is cut off in line 3"
      ),
      (
        "```\n\n# ---\nadb logcat of my android app\n```\n",
        "it begins “adb logcat of my android app”"
      ),
      (
        "just some prose about nothing\n",
        "evemu (sudo evemu-record) or getevent (adb shell getevent -lt)"
      ),
    ])
  func sentences(text: String, sentence: String) {
    #expect {
      try Recording(text: text)
    } throws: { error in
      "\(error)".contains(sentence)
    }
  }

  @Test("a name that is not in the file is an error with the names that are")
  func names() {
    var options = RecordingOptions()
    options.part = "C"
    let text = """
      {"name": "A", "points_ns_xy": [[0, [[1, 1]]], [1000000, [[1, 1]]]]}
      {"name": "B", "points_ns_xy": [[0, [[1, 1]]], [1000000, [[1, 1]]]]}
      """
    #expect {
      try Recording(text: text, options: options)
    } throws: { error in
      "\(error)".hasSuffix("has no recording “C”; it has “A”, “B”")
    }
  }

  @Test("a pen's reports are counted as such")
  func pens() {
    let text = """
      R: 10 05 0d 09 02 a1 01 85 01 c0 c0
      N: A pen
      I: 3 0001 0002
      E: 1.000000 2 01 00
      E: 1.010000 2 01 00
      E: 1.020000 2 01 00
      """
    #expect {
      try Recording(text: text)
    } throws: { error in
      "\(error)".contains("holds no touches; it has 3 pen reports")
    }
  }
}
