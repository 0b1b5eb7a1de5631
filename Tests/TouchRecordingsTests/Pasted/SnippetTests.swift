import Foundation
import GestureCore
import Testing
import TouchRecordings

/// What people paste into issues, with all that a page, a mail or a log puts around it: each is read, or
/// answered with what would make a recording of it.
@Suite struct SnippetTests {
  struct Snippet: Sendable, CustomTestStringConvertible {
    var name: String
    /// `FORMAT FINGERS`, or a part of what is answered.
    var expected: String
    var text: String

    init(_ name: String, _ expected: String, _ text: String) {
      self.name = name
      self.expected = expected
      self.text = text + "\n"
    }

    var testDescription: String { name }
  }

  @Test("is read, or answered with advice", arguments: snippets)
  func read(snippet: Snippet) {
    let told: String
    do {
      let recording = try Recording(text: snippet.text, named: "pasted")
      let fingers = recording.frames.flatMap(\.contacts).count { $0.phase == .began }
      told = "\(recording.header.format.rawValue) \(fingers)"
    } catch {
      told = "\(error)"
    }
    #expect(told.contains(snippet.expected), "\(told)")
  }

  private static let evemu = """
    E: 0.000001 0003 0039 0000
    E: 0.000001 0003 0035 0500
    E: 0.000001 0003 0036 0600
    E: 0.000001 0000 0000 0000
    E: 0.080001 0003 0039 -001
    E: 0.080001 0000 0000 0000
    """

  private static let getevent = """
    [   12.345678] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   00000001
    [   12.345678] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    000002d0
    [   12.345678] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    000003d0
    [   12.345678] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
    [   12.445678] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   12.445678] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
    """

  private static let evtest = """
    Event: time 1700000000.100000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 5
    Event: time 1700000000.100000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 700
    Event: time 1700000000.100000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 800
    Event: time 1700000000.100000, -------------- SYN_REPORT ------------
    Event: time 1700000000.200000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 1700000000.200000, -------------- SYN_REPORT ------------
    """

  private static func each(_ text: String, _ change: (Substring) -> String) -> String {
    text.split(separator: "\n").map(change).joined(separator: "\n")
  }

  static let snippets: [Snippet] = [
    Snippet("evemu in a fence", "evemu 1", "Here it is:\n```\n\(evemu)\n```\nThanks!"),
    Snippet("evemu in a quoted mail", "evemu 1", each(evemu) { "> \($0)" }),
    Snippet("evemu in a mail quoted twice", "evemu 1", each(evemu) { "> > \($0)" }),
    Snippet("evemu in a list of a forum", "evemu 1", each(evemu) { "    \($0)" }),
    Snippet("evemu with its comments", "evemu 1", evemu + "\n# ---- SYN_REPORT (0) ---- +80ms"),
    Snippet("getevent as it is", "getevent 1", getevent),
    Snippet("getevent behind a prompt", "getevent 1", "$ adb shell getevent -lt\n" + getevent),
    Snippet(
      "getevent whose blanks a page has eaten", "getevent 1",
      each(getevent) { $0.split(separator: " ").joined(separator: " ") }),
    Snippet(
      "getevent in a log with times", "getevent 1",
      each(getevent) { "2024-01-31T12:00:00.5Z host app[12]: \($0)" }),
    Snippet(
      "getevent without -t", "has no times, and gestures need them",
      each(getevent) { String($0.drop { $0 != "/" }) }),
    Snippet("evtest with its head", "evtest 1", "Input driver version is 1.0.1\n" + evtest),
    Snippet("evtest in a quoted mail", "evtest 1", each(evtest) { "> \($0)" }),
    Snippet(
      "libinput debug-events of a screen", "debug-events 1",
      """
      -event5   DEVICE_ADDED     Some Screen      seat0 default group6  cap:t  size 100x200mm calib
      -event5   TOUCH_DOWN       +1.000s\t0 (0) 25.00/50.00 (25.00/100.00mm)
       event5   TOUCH_FRAME      +1.000s
       event5   TOUCH_UP         +1.050s\t0 (0)
       event5   TOUCH_FRAME      +1.050s
      """),
    Snippet(
      "libinput debug-events of a touchpad", "record the fingers with sudo libinput record",
      """
      -event9   DEVICE_ADDED     Some Touchpad      seat0 default group7  cap:pg  size 100x60mm tap(dl off)
      -event9   GESTURE_SWIPE_BEGIN +1.284s\t3
       event9   GESTURE_SWIPE_UPDATE +1.291s\t3 10.00/ 0.00 (20.00/ 0.00 unaccelerated)
       event9   GESTURE_SWIPE_END +1.500s\t3
      """),
    Snippet(
      "pointer events from a console", "w3c 1",
      """
      VM12:3 {"type":"pointerdown","pointerId":2,"pointerType":"touch","clientX":10,"clientY":20,"timeStamp":100}
      VM12:3 {"type":"pointerup","pointerId":2,"pointerType":"touch","clientX":10,"clientY":20,"timeStamp":180}
      """),
    Snippet(
      "pointer events whose quotes a page has escaped", "w3c 1",
      """
      {&quot;type&quot;:&quot;pointerdown&quot;,&quot;pointerId&quot;:2,&quot;pointerType&quot;:&quot;touch&quot;,&quot;clientX&quot;:10,&quot;clientY&quot;:20,&quot;timeStamp&quot;:100}
      {&quot;type&quot;:&quot;pointerup&quot;,&quot;pointerId&quot;:2,&quot;pointerType&quot;:&quot;touch&quot;,&quot;clientX&quot;:10,&quot;clientY&quot;:20,&quot;timeStamp&quot;:180}
      """),
    Snippet("rrweb from a support ticket", "rrweb 1", "events:\n" + Samples.rrweb),
    Snippet("WebDriver actions from a log", "webdriver 2", Samples.webDriver),
    Snippet("a flow of Maestro", "maestro 5", Samples.maestro),
    Snippet("a script of monkey", "monkey 5", Samples.monkey),
    Snippet("Flutter from logcat", "flutter 1", Samples.flutterPrinted),
    Snippet("Qt from a terminal", "qt 2", Samples.qt),
    Snippet(
      "Qt without any times", "or give the pace with --interval",
      "QEventPoint(id=1 ts=0 pos=0,0 scn=9,9 gbl=9,9 Pressed vel=0,0)"),
    Snippet("FreeRDP from an issue", "freerdp 1", "Log:\n```\n\(Samples.freerdp)```"),
    Snippet("Wayland from a terminal", "wayland 2", Samples.wayland),
    Snippet("a stroke of a collection", "strokes 3", Samples.strokes),
    Snippet("a touchpad log of a feedback report", "touchpad-log 2", Samples.touchpadLog),
    Snippet(
      "xinput test", "record with xinput test-xi2",
      "motion a[0]=512 a[1]=300 \nbutton press   1 a[0]=512 a[1]=300 "),
    Snippet(
      "a page that shows the recording", "download the raw file",
      "<!DOCTYPE html>\n<html lang=\"en\"><head><title>touch.evemu</title></head>"),
    Snippet(
      "a table", "write a line for each row",
      "t,x,y\n0.00,100,200\n0.01,101,201\n0.02,102,203"),
    Snippet(
      "JSON of one's own", "JSON whose objects have finger, px, py",
      #"[{"finger": 1, "px": 10, "py": 20}, {"finger": 1, "px": 12, "py": 21}]"#),
    Snippet(
      "a list of devices", "record with sudo libinput record",
      "Device:           Some Screen\nKernel:           /dev/input/event5\nGroup:            6"),
  ]
}
