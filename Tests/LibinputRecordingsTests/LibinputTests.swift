import Effort
import EvdevInput
import Foundation
import GestureCore
import LibinputRecordings
import Testing
import TouchRecordings

@Suite("libinput's YAML")
struct LibinputTests {
  private let options = RecordingOptions().readingLibinput

  private static let text = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.25.0"
    devices:
    - node: /dev/input/event3
      evdev:
        name: "Keys"
        id: [17, 1, 1, 43841]
        absinfo: {}
        properties: []
      quirks:
      events:
      - evdev:
        - [  0,      0,   1,  30,       1] # EV_KEY
        - [  0,      0,   0,   0,       0]
    - node: /dev/input/event7
      evdev:
        # Name: Panel
        name: "Panel: a \\"good\\" one"
        id: [24, 1, 2, 3]
        codes:
          1: [330]
        absinfo:
          47: [0, 9, 0, 0, 0]
          53: [0, 162, 0, 0, 0]
          54: [0, 162, 0, 0, 0]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      udev:
        properties:
        - ID_INPUT=1
      quirks:
      events:
      # Current time is 12:28:56
      - evdev:
        - [  0,      0,   3,  57,     500] # EV_ABS / ABS_MT_TRACKING_ID  500
        - [  0,      0,   3,  53,     100]
        - [  0,      0,   3,  54,      50]
        - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
      - libinput:
        - {time: 0.0, type: TOUCH_DOWN, slot: 0}
      - evdev:
        - [  0,   9967,   3,  53,     110]
        - [  0,   9967,   0,   0,       0]
      - evdev:
        - [  0,  29967,   3,  57,      -1]
        - [  0,  29967,   0,   0,       0]

