import EvdevInput
import Foundation
import Testing
import TouchRecordings

/// Fingers as programs log them in words of their own.
@Suite("Logged touches")
struct LoggedTouchTests {
  @Test(
    "a phase, a place and a time are read in any order and spelling",
    arguments: [
      """
      pointerdown id=2 x=100 y=400 t=1234.5
      pointermove id=2 x=150 y=400 t=1250.5
      pointerup id=2 x=150 y=400 t=1266.5
      """,
      """
      [1234.5ms] pointerdown pointerId: 2 type: touch (100, 400)
      [1250.5ms] pointermove pointerId: 2 type: touch (150, 400)
      [1266.5ms] pointerup pointerId: 2 type: touch (150, 400)
      """,
      """
      touchstart 100 400 1234.5
      touchmove 150 400 1250.5
      touchend 150 400 1266.5
      """,
      """
      PointerEvent {isTrusted: true, pointerId: 2, type: "pointerdown", clientX: 100, clientY: 400, timeStamp: 1234.5, …}
      PointerEvent {isTrusted: true, pointerId: 2, type: "pointermove", clientX: 150, clientY: 400, timeStamp: 1250.5, …}
      PointerEvent {isTrusted: true, pointerId: 2, type: "pointerup", clientX: 150, clientY: 400, timeStamp: 1266.5, …}
      """,
      """
      05-06 12:00:01.100  1234  1234 D Touch: onTouchEvent: ACTION_DOWN x=100.0 y=400.0
      05-06 12:00:01.116  1234  1234 D Touch: onTouchEvent: ACTION_MOVE x=150.0 y=400.0
      05-06 12:00:01.132  1234  1234 D Touch: onTouchEvent: ACTION_UP x=150.0 y=400.0
      """,
      """
      touchesBegan (x: 100.0, y: 400.0) timestamp: 5012.25
      touchesMoved (x: 150.0, y: 400.0) timestamp: 5012.266
      touchesEnded (x: 150.0, y: 400.0) timestamp: 5012.282
      """,
      """
      type,pointerId,pointerType,clientX,clientY,timeStamp
      pointerdown,2,touch,100,400,1234.5
      pointermove,2,touch,150,400,1250.5
      pointerup,2,touch,150,400,1266.5
      """,
      """
      touch down: x=100 y=400 pressure=0.5 @ 12345 ms
      touch move: x=150 y=400 pressure=0.5 @ 12361 ms
      touch up: x=150 y=400 @ 12377 ms
      """,
      """
      frame 1: finger 0 down at 100,400 (t=0ms)
      frame 2: finger 0 move at 150,400 (t=16ms)
      frame 3: finger 0 up at 150,400 (t=32ms)
      """,
      """
      pointerdown 1 touch 100 400 1000.5
      pointermove 1 touch 150 400 1016.5
      pointerup 1 touch 150 400 1032.5
      """,
      """
      E/TouchLog: action: 0 x: 100.0 y: 400.0 time: 10000
      E/TouchLog: action: 2 x: 150.0 y: 400.0 time: 10016
      E/TouchLog: action: 1 x: 150.0 y: 400.0 time: 10032
      """,
      """
      2024-01-02T10:00:00.100Z pointerdown {"pointerId":1,"clientX":100,"clientY":400,"timeStamp":100}
      2024-01-02T10:00:00.116Z pointermove {"pointerId":1,"clientX":150,"clientY":400,"timeStamp":116}
      2024-01-02T10:00:00.132Z pointerup {"pointerId":1,"clientX":150,"clientY":400,"timeStamp":132}
      """,
      """
      touch_down touch_id=7 position_x=100 position_y=400 time_stamp=10
      touch_move touch_id=7 position_x=150 position_y=400 time_stamp=26
      touch_up touch_id=7 position_x=150 position_y=400 time_stamp=42
      """,
      """
      0,down,100,400
      16,move,150,400
      32,up,150,400
      """,
      """
      0.500 DOWN 1 100.0 400.0
      0.516 MOVE 1 150.0 400.0
      0.532 UP 1 150.0 400.0
      """,
      """
      Touch { fingerId: 0, position: (100, 400), phase: Began, time: 1.25 }
      Touch { fingerId: 0, position: (150, 400), phase: Moved, time: 1.266 }
      Touch { fingerId: 0, position: (150, 400), phase: Ended, time: 1.282 }
      """,
      """
      DOWN x=100 y=400 t=1000
      MOVE x=150 y=400 t=1016
      UP x=150 y=400 t=1032
      """,
      """
      Down (100, 400) time=1000
      Move (150, 400) time=1016
      Up (150, 400) time=1032
      """,
      """
      WM_POINTERDOWN id=1 pt=(100,400) time=1000
      WM_POINTERUPDATE id=1 pt=(150,400) time=1016
      WM_POINTERUP id=1 pt=(150,400) time=1032
      """,
      """
      touchesBegan (100.0, 400.0) 12345.1
      touchesMoved (150.0, 400.0) 12345.116
      touchesEnded (150.0, 400.0) 12345.132
      """,
      """
      [0.250] InputEventScreenTouch: index=0, pressed=true, canceled=false, position=((100.0, 400.0)), double_tap=false
      [0.266] InputEventScreenDrag: index=0, position=((150.0, 400.0)), relative=((50.0, 0.0)), pressure=0.00
      [0.282] InputEventScreenTouch: index=0, pressed=false, canceled=false, position=((150.0, 400.0)), double_tap=false
      """,
      """
      Touch 0 Began (100.0, 400.0) 0.25
      Touch 0 Moved (150.0, 400.0) 0.266
      Touch 0 Ended (150.0, 400.0) 0.282
      """,
      """
      touch began pos=100,400 t=1000
      touch moved pos=150,400 t=1016
      touch ended pos=150,400 t=1032
      """,
      """
      [Log] touchstart – 100 – 400 – 1000 (page.js, line 7)
      [Log] touchmove – 150 – 400 – 1016 (page.js, line 9)
      [Log] touchend – 150 – 400 – 1032 (page.js, line 11)
      """,
      """
      1.000 WM_TOUCH id=2 x=100 y=400 flags=TOUCHEVENTF_DOWN
      1.016 WM_TOUCH id=2 x=150 y=400 flags=TOUCHEVENTF_MOVE
      1.032 WM_TOUCH id=2 x=150 y=400 flags=TOUCHEVENTF_UP
      """,
      """
      10:00:00.100 [app] touchDown x=100 y=400 pointer=0
      10:00:00.116 [app] touchDragged x=150 y=400 pointer=0
      10:00:00.132 [app] touchUp x=150 y=400 pointer=0
      """,
      """
      [10:00:00.100 DEBUG] Touch(Touch { phase: Started, location: PhysicalPosition { x: 100.0, y: 400.0 }, id: 7 })
      [10:00:00.116 DEBUG] Touch(Touch { phase: Moved, location: PhysicalPosition { x: 150.0, y: 400.0 }, id: 7 })
      [10:00:00.132 DEBUG] Touch(Touch { phase: Ended, location: PhysicalPosition { x: 150.0, y: 400.0 }, id: 7 })
      """,
      """
      qml: 10:00:00.100 onPressed TouchPoint id 1 x 100 y 400
      qml: 10:00:00.116 onUpdated TouchPoint id 1 x 150 y 400
      qml: 10:00:00.132 onReleased TouchPoint id 1 x 150 y 400
      """,
      """
      10:00:00.100 DEBUG: input: touch [id=0] down      position=100,400 pressure=1.000000
      10:00:00.116 DEBUG: input: touch [id=0] move      position=150,400 pressure=1.000000
      10:00:00.132 DEBUG: input: touch [id=0] up        position=150,400 pressure=0.000000
      """,
      """
      D InputReader: notifyMotion - eventTime=1000000000, source=0x1002, action=0x0, flags=0x0, x=100, y=400
      D InputReader: notifyMotion - eventTime=1016000000, source=0x1002, action=0x2, flags=0x0, x=150, y=400
      D InputReader: notifyMotion - eventTime=1032000000, source=0x1002, action=0x1, flags=0x0, x=150, y=400
      """,
    ])
  func spellings(text: String) throws {
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,400", "0.016 moved 0 150,400", "0.032 ended 0 150,400",
      ])
  }

  @Test(
    "a finger's number is its pid, or an index in brackets or behind a number sign",
    arguments: [
      """
      onTouch: ACTION_DOWN pid=0 x=100 y=200 t=1000
      onTouch: ACTION_POINTER_DOWN pid=1 x=300 y=200 t=1010
      onTouch: ACTION_POINTER_UP pid=1 x=300 y=200 t=1060
      onTouch: ACTION_UP pid=0 x=100 y=200 t=1070
      """,
      """
      t=1000 touchstart [0] (100,200)
      t=1010 touchstart [1] (300,200)
      t=1060 touchend [1]
      t=1070 touchend [0]
      """,
      """
      [1.000] Touch #1 down at (100, 200)
      [1.010] Touch #2 down at (300, 200)
      [1.060] Touch #2 up at (300, 200)
      [1.070] Touch #1 up at (100, 200)
      """,
    ])
  func indices(text: String) throws {
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,200", "0.010 began 1 300,200", "0.060 ended 1 300,200",
        "0.070 ended 0 100,200",
      ])
  }

  @Test("a touch that Godot cancels is no lift")
  func cancelled() throws {
    let text = """
      [0.250] InputEventScreenTouch: index=0, pressed=true, canceled=false, position=((100.0, 400.0)), double_tap=false
      [0.282] InputEventScreenTouch: index=0, pressed=false, canceled=true, position=((100.0, 400.0)), double_tap=false
      """
    #expect(
      try changes(text) == ["log", "0.000 began 0 100,400", "0.032 cancelled 0 100,400"])
  }

  @Test("a log of an unknown scale keeps a fling that begins after a rest")
  func fling() throws {
    let rest = (1...4).map { "\($0 * 16) ACTION_MOVE x=500 y=\(1500 - $0 % 2)\n" }.joined()
    let text =
      "0 ACTION_DOWN x=500 y=1500\n" + rest
      + "80 ACTION_MOVE x=500 y=1445\n96 ACTION_MOVE x=500 y=1236\n112 ACTION_UP x=500 y=1236\n"
    #expect(try changes(text).last?.hasSuffix("ended 0 500,1236") == true)
  }

  @Test(
    "pygame's and TuioDump's fingers have shares of the surface, and their times before them or a pace",
    arguments: [
      """
      <Event(1792-FingerDown {'touch_id': 1, 'finger_id': 0, 'x': 0.25, 'y': 0.5, 'dx': 0.0, 'dy': 0.0, 'window': None})>
      <Event(1794-FingerMotion {'touch_id': 1, 'finger_id': 0, 'x': 0.5, 'y': 0.5, 'dx': 0.25, 'dy': 0.0, 'window': None})>
      <Event(1793-FingerUp {'touch_id': 1, 'finger_id': 0, 'x': 0.5, 'y': 0.5, 'dx': 0.0, 'dy': 0.0, 'window': None})>
      """,
      """
      add cur 0 (7) 0.25 0.5
      set cur 0 (7) 0.5 0.5 0.25 0.0 0.0 0.0
      del cur 0 (7)
      """,
    ])
  func shares(text: String) throws {
    var options = RecordingOptions(
      physicalSize: PhysicalSize(width: 100, height: 100), pointsPerInch: 25.4)
    let times = ["12:00:01.100", "12:00:01.116", "12:00:01.132"]
    let timed = zip(times, text.split(separator: "\n")).map { "\($0) \($1)" }
    let told = ["log", "0.000 began 0 25,50", "0.016 moved 0 50,50", "0.032 ended 0 50,50"]
    #expect(try changes(timed.joined(separator: "\n"), options) == told)
    options.format = .log
    options.interval = 0.016
    #expect(try changes(text, options) == told)
  }

  @Test("minitouch's commands have the times of their waits, or 16 ms between frames")
  func minitouch() throws {
    let text = """
      v 1
      ^ 10 99 199 255
      d 0 10 20 50
      d 1 30 20 50
      c
      w 20
      m 0 15 20 50
      c
      u 0
      c
      u 1
      c
      """
    let options = RecordingOptions(
      physicalSize: PhysicalSize(width: 100, height: 200), pointsPerInch: 25.4)
    #expect(
      try changes(text, options) == [
        "input", "0.000 began 0 10,20", "0.000 began 1 30,20", "0.020 moved 0 15,20",
        "0.036 ended 0 15,20", "0.052 ended 1 30,20",
      ])
    #expect(
      try Recording(text: text, options: options).complaints.map(\.message) == [
        "between commands without a wait, 16 ms are assumed"
      ])
  }

  @Test("a log that a terminal cut at a column is read as far as its positions are whole")
  func cut() throws {
    let moves = [100, 110, 120, 130, 140].enumerated().map { index, x in
      let line =
        "12:00:01.\(index)00 D Touch: MotionEvent { action=ACTION_\(index == 0 ? "DOWN" : "MOVE"), x[0]=\(x), y[0]=200, eventTime=12"
      return String(line.prefix(77))
    }
    let lines = moves.joined(separator: "\n") + "\n"
    #expect(
      try changes(
        lines + "12:00:01.600 D Touch: MotionEvent { action=ACTION_UP, x[0]=140, y[0]=200 }\n")
        == [
          "log", "0.000 began 0 100,200", "0.100 moved 0 110,200", "0.200 moved 0 120,200",
          "0.300 moved 0 130,200", "0.400 moved 0 140,200", "0.600 ended 0 140,200",
        ])
    let recording = try Recording(text: lines)
    #expect(
      recording.complaints.map(\.message).contains(
        "has lines that are cut at 77 columns, whose last words are left out"))
  }

  @Test(
    "a table is read by the names of its columns, in any order, with units and decimal commas",
    arguments: [
      """
      timestamp_ms,event,pointer,pos_x,pos_y
      1000,touch_down,0,100.0,400.0
      1016,touch_move,0,150.0,400.0
      1032,touch_up,0,150.0,400.0
      """,
      """
      Time;TouchID;State;X;Y
      1,000;0;BEGAN;100,0;400,25
      1,016;0;MOVED;150,0;400,25
      1,032;0;ENDED;150,0;400,25
      """,
      "t\tphase\tlocation_x\tlocation_y\tpressure\n1.0\tb\t100\t400\t1\n"
        + "1.016\tm\t150\t400\t1\n1.032\te\t150\t400\t0\n",
      """
      time (s),x (px),y (px),pressed
      0.5,90,400,0
      1.000,100,400,1
      1.016,150,400,1
      1.032,150,400,0
      """,
      """
      action,eventTime,id,y,x
      0,5000,0,400,100
      2,5016,0,400,150
      1,5032,0,400,150
      """,
      """
      | time | touchPhase | xCoord | y-coord |
      |------|------------|---|---|
      | 5000 | began | 100 | 400 |
      | 5016 | moved | 150 | 400 |
      | 5032 | ended | 150 | 400 |
      """,
      """
      datetime,type,fingerId,x,y,pointerType
      2024-05-01 12:00:01.100,touchstart,0,100,400,touch
      2024-05-01 12:00:01.110,mousemove,0,1,1,mouse
      2024-05-01 12:00:01.116,touchmove,0,150,400,touch
      2024-05-01 12:00:01.132,touchend,0,150,400,touch
      """,
    ])
  func tables(text: String) throws {
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,400", "0.016 moved 0 150,400", "0.032 ended 0 150,400",
      ])
  }

  @Test("the digits after a decimal comma count")
  func decimalCommas() throws {
    let text = """
      Time;TouchID;State;X;Y
      1,000;0;BEGAN;100,5;400,25
      1,016;0;ENDED;150,75;400,25
      """
    #expect(
      try Recording(text: text).frames.flatMap(\.contacts).map(\.sample.location) == [
        CGPoint(x: 100.5, y: 400.25), CGPoint(x: 150.75, y: 400.25),
      ])
  }

  @Test(
    "JSON with names of its own is read",
    arguments: [
      """
      app: {"ts": 1700000000100, "kind": "start", "points": [{"id": 0, "px": 100, "py": 400}]}
      app: {"ts": 1700000000116, "kind": "move", "points": [{"id": 0, "px": 150, "py": 400}]}
      app: {"ts": 1700000000132, "kind": "end", "points": []}
      """,
      """
      [{"phase": "began", "position": [100, 400], "time": 0.5},
       {"phase": "moved", "position": [150, 400], "time": 0.516},
       {"phase": "ended", "position": [150, 400], "time": 0.532}]
      """,
      """
      {"phase": "start", "pos": {"x": 100, "y": 400}, "ts": "2024-05-01T10:00:00.100Z"}
      {"phase": "move", "pos": {"x": 150, "y": 400}, "ts": "2024-05-01T10:00:00.116Z"}
      {"phase": "end", "pos": {"x": 150, "y": 400}, "ts": "2024-05-01T10:00:00.132Z"}
      """,
      """
      {"e":"touchstart","t":100,"touches":[{"x":100,"y":400}]}
      {"e":"touchmove","t":116,"touches":[{"x":150,"y":400}]}
      {"e":"touchend","t":132,"touches":[]}
      """,
      """
      {"touchState": "began", "contact_id": 7, "xCoord": 100, "yCoord": 400, "uptimeMillis": 9000}
      {"touchState": "moved", "contact_id": 7, "xCoord": 150, "yCoord": 400, "uptimeMillis": 9016}
      {"touchState": "ended", "contact_id": 7, "xCoord": 150, "yCoord": 400, "uptimeMillis": 9032}
      """,
      """
      {"event": "touch_down", "payload": {"x": 100, "y": 400}, "t": 16}
      {"event": "touch_move", "payload": {"x": 150, "y": 400}, "t": 32}
      {"event": "touch_up", "payload": {"x": 150, "y": 400}, "t": 48}
      """,
    ])
  func objects(text: String) throws {
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,400", "0.016 moved 0 150,400", "0.032 ended 0 150,400",
      ])
  }

  @Test(
    "a unit that the log states is not guessed, however far apart the times are",
    arguments: [
      """
      time_ms,phase,x,y
      0,down,100,400
      6000,move,150,400
      12000,up,150,400
      """,
      """
      timems,phase,x,y
      0,down,100,400
      6000,move,150,400
      12000,up,150,400
      """,
      """
      time_s,phase,x,y
      0,down,100,400
      6,move,150,400
      12,up,150,400
      """,
      """
      {"phase": "began", "x": 100, "y": 400, "timestampMs": 0}
      {"phase": "moved", "x": 150, "y": 400, "timestampMs": 6000}
      {"phase": "ended", "x": 150, "y": 400, "timestampMs": 12000}
      """,
      """
      frame 1: finger 0 down at 100,400 (t=0ms)
      frame 2: finger 0 move at 150,400 (t=6000ms)
      frame 3: finger 0 up at 150,400 (t=12000ms)
      """,
      """
      frame 1: finger 0 down at 100,400 (t=0s)
      frame 2: finger 0 move at 150,400 (t=6s)
      frame 3: finger 0 up at 150,400 (t=12s)
      """,
    ])
  func statedUnits(text: String) throws {
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,400", "6.000 moved 0 150,400", "12.000 ended 0 150,400",
      ])
  }

  @Test("each of several points is a finger, and one that is missing at an end has lifted")
  func points() throws {
    let text = """
      {"t": 10, "kind": "start", "points": [{"id": 4, "x": 1, "y": 1}]}
      {"t": 20, "kind": "start", "points": [{"id": 4, "x": 1, "y": 1}, {"id": 5, "x": 9, "y": 9}]}
      {"t": 30, "kind": "end", "points": [{"id": 5, "x": 9, "y": 9}]}
      {"t": 40, "kind": "end", "points": [{"id": 5, "x": 9, "y": 9}]}
      """
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 1,1", "0.010 began 1 9,9", "0.020 ended 0 1,1", "0.030 ended 1 9,9",
      ])
  }

  @Test("where the time is known, a small number before the place is a finger's")
  func bare() throws {
    let text = """
      1000, touch_down, 2, 100.0, 400.0
      1016, touch_move, 2, 150.0, 400.0
      1032, touch_up, 2, 150.0, 400.0
      """
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,400", "0.016 moved 0 150,400", "0.032 ended 0 150,400",
      ])
  }

  @Test("of a page that logs both, pointers are read")
  func both() throws {
    let text = """
      pointerdown id=2 x=100 y=400 t=10
      touchstart id=0 x=100 y=400 t=11
      pointermove id=2 x=150 y=400 t=26
      touchmove id=0 x=150 y=400 t=27
      pointerup id=2 x=150 y=400 t=42
      touchend id=0 x=150 y=400 t=43
      """
    let contacts = try Recording(text: text).frames.flatMap(\.contacts)
    #expect(contacts.map(\.phase) == [.began, .moved, .ended])
  }

  @Test("without times it is called so, and a prose of touches is no log")
  func others() {
    let error = #expect(throws: RecordingError.self) {
      try Recording(text: "touchstart (100, 400)\ntouchend (100, 400)\n")
    }
    #expect(error?.description.contains("a log of fingers without times") == true)
    #expect(throws: RecordingError.self) {
      try Recording(text: "When I touch the button and move my finger up, nothing happens.")
    }
  }
}
