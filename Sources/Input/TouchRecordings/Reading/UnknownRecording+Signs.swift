// Signs of other kinds of files, and how to convert these to recordings.

extension UnknownRecording {
  /// Recognized by the first bytes.
  static let beginnings: [(bytes: [UInt8], guess: Guess)] = [
    ([0x1f, 0x8b], packed("gzip", "gzip -dc")),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], packed("xz", "xz -dc")),
    ([0x28, 0xb5, 0x2f, 0xfd], packed("zstd", "zstd -dc")),
    ([0x42, 0x5a, 0x68], packed("bzip2", "bzip2 -dc")),
    ([0x50, 0x4b, 3, 4], packed("zip", "unzip -p")),
    ([0xd4, 0xc3, 0xb2, 0xa1], packets),
    ([0x0a, 0x0d, 0x0d, 0x0a], packets),
    (
      Array("bplist00".utf8),
      Guess(
        what: "a binary property list", remedy: "convert it with plistutil, and its events to JSON")
    ),
    ([0x89, 0x50, 0x4e, 0x47], picture),
    ([0xff, 0xd8, 0xff], picture),
    (Array("GIF8".utf8), picture),
    ([0x1a, 0x45, 0xdf, 0xa3], film),
    (
      Array("%PDF-".utf8),
      Guess(what: "a document for paper", remedy: "take the text of the recording out of it")
    ),
    (
      Array("SQLite format 3".utf8),
      Guess(what: "a database", remedy: "write its events as JSON, such as with sqlite3 -json")
    ),
  ]

  private static let packets = Guess(
    what: "a capture of packets",
    remedy: "record the device's reports with hid-recorder, or its events with evemu-record")
  private static let picture = Guess(what: "a picture", remedy: "name the recording itself")
  static let film = Guess(
    what: "a film of a screen",
    remedy: "fingers cannot be read from it; record the device's events with evemu-record")

  /// Recognized by words near the beginning.
  static let words: [(texts: [String], guess: Guess)] = [
    (
      ["<!doctype html", "<html"],
      Guess(
        what: "a web page around the recording",
        remedy: "download the raw file, not the page that shows it")
    ),
    (
      ["motion a[0]="],
      Guess(
        what: "xinput test, which has no times and one finger",
        remedy: "record with xinput test-xi2")
    ),
    (
      [" event, serial "],
      Guess(
        what: "xev, which has a pointer and no fingers", remedy: "record with xinput test-xi2")
    ),
    (
      ["Kernel:           /dev/input/event"],
      Guess(
        what: "libinput list-devices, which has devices and no events",
        remedy: "record with sudo libinput record")
    ),
    (
      ["INPUT MANAGER (dumpsys input)"],
      Guess(
        what: "dumpsys input, whose RecentQueue has no touches that can be read",
        remedy: "record with getevent -lt"
      )
    ),
    (
      ["Virtual core pointer"],
      Guess(
        what: "xinput list, which has devices and no events",
        remedy: "record with xinput test-xi2")
    ),
    (
      ["numberActiveTouches"],
      Guess(
        what: "the gesture state of React Native's PanResponder, which has sums and no touches",
        remedy: "log event.nativeEvent in onTouchStart, onTouchMove and onTouchEnd")
    ),
    (
      ["\"handlerTag\"", "\"translationX\""],
      Guess(
        what: "events of React Native Gesture Handler, which have a gesture and no touches",
        remedy: "log event.nativeEvent in onTouchStart, onTouchMove and onTouchEnd of the view")
    ),
    (
      ["\"mobile: "],
      Guess(
        what: "commands of Appium that name a gesture and no touches",
        remedy: "record W3C pointer actions: the body of the request to /actions in Appium's log")
    ),
    (
      ["{\"action\":\"", "{\"action\": \""],
      Guess(
        what: "steps of Appium's touch actions without the request around them",
        remedy: "paste the request's body from Appium's log: {\"actions\": [{\"action\": …}, …]}")
    ),
    (
      ["TouchAction("],
      Guess(
        what: "a program with Appium's TouchAction",
        remedy: "paste the request's body from Appium's log: {\"actions\": [{\"action\": …}, …]}")
    ),
    (
      ["performActions(", ".action('pointer'", ".action(\"pointer\"", "PointerInput("],
      Guess(
        what: "a program with WebDriver's pointer actions",
        remedy: "paste the request's body from the driver's log: {\"actions\": [{\"type\": …}, …]}")
    ),
    (
      ["XCSynthesizedEventRecord"],
      Guess(
        what: "XCTest's synthesized events, whose offsets begin anew with each event",
        remedy: "paste the request's body from Appium's log, or NSLog each UITouch in the app")
    ),
    (
      ["Synthesize event"],
      Guess(
        what: "XCUITest's log of a test, which has no positions",
        remedy:
          "log the touches in the app: NSLog each UITouch in touchesBegan and the other three")
    ),
    (
      ["GestureRecognizer: 0x"],
      Guess(
        what: "printed gesture recognizers, which have no touches",
        remedy: "NSLog the touches and the event in touchesBegan and the other three")
    ),
    (
      ["androidx.test.espresso"],
      Guess(
        what: "Espresso's report of a test, which has no touches",
        remedy: "record with adb shell getevent -lt while the test runs")
    ),
    (
      ["InputEventScreenTouch"],
      Guess(
        what: "Godot's touch events, which have no times", remedy: timesOrPace)
    ),
    (
      ["FingerDown {"],
      Guess(
        what: "pygame's events, which have no times", remedy: timesOrPace)
    ),
    (
      ["phase=Began position=("],
      Guess(
        what: "Unity's touches, which have no times",
        remedy: "log a JSON object for each, such as w3c has (docs/formats.md)")
    ),
    (
      [":STREAM "],
      Guess(
        what: "usbhid-dump's reports without their descriptor",
        remedy: "record with usbhid-dump --entity=all")
    ),
    (
      ["set cur "],
      Guess(
        what: "TuioDump, which has no times", remedy: timesOrPace)
    ),
    (
      ["libinput-gestures: ", "Gesture begin detected", "GESTURE_STATE_"],
      Guess(
        what: "a log of gestures and their states, which has no fingers",
        remedy: "record the fingers with sudo libinput record")
    ),
    (
      ["Gesture arena "],
      Guess(
        what: "Flutter's log of gesture arenas, which has no touches",
        remedy: "print each event in a Listener: print(event.toStringFull())")
    ),
    (
      ["PointerInputChange("],
      Guess(
        what: "Jetpack Compose's pointer changes",
        remedy: "log each MotionEvent: event.toString() in pointerInteropFilter")
    ),
    (
      ["Event {isTrusted:"],
      Guess(
        what: "objects as a browser's console shows them, without their places",
        remedy: "log JSON.stringify of type, pointerId, clientX, clientY and timeStamp")
    ),
    (
      ["ViewPostImeInputStage"],
      Guess(
        what: "Android's log of what it dispatched, without places",
        remedy: "record with adb shell getevent -lt")
    ),
    (
      ["H: Handlers="],
      Guess(
        what: "/proc/bus/input/devices, which has devices and no events",
        remedy: "record with sudo evemu-record")
    ),
    (
      ["Select the device event number"],
      Guess(
        what: "evtest's list of devices",
        remedy: "choose the device, and keep what evtest prints then")
    ),
    (
      [" as /devices/"],
      Guess(
        what: "the kernel's log, which has devices and no events",
        remedy: "record with sudo evemu-record")
    ),
    (
      ["\"callId\":\"call@"],
      Guess(
        what: "a trace of Playwright, which has calls and no touches",
        remedy: "log the pointer events of the page as JSON while the test runs")
    ),
    (
      ["ActionChains("],
      Guess(
        what: "a program with Selenium's actions",
        remedy: "paste the request's body from the driver's log: {\"actions\": [{\"type\": …}, …]}")
    ),
    (
      ["Made by touchstone convert"],
      Guess(
        what: "a test that touchstone convert wrote, which is not read back",
        remedy:
          "explain the recording that it was made of; to record again, run the test and log the"
          + " page's pointer events as JSON, as w3c has them (docs/formats.md)")
    ),
    (
      ["page.touchscreen.", "@playwright/test", "newCDPSession("],
      Guess(
        what: "a program of Playwright or Puppeteer",
        remedy: "run it, and log the pointer events of the page as JSON")
    ),
    (
      ["cy.get("],
      Guess(
        what: "a program of Cypress",
        remedy: "run it, and log the pointer events of the page as JSON")
    ),
    (
      ["startLocation: ("],
      Guess(
        what: "values of SwiftUI's DragGesture, which have no touches",
        remedy: "NSLog the touches and the event of a view below")
    ),
    (
      ["traceEvents"],
      Guess(
        what: "a trace of Chrome without touches",
        remedy: "record the page's pointer events, or Input.dispatchTouchEvent")
    ),
  ]

  private static let timesOrPace =
    "log each event's time before it in its line, or read it with --format log --interval 16ms"

  private static func packed(_ name: String, _ command: String) -> Guess {
    Guess(what: "packed with \(name)", remedy: "unpack it: \(command) FILE | touchstone explain -")
  }

  /// Words that make two formats likely, with the commands that record them.
  static let formats: [(words: [String], formats: String)] = [
    (
      ["uitouch", "gesturerecognizer", "uiview", "uikit", "swiftui", "ongesture", "touchesbegan"],
      "uitouch (NSLog the touches and the event) or w3c (log pointer events of the page)"
    ),
    (
      ["motionevent", "action_down", "action_move", "android", "adb", "inputdispatcher"]
        + ["inputreader", "notifymotion"],
      "getevent (adb shell getevent -lt) or motionevent (log event.toString() of each event)"
    ),
    (
      ["react native", "reactnative", "panresponder", "onresponder", "onpress", "gesturehandler"],
      "react-native (log event.nativeEvent of onTouchStart, onTouchMove and onTouchEnd) or getevent"
        + " (adb shell getevent -lt)"
    ),
    (
      ["appium", "webdriver", "performactions", "touchaction(", "tapaction"],
      "webdriver (the request's body in Appium's log) or getevent (adb shell getevent -lt)"
    ),
    (
      ["touchstart", "pointerdown", "clientx", "javascript", "addeventlistener", "wm_pointer"],
      "w3c (log pointer events as JSON) or devtools (record Input.dispatchTouchEvent)"
    ),
    (
      ["wl_", "wayland"],
      "wayland (WAYLAND_DEBUG=1 PROGRAM) or libinput (sudo libinput record)"
    ),
    (["xinput", "xi_", "x11"], "xinput (xinput test-xi2) or libinput (sudo libinput record)"),
    (["sdl"], "sdl (SDL_EVENT_LOGGING=1 PROGRAM) or libinput (sudo libinput record)"),
    (
      ["flutter", "offset("],
      "flutter (print each PointerEvent) or getevent (adb shell getevent -lt)"
    ),
    (["qt", "qevent"], "qt (qDebug() each QTouchEvent) or libinput (sudo libinput record)"),
  ]
}
