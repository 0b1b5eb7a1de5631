import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

@Suite("Touchstone's own format")
struct TouchesTests {
  @Test("a recording written by hand")
  func byHand() throws {
    let recording = try Recording(text: Samples.touches)
    #expect(
      tell(recording) == [
        "0 began 1 100,50", "20 moved 1 110,50; began 2 20,20", "45 ended 1 110,50",
        "100 ended 2 21,20", "500",
      ])
    #expect(recording.complaints == [])
    #expect(
      recording.header
        == RecordingHeader(deviceName: "By hand", sceneSize: CGSize(width: 163, height: 163)))
    // What is not said again stays.
    #expect(recording.frames[2].contacts[0].sample.majorRadius == 5)
    #expect(recording.frames[3].contacts[0].sample.force == 0.5)
  }

  @Test("cancel, interruption and comments; the interruption takes every finger away")
  func interruption() throws {
    let result = try read(
      """
      touches 1
      size 100x100
      0 down 1 1,1;down 2 2,2  # both
      0.1 cancel 1
      0.2 interrupt
      0.3 down 2 3,3
      0.4 up 2
      """)
    #expect(
      result.frames == [
        "0 began 1 1,1; began 2 2,2", "100 cancelled 1 1,1", "200 interrupt", "300 began 2 3,3",
        "400 ended 2 3,3",
      ])
    #expect(result.complaints == [])
  }

  @Test("what cannot be is left out and told with its line")
  func impossible() throws {
    let result = try read(
      """
      touches 1
      size 100x100
      0 down 1 1,1
      0.1 down 1 2,2
      0.2 move 2; move 1 3,3
      0.3 move 1 4,4; move 1 5,5
      0.25 move 1 6,6
      0.4 up 2
      0.5 up 1
      0.6 down 3
      0.7 end
      0.8 down 1 1,1
      """)
    #expect(
      result.frames == [
        "0 began 1 1,1", "100", "200 moved 1 3,3", "300 moved 1 4,4", "300 moved 1 6,6", "400",
        "500 ended 1 6,6", "600", "700",
      ])
    #expect(
      result.complaints == [
        "4 finger 1 is down already; left out",
        "5 finger 2 is not down; left out",
        "6 finger 1 changes twice at one time; left out",
        "7 time goes backwards; it is held until it is ahead again",
        "8 finger 2 is not down; left out",
        "10 finger 3 lands nowhere; left out",
        "1 more like the impossible changes of a finger",
      ])
  }

  @Test(
    "lines that cannot be read are told and left out",
    arguments: [
      ("0.1 jump 1", "“jump” is none of down, move, up, cancel, interrupt and end"),
      ("soon down 1 1,1", "“soon” is no time in seconds"),
      ("-1 down 1 1,1", "“-1” is no time in seconds"),
      ("0.1 down one 1,1", "the finger's number is missing or no whole number"),
      ("0.1 down 1 1,x", "“1,x” is no place; write X,Y"),
      ("0.1 down 1 nan,1", "“nan,1” is no place; write X,Y"),
      ("0.1 down 1 1e999,1", "“1e999,1” is no place; write X,Y"),
      ("0.1 down 1 1,1 radius", "“radius” stands without its value"),
      ("0.1 down 1 1,1 radius big", "“big” is no value for radius"),
      ("0.1 down 1 1,1 colour red", "“colour” is nothing a finger has"),
      ("size 3", "the size is not WIDTHxHEIGHT in points"),
      ("touches 9", "only version 1 is known here"),
    ])
  func badLine(line: String, message: String) throws {
    let result = try read("touches 1\nsize 9x9\n\(line)\n2 down 1 1,1\n3 up 1\n")
    #expect(result.frames == ["2000 began 1 1,1", "3000 ended 1 1,1"])
    #expect(result.complaints == ["3 \(message); the line is left out"])
  }

  @Test("fingers left down are cancelled at the last time, never lifted")
  func openEnd() throws {
    let result = try read("touches 1\nsize 9x9\n0 down 1 1,1; down 2 2,2\n0.5\n")
    #expect(
      result.frames == [
        "0 began 1 1,1; began 2 2,2", "500", "500 cancelled 1 1,1; cancelled 2 2,2",
      ])
    #expect(result.complaints == ["ends with 2 fingers down, cancelled at the last time"])
  }

  @Test("a head alone, or another format read as this one, holds no touches")
  func noTouches() throws {
    let result = try read("touches 1\nsize 9x9\n")
    #expect(result.frames == [])
    #expect(result.complaints == ["holds no touches"])
    let forced = try read(Samples.evemuHead, RecordingOptions(format: .touches))
    #expect(forced.frames == [])
    #expect(forced.complaints.contains("holds no touches"))
  }

  @Test("without a size a phone's is assumed")
  func noSize() throws {
    let recording = try Recording(text: "touches 1\n0 down 1 1,1\n1 up 1\n")
    #expect(recording.header.sceneSize == CGSize(width: 390, height: 844))
    #expect(recording.complaints.map(\.severity) == [.assumption])
  }

  @Test(
    "a recording of any format is written and read back to the last bit",
    arguments: [
      Samples.evemuHead + Samples.evemuEvents, Samples.getevent, Samples.evtest, Samples.touches,
    ])
  func roundTrip(text: String) throws {
    let original = try Recording(text: text)
    let copy = try Recording(text: original.text())
    #expect(copy.frames == original.frames)
    #expect(copy.header.sceneSize == original.header.sceneSize)
    #expect(copy.header.deviceName == original.header.deviceName)
    #expect(copy.complaints == [])
  }

  @Test("everything that a contact can tell survives")
  func everything() throws {
    var sample = ContactSample(
      time: Timestamp(nanoseconds: 1_000_000_007), location: CGPoint(x: 0.1, y: -1e-9))
    sample.preciseLocation = CGPoint(x: 1.0 / 3, y: 2e20)
    sample.majorRadius = 4.7
    sample.majorRadiusTolerance = 0.3
    sample.force = 1.25
    sample.maximumPossibleForce = 4.0 / 3
    sample.altitudeAngle = 1
    sample.azimuthAngle = -.pi
    sample.rollAngle = 0.5
    sample.estimatedProperties = [.force, .roll]
    sample.estimatedPropertiesExpectingUpdates = .force
    sample.estimationUpdateIndex = -3
    var earlier = sample
    earlier.time = Timestamp(nanoseconds: 999_999_999)
    earlier.force = 0
    var later = sample
    later.time = Timestamp(nanoseconds: 2_000_000_000)
    later.majorRadius = 0
    later.estimationUpdateIndex = nil
    let frames = [
      InputFrame(
        time: sample.time,
        contacts: [Contact(id: -7, phase: .began, kind: .pencil, sample: sample)]),
      InputFrame(
        time: later.time,
        contacts: [
          Contact(
            id: -7, phase: .moved, kind: .pencil, sample: later, earlierSamples: [earlier, sample])
        ], modifiers: 3, buttons: 0),
      InputFrame(time: Timestamp(nanoseconds: 2_000_000_001), isInterruption: true),
      InputFrame(time: Timestamp(nanoseconds: 9_000_000_000)),
    ]
    let header = RecordingHeader(deviceName: "a # b", sceneSize: CGSize(width: 1.0 / 3, height: 5))
    let copy = try Recording(text: Recording(header: header, frames: frames).text())
    #expect(copy.frames == frames)
    #expect(copy.header == header)
    #expect(copy.complaints == [])
  }

  @Test("buttons, keys, hover, scroll, transforms and better values come back as they were")
  func otherInput() throws {
    let key = KeyStroke(
      characters: "É;# 1", charactersIgnoringModifiers: "", modifiers: 1 << 17, usage: 30)
    let place = CGPoint(x: 1.0 / 3, y: -0.0)
    var update = EstimateUpdate(index: 7, force: 0.5, altitudeAngle: 0)
    update.location = place
    update.stillExpectingUpdates = .azimuth
    let frames = [
      InputFrame(
        time: .zero,
        presses: [
          PressChange(id: 1, phase: .began, type: 4, force: 0.25),
          PressChange(id: -2, phase: .cancelled, type: -1, key: key),
        ]),
      InputFrame(
        time: .zero,
        hover: HoverChange(
          phase: .changed, kind: .pencil, location: place, zOffset: 0.5, altitudeAngle: 1,
          azimuthAngle: 2, rollAngle: 3),
        scroll: ScrollChange(phase: .began, location: place, dx: 3, dy: -4.5, isDiscrete: true),
        transform: TransformChange(phase: .ended, location: place, scale: 1.1, rotation: -0.1),
        estimateUpdates: [update, EstimateUpdate(index: 8)]),
    ]
    let header = RecordingHeader(sceneSize: CGSize(width: 3, height: 5))
    let copy = try Recording(text: Recording(header: header, frames: frames).text())
    #expect(copy.frames == frames)
    #expect(copy.complaints == [])
  }

  @Test(
    "what is wrong with other input is told with its line",
    arguments: [
      ("press 1 begun type 2", "“press” needs began, changed, ended or cancelled"),
      ("press one began", "the number behind “press” is missing or no whole number"),
      ("scroll began 5", "“scroll” needs a place; write X,Y"),
      ("scroll began 5,5 by 3", "“3” is no value for by"),
      ("hover began 5,5 kind elbow", "“elbow” is no value for kind"),
      ("transform began 5,5 size 3", "“size” is nothing that this change has"),
      ("update 3 force", "“force” stands without its value"),
      ("press 1 began characters %G1", "“%G1” is no value for characters"),
    ])
  func badOtherInput(words: String, complaint: String) throws {
    let text = "touches 1\nsize 10x10\n0 down 1 1,1\n0.1 \(words)\n0.2 up 1\n"
    let recording = try Recording(text: text)
    #expect(recording.frames.count == 2)
    #expect(recording.complaints.map(\.message) == ["\(complaint); the line is left out"])
  }

  @Test("what the format has no words for is refused, not lost")
  func unwritable() {
    let scroll = ScrollChange(phase: .began, location: .zero, dx: .nan)
    let recording = Recording(
      header: RecordingHeader(sceneSize: CGSize(width: 1, height: 1)),
      frames: [InputFrame(time: .zero, scroll: scroll)])
    let words = "the touches format has no words for numbers that are none"
    #expect(throws: UnwritableFrame(description: words)) { try recording.text() }
  }

  @Test("the example in the documentation is one")
  func documented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/touches-format.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```\n")
    let example = try #require(blocks.first { $0.hasPrefix("touches 1\n") })
    let result = try read(example)
    #expect(
      result.frames == [
        "0 began 1 100,200", "62 ended 1 100,200", "1000 began 1 100,300; began 2 200,300",
        "1016 moved 1 90,300; moved 2 210,300", "1032 moved 1 80,300", "1048 interrupt", "3000",
      ])
    #expect(result.complaints == [])
  }

  @Test("a size in millimetres says nothing of a file in points, which is told")
  func size() throws {
    let options = RecordingOptions(physicalSize: PhysicalSize("150x94mm"))
    let text = "touches 1\nsize 400x800\n0 down 1 9,9\n0.1 up 1\n"
    let recording = try Recording(text: text, options: options)
    #expect(recording.header.sceneSize == CGSize(width: 400, height: 800))
    #expect(recording.complaints.map(\.severity) == [.note])
  }
}
