import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

@Suite("Bad input")
struct BadInputTests {
  private let options = RecordingOptions(physicalSize: PhysicalSize(Samples.size))

  @Test("an empty file, a blank one, text and binary junk are refused with a remedy")
  func noRecording() {
    let remedy =
      "; record again as evemu (sudo evemu-record) or getevent (adb shell getevent -lt);"
      + " docs/formats.md lists all formats, and --format NAME forces one"
    #expect(failure("") == "test is empty; record again; nothing was written to it")
    #expect(failure("\r\n \t\n") == "test is empty; record again; nothing was written to it")
    #expect(
      failure("Dear diary,\n")
        == "test is not a touch recording: it begins “Dear diary,”" + remedy)
    #expect(
      failure([0x7f, 0x45, 0x4c, 0x46, 0, 0, 10, 0xff])
        == "test is binary data and not a touch recording" + remedy)
  }

  @Test(
    "what is of another kind is called what it is",
    arguments: [
      ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "a picture; name the recording itself"),
      ([0xff, 0xd8, 0xff, 0xe0, 0, 16], "a picture; name the recording itself"),
      (Array("GIF89a\u{1}".utf8), "a picture; name the recording itself"),
      (
        [0, 0, 0, 0x20] + Array("ftypisom\0\0".utf8),
        "a film of a screen; fingers cannot be read from it; record the device's events with "
          + "evemu-record"
      ),
      (
        [0x1a, 0x45, 0xdf, 0xa3, 1, 0],
        "a film of a screen; fingers cannot be read from it; record the device's events with "
          + "evemu-record"
      ),
      (
        Array("%PDF-1.7\n".utf8),
        "a document for paper; take the text of the recording out of it"
      ),
      (
        Array("SQLite format 3\0".utf8),
        "a database; write its events as JSON, such as with sqlite3 -json"
      ),
      (
        [0xd4, 0xc3, 0xb2, 0xa1, 2, 0],
        "a capture of packets; record the device's reports with hid-recorder, or its events with "
          + "evemu-record"
      ),
    ] as [([UInt8], String)])
  func otherKinds(bytes: [UInt8], told: String) {
    #expect(failure(bytes) == "test looks like \(told)")
  }

  @Test("what is written below a .touches file's head is known without it")
  func headless() {
    let words = "looks like a .touches file without its head; write “touches 1” above it"
    for text in ["0 down 1 100,100\n0.1 up 1\n", "# A tap.\n\n0.5\tdown 1 100,100\n0.6  up 1\n"] {
      #expect(failure(text)?.contains(words) == true)
    }
    for text in ["0 up 1 100,100\n", "it went down 1 time\n", "0 down\n"] {
      #expect(failure(text)?.contains(words) == false)
    }
  }

  @Test("every event of xev is known, whichever comes first")
  func xev() {
    for event in ["MotionNotify", "ButtonPress", "KeyRelease"] {
      #expect(
        failure("\(event) event, serial 34, synthetic NO, window 0x2400001,\n    root 0x1e3,\n")?
          .contains("looks like xev") == true)
    }
  }

  @Test("a file that cannot be opened, and a directory")
  func unreadable() throws {
    let error = #expect(throws: RecordingError.self) {
      try Recording(reading: "/no/such/file.evemu")
    }
    #expect(
      error?.description
        == "/no/such/file.evemu cannot be opened: No such file or directory; check the name and the permissions"
    )
    let folder = NSTemporaryDirectory()
    let other = #expect(throws: RecordingError.self) { try Recording(reading: folder) }
    #expect(
      other?.description
        == "\(folder) is a directory; name the recordings in it, such as \(folder)/*")
  }

  @Test("the wrong format forced on a file finds nothing in it")
  func wrongFormat() {
    let forced = RecordingOptions(format: .evtest)
    #expect(
      failure(Samples.evemuHead + Samples.evemuEvents, forced)
        == "test describes the device “Board #2” and holds no events; name the recording itself, and"
        + " this file with --device"
    )
  }

  @Test("format is found by content, also behind noise")
  func detection() throws {
    let noise = "* daemon started\n\nLooking for a device\n"
    let texts = [
      Samples.evemuHead + Samples.evemuEvents, Samples.evemuEvents, Samples.getevent,
      Samples.evtest, Samples.touches, Samples.hid, Samples.pointers, Samples.touchEvents,
      Samples.devTools, Samples.wayland, Samples.xinput, Samples.sdl, Samples.tuio,
      Samples.gsEvents, Samples.motionEvents, Samples.motionText, Samples.velocityPoints,
      Samples.flutter, Samples.debugEvents, Samples.webDriver,
      Samples.tslib, Samples.rrweb, Samples.touchpadLog, Samples.strokes, Samples.qt,
      Samples.freerdp, Samples.monkey, Samples.maestro, Samples.flutterPrinted, Samples.tuioJSON,
    ]
    let found = try texts.map { text in
      try RecordingReader(bytes: Array((noise + text).utf8), named: "x.dat").header.format
    }
    #expect(
      found == [
        .evemu, .evemu, .getevent, .evtest, .touches, .hid, .w3c, .w3c, .devtools, .wayland,
        .xinput, .sdl, .tuio, .gsevent, .motionevent, .motionevent, .velocitytracker, .flutter,
        .debugEvents, .webdriver, .tslib, .rrweb, .touchpadLog, .strokes, .qt, .freerdp, .monkey,
        .maestro, .flutter, .tuio,
      ])
  }

  @Test("time that goes back is held and told once a spot; a clock that was set is followed")
  func backwards() throws {
    var text = Samples.evemuHead
    for (number, time) in ["50.0", "50.2", "50.1", "50.15", "50.3", "20.0", "20.1"].enumerated() {
      let id = number == 0 ? "E: \(time) 0003 0039 1\nE: \(time) 0003 0036 5\n" : ""
      text += "\(id)E: \(time) 0003 0035 \(number)\nE: \(time) 0000 0000 0\n"
    }
    let result = try read(text, options)
    #expect(
      result.frames == [
        "0 began 0 0,5", "200 moved 0 1,5", "200 moved 0 2,5", "200 moved 0 3,5", "300 moved 0 4,5",
        "300 moved 0 5,5", "400 moved 0 6,5", "400 cancelled 0 6,5",
      ])
    #expect(
      result.complaints == [
        "17 time goes backwards; it is held until it is ahead again",
        "23 time goes backwards; it is held until it is ahead again",
        "ends with a finger down, cancelled at the last event",
      ])
  }

  @Test("strict reading stops at the first fault, by line")
  func strict() throws {
    var strict = options
    strict.isStrict = true
    let text = Samples.evemuHead + Samples.evemuEvents
    #expect(failure(text, strict) == nil)
    let bad = text + "E: 11.0 0003 0039 -1\nE: 11.0 0003\n"
    #expect(failure(bad, strict) == "test:18: lift in slot 0, which holds no contact, ignored")
    var reader = try RecordingReader(bytes: Array(bad.utf8), named: "test", options: strict)
    var frames = 0
    #expect(throws: RecordingError.self) {
      while try reader.nextFrame() != nil { frames += 1 }
    }
    #expect(frames == 3)
    #expect(try reader.nextFrame() == nil)
  }

  @Test("complaints of a kind are told five times and then counted")
  func flood() throws {
    let text = Samples.evemuHead + String(repeating: "E: 9.0 0003 0039 -1\n", count: 1000)
    let result = try read(text + Samples.evemuEvents, options)
    let each = (10..<15).map { "\($0) lift in slot 0, which holds no contact, ignored" }
    #expect(result.complaints == each + ["995 more like “lift of an unknown slot”"])
    #expect(result.frames == ["1000 began 0 100,50", "1020 moved 0 110,50", "1045 ended 0 110,50"])
  }

  @Test("a line without end is left out, wherever it stands, and NULs do no harm")
  func longLine() throws {
    let junk = [UInt8](repeating: 0x41, count: 300_000) + [10] + [UInt8](repeating: 0, count: 5)
    let bytes = Array(Samples.evemuHead.utf8) + junk + [10] + Array(Samples.evemuEvents.utf8)
    let recording = try Recording(
      RecordingReader(bytes: bytes, named: "test", options: options))
    #expect(tell(recording) == ["0 began 0 100,50", "20 moved 0 110,50", "45 ended 0 110,50"])
    #expect(
      recording.complaints.map(\.description) == [
        "test:10: a line of more than 65536 bytes, left out",
        "test:11: not a line of an evemu recording, left out: “·····”",
      ])
  }

  @Test("numbers beyond every range are told")
  func hugeNumbers() throws {
    let bad = """
      E: 99999999999999999999.0 0003 0035 1
      E: 10.0 fffff 0035 1
      E: 10.0 0003 0035 -2147483649
      E: 10.0 0003 002f -5
      E: 10.0 0003 002f 99999

      """
    let result = try read(Samples.evemuHead + bad + Samples.evemuEvents, options)
    #expect(
      result.complaints == [
        "10 an event without a time, left out: “E: 99999999999999999999.0 0003 0035 1”",
        "11 an event without a type, left out: “E: 10.0 fffff 0035 1”",
        "12 an event without a value, left out: “E: 10.0 0003 0035 -2147483649”",
        "13 slot -5 does not exist, ignored",
        "14 slot 99999 does not exist, ignored",
      ])
    #expect(result.frames == ["45"])
  }

  @Test("positions far beyond the axes are told once")
  func beyondAxes() throws {
    let text = (Samples.evemuHead + Samples.evemuEvents)
      .replacingOccurrences(of: "0035 0100", with: "0035 1000")
    let result = try read(text, options)
    #expect(
      result.complaints == ["13 a position far beyond the axes, which may be another device's"])
    // The jump is held back for a report, and the lift comes before that.
    #expect(result.frames == ["0 began 0 1000,50", "45 ended 0 110,50"])
  }

  @Test("text in UTF-16 is named as such")
  func utf16() {
    #expect(
      failure([0xff, 0xfe, 0x5b, 0, 0x20, 0])
        == "test is UTF-16 text, as PowerShell writes it; convert it with iconv -f UTF-16 -t UTF-8"
    )
  }

  @Test("a recording in which no time passes is told")
  func standstill() throws {
    let text = Samples.evemuEvents.replacingOccurrences(
      of: #"E: 10\.\d+"#, with: "E: 0.000000", options: .regularExpression)
    let result = try read(Samples.evemuHead + text, options)
    #expect(result.frames == ["0 began 0 100,50", "0 moved 0 110,50", "0 ended 0 110,50"])
    #expect(result.complaints == ["has the same time in all events, and gestures need times"])
  }

  @Test("a file that is cut off behind a lift has the lift")
  func cutOff() throws {
    let lines = Samples.evemuEvents.split(separator: "\n")
    let text = Samples.evemuHead + lines.dropLast().joined(separator: "\n")
    let result = try read(text, options)
    #expect(result.frames == ["0 began 0 100,50", "20 moved 0 110,50", "45 ended 0 110,50"])
    #expect(result.complaints == ["ends within a report, which is taken as complete"])
  }
}
