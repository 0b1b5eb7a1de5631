import Foundation
import JSONText

/// What a file looks like in which no format is found, and what would make a recording of it.
enum UnknownRecording {
  private struct Guess {
    var what: String
    var remedy: String
  }

  private static let beginnings: [(bytes: [UInt8], guess: Guess)] = [
    ([0x1f, 0x8b], packed("gzip", "gzip -dc")),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], packed("xz", "xz -dc")),
    ([0x28, 0xb5, 0x2f, 0xfd], packed("zstd", "zstd -dc")),
    ([0x42, 0x5a, 0x68], packed("bzip2", "bzip2 -dc")),
    ([0x50, 0x4b, 3, 4], packed("zip", "unzip -p")),
    (
      [0xd4, 0xc3, 0xb2, 0xa1],
      Guess(
        what: "a capture of packets",
        remedy: "record the device's reports with hid-recorder, or its events with evemu-record")
    ),
    (
      [0x0a, 0x0d, 0x0d, 0x0a],
      Guess(
        what: "a capture of packets",
        remedy: "record the device's reports with hid-recorder, or its events with evemu-record")
    ),
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

  private static let picture = Guess(what: "a picture", remedy: "name the recording itself")
  private static let film = Guess(
    what: "a film of a screen",
    remedy: "fingers cannot be read from it; record the device's events with evemu-record")

  private static let words: [(text: String, guess: Guess)] = [
    (
      "<!doctype html",
      Guess(
        what: "a web page around the recording",
        remedy: "download the raw file, not the page that shows it")
    ),
    (
      "<html",
      Guess(
        what: "a web page around the recording",
        remedy: "download the raw file, not the page that shows it")
    ),
    (
      "motion a[0]=",
      Guess(
        what: "xinput test, which has no times and one finger",
        remedy: "record with xinput test-xi2")
    ),
    (
      " event, serial ",
      Guess(
        what: "xev, which has a pointer and no fingers", remedy: "record with xinput test-xi2")
    ),
    (
      "Kernel:           /dev/input/event",
      Guess(
        what: "libinput list-devices, which has devices and no events",
        remedy: "record with sudo libinput record")
    ),
    (
      "INPUT MANAGER (dumpsys input)",
      Guess(
        what: "dumpsys input whose RecentQueue has no touches", remedy: "record with getevent -lt"
      )
    ),
    (
      "Virtual core pointer",
      Guess(
        what: "xinput list, which has devices and no events",
        remedy: "record with xinput test-xi2")
    ),
    (
      "numberActiveTouches",
      Guess(
        what: "the gesture state of React Native's PanResponder, which has sums and no touches",
        remedy: "log event.nativeEvent in onTouchStart, onTouchMove and onTouchEnd")
    ),
    (
      "\"handlerTag\"",
      Guess(
        what: "events of React Native Gesture Handler, which have a gesture and no touches",
        remedy: "log event.nativeEvent in onTouchStart, onTouchMove and onTouchEnd of the view")
    ),
    (
      "\"mobile: ",
      Guess(
        what: "commands of Appium that name a gesture and no touches",
        remedy: "record W3C pointer actions: the body of the request to /actions in Appium's log")
    ),
    (
      "{\"action\":\"",
      Guess(
        what: "steps of Appium's touch actions without the request around them",
        remedy: "paste the request's body from Appium's log: {\"actions\": [{\"action\": …}, …]}")
    ),
    (
      "{\"action\": \"",
      Guess(
        what: "steps of Appium's touch actions without the request around them",
        remedy: "paste the request's body from Appium's log: {\"actions\": [{\"action\": …}, …]}")
    ),
    (
      "TouchAction(",
      Guess(
        what: "a program with Appium's TouchAction",
        remedy: "paste the request's body from Appium's log: {\"actions\": [{\"action\": …}, …]}")
    ),
    (
      "Synthesize event",
      Guess(
        what: "XCUITest's log of a test, which has no positions",
        remedy:
          "log the touches in the app: NSLog each UITouch in touchesBegan and the other three")
    ),
    (
      "GestureRecognizer: 0x",
      Guess(
        what: "printed gesture recognizers, which have no touches",
        remedy: "NSLog the touches and the event in touchesBegan and the other three")
    ),
    (
      "androidx.test.espresso",
      Guess(
        what: "Espresso's report of a test, which has no touches",
        remedy: "record with adb shell getevent -lt while the test runs")
    ),
    (
      "InputEventScreenTouch",
      Guess(
        what: "Godot's touch events, which have no times",
        remedy: "log a JSON object for each, such as w3c has (docs/formats.md)")
    ),
    (
      "FingerDown {",
      Guess(
        what: "pygame's events, which have no times",
        remedy: "record with SDL_EVENT_LOGGING=1 PROGRAM")
    ),
    (
      "phase=Began position=(",
      Guess(
        what: "Unity's touches, which have no times",
        remedy: "log a JSON object for each, such as w3c has (docs/formats.md)")
    ),
    (
      ":DESCRIPTOR ",
      Guess(
        what: "usbhid-dump, which has the reports and not their lengths",
        remedy: "record with hid-recorder")
    ),
    (
      "set cur ",
      Guess(
        what: "TuioDump, which has no times",
        remedy: "record the packets, or the messages as text (docs/formats.md)")
    ),
    (
      "PointerInputChange(",
      Guess(
        what: "Jetpack Compose's pointer changes",
        remedy: "log each MotionEvent: event.toString() in pointerInteropFilter")
    ),
    (
      "Event {isTrusted:",
      Guess(
        what: "objects as a browser's console shows them, without their places",
        remedy: "log JSON.stringify of type, pointerId, clientX, clientY and timeStamp")
    ),
    (
      "ViewPostImeInputStage",
      Guess(
        what: "Android's log of what it dispatched, without places",
        remedy: "record with adb shell getevent -lt")
    ),
    (
      "H: Handlers=",
      Guess(
        what: "/proc/bus/input/devices, which has devices and no events",
        remedy: "record with sudo evemu-record")
    ),
    (
      "Select the device event number",
      Guess(
        what: "evtest's list of devices",
        remedy: "choose the device, and keep what evtest prints then")
    ),
    (
      " as /devices/",
      Guess(
        what: "the kernel's log, which has devices and no events",
        remedy: "record with sudo evemu-record")
    ),
    (
      "\"callId\":\"call@",
      Guess(
        what: "a trace of Playwright, which has calls and no touches",
        remedy: "log the pointer events of the page as JSON while the test runs")
    ),
    (
      "ActionChains(",
      Guess(
        what: "a program with Selenium's actions",
        remedy: "paste the request's body from the driver's log: {\"actions\": [{\"type\": …}, …]}")
    ),
    (
      "page.touchscreen.",
      Guess(
        what: "a program of Playwright or Puppeteer",
        remedy: "run it, and log the pointer events of the page as JSON")
    ),
    (
      "cy.get(",
      Guess(
        what: "a program of Cypress",
        remedy: "run it, and log the pointer events of the page as JSON")
    ),
    (
      "startLocation: (",
      Guess(
        what: "values of SwiftUI's DragGesture, which have no touches",
        remedy: "NSLog the touches and the event of a view below")
    ),
    (
      "traceEvents",
      Guess(
        what: "a trace of Chrome without touches",
        remedy: "record the page's pointer events, or Input.dispatchTouchEvent")
    ),
  ]

  private static func packed(_ name: String, _ command: String) -> Guess {
    Guess(what: "packed with \(name)", remedy: "unpack it: \(command) FILE | touchstone explain -")
  }

  /// What to say about it.
  static func error(_ name: String, _ beginning: ByteSource) -> RecordingError {
    let known =
      "record again as \(likely(beginning)); docs/formats.md lists all formats, and --format NAME"
      + " forces one"
    if beginning.isUTF16 {
      return RecordingError(
        file: name, "is UTF-16 text, as PowerShell writes it",
        remedy: "convert it with iconv -f UTF-16 -t UTF-8")
    }
    // Its length comes first.
    if beginning.text(atMost: 8).hasSuffix("ftyp") {
      return RecordingError(file: name, "looks like \(film.what)", remedy: film.remedy)
    }
    if let (_, guess) = beginnings.first(where: { beginning.begins(with: $0.bytes) }) {
      return RecordingError(file: name, "looks like \(guess.what)", remedy: guess.remedy)
    }
    if beginning.looksBinary {
      return RecordingError(file: name, "is binary data and not a touch recording", remedy: known)
    }
    if let other = FoundInstead.error(name, unknown: beginning) { return other }
    let first = "it begins “\(beginning.firstWords)”"
    if let guess = guess(beginning) {
      return RecordingError(
        file: name, "is not a touch recording: \(first) and looks like \(guess.what)",
        remedy: guess.remedy)
    }
    return RecordingError(
      file: name, "is not a touch recording: \(first)", remedy: known)
  }

  private static func guess(_ beginning: ByteSource) -> Guess? {
    let text = beginning.text(atMost: 4096)
    if let (_, guess) = words.first(where: {
      text.range(of: $0.text, options: .caseInsensitive) != nil
    }) {
      return guess
    }
    return cutOff(beginning) ?? json(text) ?? headless(text) ?? minitouch(text) ?? timeless(text)
      ?? table(text)
  }

  /// Words of a text that make two formats likely, and the commands that record them.
  private static let formats: [(words: [String], formats: String)] = [
    (
      ["uitouch", "gesturerecognizer", "uiview", "uikit", "swiftui", "ongesture", "touchesbegan"],
      "uitouch (NSLog the touches and the event) or w3c (log pointer events of the page)"
    ),
    (
      ["motionevent", "action_down", "action_move", "android", "adb"],
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

  /// The two most likely formats, each with the command that records it.
  private static func likely(_ beginning: ByteSource) -> String {
    let text = beginning.text(atMost: 4096).lowercased()
    let best = formats.map { entry in
      (entry.formats, entry.words.count { text.contains($0) })
    }.max { $0.1 < $1.1 }
    guard let best, best.1 > 0 else {
      return "evemu (sudo evemu-record) or getevent (adb shell getevent -lt)"
    }
    return best.0
  }

  /// JSON that ends within a value, with its line.
  private static func cutOff(_ beginning: ByteSource) -> Guess? {
    var bytes: [UInt8] = []
    var beginning = beginning
    guard let text = try? beginning.nextBytes(1 << 18) else { return nil }
    bytes += text
    // The first object that has a name.
    var start = bytes.startIndex
    while let brace = bytes[start...].firstIndex(of: .openingBrace) {
      let next = bytes[(brace + 1)...].first { $0 > .space }
      if next == .quote { break }
      start = brace + 1
    }
    guard let brace = bytes[start...].firstIndex(of: .openingBrace) else { return nil }
    do throws(JSONFault) {
      var reader = JSONReader(
        bytes, in: brace..<bytes.count, .lenient, within: .init(depth: 64, values: .max))
      _ = try reader.objectValue { _ in false }
      return nil
    } catch {
      // A string that goes on in the next line, or dots, are where a log has cut it.
      let rest = bytes[min(error.offset, bytes.count)...]
      let isCut =
        error.kind == .cutOff || rest.first == .newline || rest.first == .carriageReturn
        || rest.starts(with: "...".utf8) || rest.starts(with: "…".utf8)
      guard isCut else { return nil }
      let end = bytes[..<min(error.offset, bytes.count)].lastIndex { $0 > .space } ?? 0
      return Guess(
        what: "JSON that is cut off in line \(TextPosition(of: end, in: bytes).line)",
        remedy: "log it whole: a log's line may be limited in length")
    }
  }

  /// A log of fingers whose lines have no times.
  private static func timeless(_ text: String) -> Guess? {
    // What UIKit calls has a format of its own to be logged in.
    if text.contains(/touches(Began|Moved|Ended)/) { return nil }
    let line = text.split(whereSeparator: \.isNewline).prefix(200).first { line in
      guard let words = TouchWords(ByteCursor(String(line))) else { return false }
      return words.place != nil && !words.hasTime
    }
    guard line != nil else { return nil }
    return Guess(
      what: "a log of fingers without times",
      remedy: "log each event's time in its line, or read it with --format log --interval 16ms")
  }

  /// The first lines of what would be a recording of ours below its head.
  private static func headless(_ text: String) -> Guess? {
    let line = text.split(whereSeparator: \.isNewline).lazy.map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    .first { $0.first?.hasPrefix("#") == false }
    guard let line, line.count > 2, Double(line[0]) != nil, line[1] == "down" else { return nil }
    return Guess(
      what: "a .touches file without its head",
      remedy: "write “touches 1” above it, and perhaps “size WIDTHxHEIGHT”")
  }

  /// JSON whose objects have other names than any format here.
  private static func json(_ text: String) -> Guess? {
    guard let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" else {
      return nil
    }
    var names: [String] = []
    for match in text.matches(of: /"(\w{1,24})"\s*:/) where !names.contains(String(match.1)) {
      names.append(String(match.1))
    }
    guard !names.isEmpty else { return nil }
    return Guess(
      what: "JSON whose objects have \(names.prefix(6).joined(separator: ", "))",
      remedy:
        "log type, pointerId, clientX, clientY and timeStamp of each pointer event (docs/formats.md)"
    )
  }

  /// Commands of minitouch: its version, what the screen has room for, and fingers.
  private static func minitouch(_ text: String) -> Guess? {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.contains(where: { $0.wholeMatch(of: /d \d+ \d+ \d+ \d+/) != nil }),
      lines.contains("c")
    else { return nil }
    return Guess(
      what: "commands of minitouch, which have no times",
      remedy: "record the phone with adb shell getevent -lt while they run")
  }

  /// Rows of numbers, as a spreadsheet has them, or of columns with names.
  private static func table(_ text: String) -> Guess? {
    let rows = text.split(whereSeparator: \.isNewline).prefix(20).map { row in
      row.split(whereSeparator: { ",;\t ".contains($0) })
    }
    let head = rows.first ?? []
    let isHead = head.allSatisfy { $0.allSatisfy { $0.isLetter || "_\"' ()".contains($0) } }
    let names = isHead ? head.map { $0.lowercased().filter(\.isLetter) } : []
    if rows.count > 1, names.contains("x"), names.contains("y"), names.count < 40 {
      return Guess(
        what: "a table with the columns \(names.prefix(8).joined(separator: ", "))",
        remedy:
          "write a line for each row as “SECONDS move 1 X,Y” below “touches 1”, the first with down"
      )
    }
    let numbers = rows.filter { row in
      (2...12).contains(row.count) && row.allSatisfy { Double($0) != nil }
    }
    guard numbers.count >= 2, numbers.count * 2 > rows.count else { return nil }
    return Guess(
      what: "a table of \(numbers[0].count) numbers a row",
      remedy:
        "write a line for each row as “SECONDS move 1 X,Y” below “touches 1”, the first with down")
  }
}
