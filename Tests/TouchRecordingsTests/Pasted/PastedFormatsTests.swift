import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Formats as they stand in issues and on disks: what each makes of its sample.
@Suite struct PastedFormatsTests {
  /// The format, and each change as `time phase id x,y`.
  private func told(_ text: String, _ options: RecordingOptions = RecordingOptions()) throws
    -> [String]
  {
    lines(of: try Recording(text: text, named: "pasted", options: options))
  }

  private func lines(of recording: Recording) -> [String] {
    ["\(recording.header.format.rawValue)"]
      + recording.frames.flatMap { frame in
        frame.contacts.map { contact in
          let (x, y) = (contact.sample.location.x, contact.sample.location.y)
          let place = "\(Int(x.rounded())),\(Int(y.rounded()))"
          let time = String(format: "%.3f", frame.time.seconds)
          return "\(time) \(contact.phase) \(contact.id) \(place)"
        }
      }
  }

  @Test(
    "rrweb: movements are before the time at which they are told, and a second finger is left out")
  func rrweb() throws {
    #expect(
      try told(Samples.rrweb) == [
        "rrweb", "0.000 began 0 100,200", "0.020 moved 0 110,200", "0.070 moved 0 150,200",
        "0.100 ended 0 150,200",
      ])
    let recording = try Recording(text: Samples.rrweb)
    #expect(recording.header.sceneSize == CGSize(width: 390, height: 844))
    #expect(recording.complaints.map(\.message).contains { $0.contains("a second finger") })
  }

  @Test("ChromeOS: the pad's properties stand behind the entries, and tell its size")
  func touchpadLog() throws {
    let recording = try Recording(text: Samples.touchpadLog)
    #expect(recording.header.sceneSize.width.rounded() == 642)
    #expect(
      lines(of: recording) == [
        "touchpad-log", "0.000 began 0 321,160", "0.010 moved 0 353,160", "0.010 began 1 64,64",
        "0.020 ended 0 353,160", "0.030 ended 1 64,64",
      ])
    let cut = String(Samples.touchpadLog.components(separatedBy: "], \"hardware")[0])
    #expect(try Recording(text: cut).frames.count == 4)
  }

  @Test("strokes: one of points, several of strokes, gestures one after the other")
  func strokes() throws {
    #expect(
      try told(Samples.strokes) == [
        "strokes", "0.000 began 0 10,20", "0.020 ended 0 30,20", "1.020 began 1 5,5",
        "1.050 ended 1 6,5", "1.120 began 2 8,8", "1.120 ended 2 8,8",
      ])
    let recording = try Recording(text: Samples.strokes)
    #expect(recording.frames.first?.contacts.first?.kind == .direct)
    #expect(recording.frames.last?.contacts.first?.kind == .pencil)
  }

  @Test("Qt 6 with its times, Qt 5 with the log's, and a time of 0 is none")
  func qt() throws {
    #expect(
      try told(Samples.qt) == [
        "qt", "0.000 began 0 10,20", "0.016 moved 0 30,20", "0.016 began 1 100,100",
        "0.032 ended 0 30,20", "0.040 cancelled 1 100,100",
      ])
    let five = """
      10:00:00.100 QTouchEvent(TouchBegin, device: "t", 1 points: TouchPoint(3 (8,18 4x4) TouchPointPressed pressure 1))
      10:00:00.150 QTouchEvent(TouchEnd, device: "t", 1 points: TouchPoint(3 (8,18 4x4) TouchPointReleased pressure 0))

      """
    #expect(try told(five) == ["qt", "0.000 began 0 10,20", "0.050 ended 0 10,20"])
    let timeless = "QEventPoint(id=1 ts=0 pos=0,0 scn=9,9 gbl=9,9 Pressed vel=0,0)\n"
    #expect(throws: RecordingError.self) { try told(timeless) }
  }

  @Test("Flutter's printed events, with their own times or the log's")
  func flutter() throws {
    #expect(
      try told(Samples.flutterPrinted) == [
        "flutter", "0.000 began 0 100,200", "0.016 moved 0 110,200", "0.032 ended 0 110,200",
      ])
    let log = """
      03-04 13:48:38.873 I/flutter (23259): PointerDownEvent#adf1a(position: Offset(10.0, 20.0))
      03-04 13:48:38.928 I/flutter (23259): PointerUpEvent#522ea(position: Offset(10.0, 20.0))

      """
    #expect(try told(log) == ["flutter", "0.000 began 0 10,20", "0.055 ended 0 10,20"])
  }

  @Test("FreeRDP: frames with the log's times, contacts that are sent again, and their flags")
  func freerdp() throws {
    #expect(
      try told(Samples.freerdp) == [
        "freerdp", "0.000 began 0 100,200", "0.020 moved 0 120,200", "0.040 ended 0 120,200",
      ])
  }

  @Test("monkey: commands with and without times, and what it prints")
  func monkey() throws {
    let recording = try Recording(text: Samples.monkey)
    #expect(recording.header.format == .monkey)
    let phases = recording.frames.flatMap { $0.contacts.map(\.phase) }
    #expect(phases.count { $0 == .began } == 5)
    #expect(phases.count { $0 == .ended } == 5)
    #expect(recording.complaints.contains { $0.message.contains("16 ms are assumed") })
    let printed = """
      :Sending Touch (ACTION_DOWN): 0:(520.0,1093.0)
      :Sending Touch (ACTION_POINTER_DOWN 1): 0:(520.0,1093.0) 1:(20.0,93.0)
      Sleeping for 500 milliseconds
      :Sending Touch (ACTION_POINTER_UP 1): 0:(520.0,1093.0) 1:(20.0,93.0)
      :Sending Touch (ACTION_UP): 0:(520.0,1093.0)

      """
    let frames = try Recording(text: printed).frames
    #expect(frames.map(\.contacts.count) == [1, 1, 1, 1])
    #expect(frames.map { ($0.time.seconds * 1000).rounded() } == [0, 16, 532, 548])
  }

  @Test("Appium: JSON of several lines, each behind a tag")
  func tags() throws {
    let json = """
      [
        {
          "type": "pointer",
          "id": "finger1",
          "actions": [
            {
              "type": "pointerMove",
              "duration": 0,
              "x": 10,
              "y": 50
            },
            {
              "type": "pointerDown"
            },
            {
              "type": "pause",
              "duration": 100
            },
            {
              "type": "pointerUp"
            }
          ]
        }
      ]
      """
    for tag in ["[HTTP] ", "[debug] [Driver@1f] ", "2024-01-01 10:00:00:123 - [HTTP] "] {
      let log = json.split(separator: "\n").map { "\(tag)\($0)\n" }.joined()
      #expect(
        try told("\(tag)--> POST /session/1/actions\n\(log)").dropFirst().map { $0.suffix(13) }
          == ["began 0 10,50", "ended 0 10,50"])
    }
  }

  @Test("Maestro: shares and points, ways of a direction, and taps on texts that have no place")
  func maestro() throws {
    let recording = try Recording(text: Samples.maestro)
    #expect(recording.header.format == .maestro)
    let began = recording.frames.flatMap(\.contacts).filter { $0.phase == .began }
    #expect(
      began.map { "\(Int($0.sample.location.x.rounded())),\(Int($0.sample.location.y.rounded()))" }
        == ["195,211", "100,200", "100,200", "351,422", "195,422"])
    #expect(recording.complaints.contains { $0.message.contains("tapOn of something") })
    #expect(recording.complaints.contains { $0.message.contains("390x844 points are assumed") })
  }

  @Test("TUIO as JSON, messages alone and in bundles")
  func tuio() throws {
    #expect(
      try told(Samples.tuioJSON).map { String($0.prefix(15)) } == [
        "tuio", "0.000 began 0 8", "0.020 moved 0 9", "0.040 ended 0 9",
      ])
  }

  @Test("the kernel's events as bytes, of 64 and of 32 bits", arguments: [8, 4])
  func inputEvents(word: Int) throws {
    let events: [(Int, UInt16, UInt16, Int32)] = [
      (100_000, 3, 0x39, 7), (100_000, 3, 0x35, 100), (100_000, 3, 0x36, 200),
      (100_000, 1, 0x14a, 1), (100_000, 0, 0, 0), (116_000, 3, 0x35, 300), (116_000, 0, 0, 0),
      (150_000, 3, 0x39, -1), (150_000, 1, 0x14a, 0), (150_000, 0, 0, 0),
    ]
    var bytes: [UInt8] = []
    func add(_ value: UInt64, _ count: Int) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    for (micros, type, code, value) in events {
      add(1_700_000_000, word)
      add(UInt64(micros), word)
      add(UInt64(type), 2)
      add(UInt64(code), 2)
      add(UInt64(bitPattern: Int64(value)), 4)
    }
    let recording = try Recording(RecordingReader(bytes: bytes, named: "raw"))
    #expect(recording.header.format == .inputEvent)
    #expect(recording.frames.map { ($0.time.seconds * 1000).rounded() } == [0, 16, 50])
    #expect(recording.frames.flatMap { $0.contacts.map(\.phase) } == [.began, .moved, .ended])
    // Cut off in the middle of an event: what is whole is read.
    let cut = try Recording(RecordingReader(bytes: Array(bytes.dropLast(5)), named: "raw"))
    #expect(cut.complaints.contains { $0.message.contains("has a damaged event") })
  }
}