    """

  private static let frames = [
    "0.0 began 100,50", "0.009967 moved 110,50", "0.029967 ended 110,50",
  ]

  private func read(_ text: String) throws -> (frames: [String], recording: Recording) {
    var options = options
    options.physicalSize = PhysicalSize("25.4x25.4mm")
    let recording = try Recording(text: text, named: "test", options: options)
    let frames = recording.frames.map { frame in
      "\(frame.time.seconds) "
        + frame.contacts.map {
          "\($0.phase) \(Int($0.sample.location.x.rounded())),\(Int($0.sample.location.y.rounded()))"
        }.joined(separator: "; ")
    }
    return (frames, recording)
  }

  @Test("devices, axes and frames; the device that is touched is read")
  func whole() throws {
    let (frames, recording) = try read(Self.text)
    #expect(frames == Self.frames)
    #expect(recording.header.format == .libinput)
    #expect(recording.header.deviceName == "Panel: a \"good\" one")
    #expect(recording.header.device?.properties == .direct)
    #expect(recording.header.device?.product == 2)
    #expect(
      recording.complaints.map(\.message) == [
        "/dev/input/event3 (Keys) is skipped: it has no touches"
      ])
  }

  @Test("another indentation, CRLF, and lists over several lines")
  func layouts() throws {
    var isInDevices = false
    let lines = Self.text.split(separator: "\n").map { line -> String in
      defer { if line == "devices:" { isInDevices = true } }
      return isInDevices ? "  " + line : String(line)
    }
    #expect(try read(lines.joined(separator: "\r\n")).frames == Self.frames)
  }

  @Test("without the blanks at the beginnings of its lines, quoted and with a fault in it, too")
  func lostIndentation() throws {
    func bare(_ text: String) -> String {
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    }
    let (frames, recording) = try read(bare(Self.text))
    #expect(frames == Self.frames)
    #expect(recording.header.deviceName == "Panel: a \"good\" one")
    #expect(recording.header.device?.properties == .direct)
    let quoted = bare(Self.text).split(separator: "\n").map { "> \($0)" }
    #expect(try read(quoted.joined(separator: "\n")).frames == Self.frames)
    let torn = Self.text.replacingOccurrences(
      of: "9967,   3,  53,     110]", with: "9967,   3,  53,     110")
    #expect(try read(bare(torn)).frames == ["0.0 began 100,50", "0.029967 ended 100,50"])
  }

  @Test("behind a fault reading goes on with the next frame, and tells the line")
  func fault() throws {
    let text = Self.text.replacingOccurrences(
      of: "9967,   3,  53,     110]", with: "9967,   3,  53,     110")
    let (frames, recording) = try read(text)
    #expect(frames == ["0.0 began 100,50", "0.029967 ended 100,50"])
    #expect(recording.complaints.last?.line == 46)
    #expect(
      recording.complaints.last?.message.hasSuffix("up to the next frame are left out") == true)
    let words = Self.text.replacingOccurrences(of: "3,  53,     110", with: "3,  53,     abc")
    #expect(
      try read(words).recording.complaints.map(\.message).last
        == "an event that is not five numbers, left out")
  }

  @Test("in a bug report: prose and fences around it, and signs of quotation before each line")
  func report() throws {
    let fenced = "Hello,\n\nmy panel: it does *not* pinch!\n\n```\n\(Self.text)```\n\nThanks: me\n"
    #expect(try read(fenced).frames == Self.frames)
    let quoted = Self.text.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    #expect(try read(quoted).frames == Self.frames)
    #expect(try read(quoted).recording.complaints == read(Self.text).recording.complaints)
  }

  @Test("without the reader the file is named for what it is")
  func withoutReader() {
    let error = #expect(throws: RecordingError.self) {
      try Recording(text: Self.text, named: "test")
    }
    #expect(
      error?.description == "test is a libinput recording, for which YAML must be read; read it"
        + " with the command, or with the target LibinputRecordings")
  }

  @Test("what is written is read back")
  func back() throws {
    let recording = try read(Self.text).recording
    let type = WritableFormat.libinput.writer
    var writer: any FrameWriter = type.init(recording.header)
    let text = writer.head + recording.frames.map { writer.text(for: $0) }.joined()
    let copy = try Recording(text: text, named: "copy", options: options)
    #expect(copy.complaints == [])
    #expect(copy.header.deviceName == recording.header.deviceName)
    #expect(copy.frames.map(\.time) == recording.frames.map(\.time))
    #expect(
      copy.frames.map { $0.contacts.map(\.phase) }
        == recording.frames.map { $0.contacts.map(\.phase) })
  }

  @Test("a device's name cannot end the text that it stands in")
  func hostileName() throws {
    var header = try read(Self.text).recording.header
    header.deviceName = "Pad\"\u{301} #\\ x\u{85}y"
    let type = WritableFormat.libinput.writer
    let text = type.init(header).head
    #expect(text.utf8.contains("\n    name: \"Pad\\\"\u{301} #\\\\ x y\"\n".utf8))
  }

  @Test("whatever is done to a recording, what is read from it is possible")
  func mutated() {
    var state: UInt64 = 11
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var problems: [String] = []
    var readable = 0
    for _ in 0..<Effort.rounds(400) {
      var bytes = Array(Self.text.utf8)
      for _ in 0...random(4) {
        let place = random(bytes.count)
        switch random(3) {
        case 0: bytes[place] = UInt8(random(256))
        case 1: bytes.removeSubrange(place..<min(place + random(40), bytes.count))
        default:
          bytes.insert(
            contentsOf: bytes[place..<min(place + 60, bytes.count)], at: random(bytes.count))
        }
      }
      guard
        let recording = try? Recording(
          RecordingReader(bytes: bytes, named: "damaged", options: options))
      else { continue }
      readable += 1
      var down: Set<Int> = []
      var last = Timestamp.zero
      for frame in recording.frames {
        if frame.time < last { problems.append("time goes back") }
        last = frame.time
        for contact in frame.contacts {
          if down.contains(contact.id) == (contact.phase == .began) { problems.append("phase") }
          if contact.phase == .began { down.insert(contact.id) }
          if contact.phase == .ended || contact.phase == .cancelled { down.remove(contact.id) }
        }
      }
      if !down.isEmpty { problems.append("open") }
    }
    #expect(problems == [])
    // Of few rounds, more than half may be refused by chance.
    #expect(readable > (Effort.isFull ? 200 : 10))
  }

  @Test("a description of a device without events is called so, with its name")
  func description() throws {
    let end = try #require(Self.text.range(of: "  quirks:"))
    let head = String(Self.text[..<end.lowerBound]).replacing("ndevices: 2", with: "ndevices: 1")
    #expect {
      try Recording(text: head, options: options)
    } throws: { error in
      "\(error)".contains("describes the device “Keys” and holds no events")
    }
  }
}
