import Testing
import TouchRecordings

/// Files that are no recordings of touches, each with the sentence that says what it is.
@Suite struct FoundInsteadTests {
  private static let cutLines = (1...4).map { index -> String in
    let line =
      "05-06 12:00:01.\(index)00  1234  1234 D TouchListener: MotionEvent { action=ACTION_MOVE, x[0]=\(index)40.0, y"
    return String(line.prefix(80)) + "\n"
  }.joined()

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
        "new TouchAction(driver).press(point(10, 20)).release().perform();\n",
        "a program with Appium's TouchAction; paste the request's body"
      ),
      (
        "[MJSONWP] args: {\"action\":\"swipe\",\"options\":[1,2]}\n",
        "steps of Appium's touch actions without the request around them"
      ),
      (
        "LOG {\"dx\": 1, \"numberActiveTouches\": 1, \"x0\": 2}\n",
        "the gesture state of React Native's PanResponder"
      ),
      (
        "    t =     4.88s         Synthesize event\n",
        "XCUITest's log of a test, which has no positions"
      ),
      (
        "<UIPanGestureRecognizer: 0x7fa3c2d0e3b0; state = Changed>\n",
        "printed gesture recognizers, which have no touches"
      ),
      ("add cur 0 (0) 0.2 0.5\nset cur 0 (0) 0.3 0.5 0 0 0 0\n", "TuioDump, which has no times"),
      ("InputEventScreenTouch: index=0, pressed=true, position=(1, 2)\n", "Godot's touch events"),
      ("<Event(1792-FingerDown {'touch_id': 1, 'x': 0.25})>\n", "pygame's events"),
      (
        "003:002:000:STREAM             1700000000.123456\n 01 01\n",
        "usbhid-dump's reports without their descriptor"
      ),
      ("PointerEvent {isTrusted: true, pointerId: 2, …}\n", "objects as a browser's console"),
      ("I: Bus=0018 Vendor=04f3\nH: Handlers=mouse0 event5\n", "/proc/bus/input/devices"),
      ("[ 3.1] input: ELAN as /devices/pci0/input5\n", "the kernel's log"),
      ("[]\n", "it begins “[]” and looks like JSON without any events; log again"),
      (
        "touchesBegan: [<UITouch: 0x1; phase = Began>]\n",
        "holds printed touches without their phases and places; print each UITouch whole"
      ),
      (
        "onPan: {\"translationX\": 10, \"velocityX\": 400, \"state\": 4}\n",
        "events of React Native Gesture Handler, which have a gesture and no touches"
      ),
      ("12 moved to 3 4\n13 moved to 5 6\n", "is not a touch recording"),
      ("5 down 3 apples\n", "is not a touch recording"),
      ("time,x,y,speed\n0,1,2,3\n16,2,2,3\n", "a table with the columns time, x, y, speed"),
      (
        "INPUT MANAGER (dumpsys input)\n  RecentQueue: <empty>\n",
        "dumpsys input, whose RecentQueue has no touches that can be read"
      ),
      (
        "[  1.5] /dev/input/event1: EV_KEY KEY_POWER DOWN\n"
          + "[  1.6] /dev/input/event1: EV_KEY KEY_POWER UP\n",
        "is of a keyboard or buttons, which report no fingers"
      ),
      ("touchesBegan (100.0, 200.0)\n", "uitouch (NSLog the touches and the event)"),
      (
        " event7   TABLET_TOOL_AXIS   +1.010s\t10.00*/20.00*\n",
        "it has 1 pen report; record the pen's device"
      ),
      ("[10.1] wl_pointer@12.motion(1100, 12.5, 30.0)\n", "it has 1 mouse motion"),
      (
        #"{"type":"mousemove","clientX":1,"clientY":2,"timeStamp":3}"# + "\n",
        "holds no touches; it has 1 mouse motion"
      ),
      (
        cutLines,
        "has lines that are cut at 80 columns, so touches have no positions; save it in a file"
      ),
      ("I turn the wheel and nothing happens.\nWhy?\nPlease help.\n", "is not a touch recording"),
      ("let pan = UIPanGestureRecognizer()\n", "uitouch (NSLog the touches and the event)"),
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

  @Test("a log that lacks what touches need is named")
  func lacking() {
    let flutter = "03-04 13:48:38.873 I/flutter (99): onPointer"
    let sentences: [String: String] = [
      flutter + "Down\n" + flutter + "Up\n": "a log of fingers without positions; log the position",
      """
      D/Input: ViewRootImpl { action=ACTION_DOWN, id[0]=0, eventTime=7327, downTime=7327 }
      D/Input: ViewRootImpl { action=ACTION_UP, id[0]=0, eventTime=7390, downTime=7327 }

      """: "a log of fingers without positions; log the position",
      "I (1000) touch: x: 100, y: 200, strength: 40, touched: 1\n": "is not a touch recording",
      "0.10 pos x=100 y=200\n0.12 pos x=101 y=200\n0.14 pos x=103 y=201\n":
        "a log of positions without a word that says whether a finger lands, moves or lifts",
      """
      Event: time 7.5, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
      Event: time 7.5, -------------- SYN_REPORT ------------
      Event: time 7.6, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
      Event: time 7.6, -------------- SYN_REPORT ------------

      """: "has no positions of fingers, only other events; record all events",
      "libinput-gestures: SWIPE left 3 [-80.1, 2.0]\n": "a log of gestures and their states",
      "I/flutter ( 60): Gesture arena 2    ❙ Closing with 1 member.\n":
        "Flutter's log of gesture arenas, which has no touches",
      "<XCSynthesizedEventRecord 'tap'>\nPath 1:\n\tTouch down at 19.0, 39.0, offset=0.00s\n":
        "XCTest's synthesized events, whose offsets begin anew with each event",
    ]
    for (text, sentence) in sentences {
      #expect(failure(text)?.contains(sentence) == true, "\(failure(text) ?? "is read")")
    }
  }

  @Test("lines of evtest that are cut before their values are named")
  func cutBeforeValues() {
    let lines = (1...6).map { index in
      let axis = index % 2 == 0 ? "54 (ABS_MT_POSITION_Y" : "53 (ABS_MT_POSITION_X"
      let time = "1700000000.1\(index)0000"
      return "Event: time \(time), type 3 (EV_ABS), code \(axis)), value 5\(index)0".prefix(80)
    }
    let header = "Input device name: \"Panel\"\nSupported events:\n  Event type 0 (EV_SYN)\n"
    #expect(
      failure(header + lines.joined(separator: "\n") + "\n")
        == "test has lines that are cut at 80 columns, so touches have no positions; save it in a"
        + " file, whose lines are whole, as adb logcat > FILE does")
  }

  @Test("the messages of a pointer, a pen and a test program are counted or named")
  func others() {
    let pointer = """
      [10.1] wl_pointer@12.motion(1100, 12.5, 30.0)
      [10.2] wl_pointer@12.frame()
      [10.3] wl_pointer@12.button(7, 1101, 272, 1)
      [10.4] wl_pointer@12.frame()
      """
    let pen = """
      [10.1] zwp_tablet_tool_v2@9.motion(12.5, 30.0)
      [10.1] zwp_tablet_tool_v2@9.frame(1100)
      """
    let hovering = """
      {"type":"pointermove","pointerType":"mouse","clientX":1,"clientY":2,"timeStamp":3}
      {"type":"pointerover","pointerType":"mouse","clientX":1,"clientY":2,"timeStamp":3}
      """
    let program = """
      await browser.performActions([{
        type: 'pointer',
        actions: [
          { type: 'pointerMove', duration: 0, x: 50, y: 150 },
          { type: 'pointerDown', button: 0 },
        ],
      }]);
      """
    let sentences = [
      pointer: "it has 1 mouse motion and 1 mouse button;", pen: "it has 1 pen report;",
      hovering: "it has 1 mouse motion and 1 mouse event;",
      program: "a program with WebDriver's pointer actions; paste the request's body",
    ]
    for (text, sentence) in sentences {
      #expect(failure(text)?.contains(sentence) == true, "\(text)")
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

  @Test("a name is an error for a file whose only recording has none")
  func nameOfNone() {
    var options = RecordingOptions()
    options.part = "Foo"
    for text in [Samples.getevent, Samples.wayland, "touches 1\n0 down 1 100,100\n0.1 up 1\n"] {
      #expect {
        try Recording(text: text, options: options)
      } throws: { error in
        "\(error)".hasSuffix("holds one recording, which has no name; leave out “#Foo”")
      }
    }
  }

  @Test("a log of fingers is read with --interval where its message says so")
  func paced() throws {
    let places = [("down", 10), ("moved", 30), ("up", 30)]
    let text = places.map { "finger \($0) at x: \($1), y: 20\n" }.joined()
    let error = #expect(throws: RecordingError.self) { try Recording(text: text) }
    guard error?.description.contains("--format log --interval 16ms") == true else { return }
    var options = RecordingOptions(format: .log)
    options.interval = 0.016
    #expect(try Recording(text: text, options: options).frames.isEmpty == false)
  }

  @Test("prose around and within a recording is one note, which strict reading accepts")
  func prose() throws {
    let lines = Samples.getevent.split(separator: "\n", omittingEmptySubsequences: false)
    let text =
      "It fails so:\n\n" + lines.dropLast(2).joined(separator: "\n")
      + "\n[...]\nThen I lift:\n" + lines.suffix(2).joined(separator: "\n")
      + "\nMy phone is new.\n**Thanks** for reading.\n"
    var options = RecordingOptions()
    options.isStrict = true
    let recording = try Recording(text: text, options: options)
    #expect(try recording.frames == Recording(text: Samples.getevent).frames)
    let notes = recording.complaints.filter { $0.message.contains("text that is no event") }
    #expect(notes.map(\.message) == ["text that is no event is left out: “[...]”"])
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

  @Test("lines of Apple's gesture system alone are an error that has them, with times and reasons")
  func apple() {
    let text = """
      2025-03-01 10:00:01.500 App[1:2] [Gestures] PanGesture: 0x10, phase = failed(excludedBy: 3)
      2025-03-01 10:00:01.700 App[1:2] [!] TapGesture: 0x11 is blocking its subgraph for 2.5 seconds:
      2025-03-01 10:00:02.000 App[1:2] Gesture: System gesture gate timed out.
      2025-03-01 10:00:02.100 App[1:2] Press: 0x12, phase = failed(custom(TooLong()))
      2025-03-01 10:00:02.200 App[1:2] Press: 0x12, phase = possible
      2025-03-01 10:00:02.300 App[1:2] Gesture: Failed to receive system gesture state notification before next touch
      2025-03-01 10:00:02.400 App <private> failed: phase = failed(preventionFailure(by: UIPanGestureRecognizer))
      """
    #expect {
      try Recording(text: text)
    } throws: { error in
      let log = (error as? RecordingError)?.appleGestures
      let lines = (log?.entries ?? []).map { entry in
        let time = entry.time?.seconds(since: log?.first ?? .zero) ?? -1
        return "\(entry.line) \(time) \(entry.gesture) \(entry.sentence)"
      }
      return "\(error)".contains("it has 6 lines of Apple's gesture system")
        && lines == [
          "1 0.0 PanGesture: 0x10 failed: 3 prevented it",
          "2 0.2 TapGesture: 0x11 holds up the gestures that wait for it for 2.5 seconds",
          "3 0.5 the gate of the system's own gestures timed out: touches were held until the system"
            + " had decided about its edge gestures",
          "4 0.6 Press: 0x12 failed: its own code failed it: TooLong()",
          "6 0.8 the gate of the system's own gestures received no state of the system's edge gestures"
            + " before the next touch began",
          "7 0.9 a gesture failed: UIPanGestureRecognizer prevented it",
        ]
    }
  }
}