/// Logs without times, whose pace the options tell.
@Suite struct IntervalTests {
  private var options: RecordingOptions {
    var options = RecordingOptions()
    options.interval = 0.01
    return options
  }

  private func times(_ text: String) throws -> [Double] {
    try Recording(text: text, options: options).frames.map { ($0.time.seconds * 1000).rounded() }
  }

  @Test("events of one finger are an interval apart, and those of two fingers together")
  func contacts() throws {
    let flutter = ["Down", "Move", "Move", "Up"].enumerated().map { index, verb in
      "flutter: Pointer\(verb)Event#1a2b3(position: Offset(\(10 + index).0, 20.0))\n"
    }.joined()
    #expect(throws: RecordingError.self) { try Recording(text: flutter) }
    #expect(try times(flutter) == [0, 10, 20, 30])
    let qt = """
      QEventPoint(id=1 ts=0 pos=0,0 scn=9,9 gbl=9,9 Pressed vel=0,0) QEventPoint(id=2 ts=0 scn=50,9 Pressed)
      QEventPoint(id=1 ts=0 pos=0,0 scn=12,9 gbl=9,9 Updated vel=0,0) QEventPoint(id=2 ts=0 scn=52,9 Updated)
      QEventPoint(id=1 ts=0 pos=0,0 scn=12,9 gbl=9,9 Released vel=0,0) QEventPoint(id=2 ts=0 scn=52,9 Released)

      """
    #expect(try times(qt) == [0, 10, 20])
  }

  @Test("getevent without -t: a report an interval")
  func getevent() throws {
    let log = """
      /dev/input/event1: 0003 0039 00000001
      /dev/input/event1: 0003 0035 00000064
      /dev/input/event1: 0003 0036 000000c8
      /dev/input/event1: 0000 0000 00000000
      /dev/input/event1: 0003 0035 00000070
      /dev/input/event1: 0000 0000 00000000
      /dev/input/event1: 0003 0039 ffffffff
      /dev/input/event1: 0000 0000 00000000

      """
    #expect(throws: RecordingError.self) { try Recording(text: log) }
    #expect(try times(log) == [0, 10, 20])
  }
}
