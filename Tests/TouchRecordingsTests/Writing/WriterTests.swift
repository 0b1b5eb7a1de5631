import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

@Suite("Writing recordings")
struct WriterTests {
  private let options = RecordingOptions(physicalSize: PhysicalSize(Samples.size))

  /// A frame of contacts in points.
  private func frame(_ milliseconds: Int64, _ contacts: (Int, Contact.Phase, CGFloat)...)
    -> InputFrame
  {
    let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
    return InputFrame(
      time: time,
      contacts: contacts.map { id, phase, x in
        var contact = Contact(id: id, phase: phase, at: CGPoint(x: x, y: 50), time: time)
        contact.sample.majorRadius = 8
        contact.sample.force = 1.5
        contact.sample.maximumPossibleForce = 3
        return contact
      })
  }

  @Test("frames come back from evemu with radius and force")
  func back() throws {
    let header = RecordingHeader(deviceName: "By hand", sceneSize: CGSize(width: 400, height: 800))
    let frames = [
      frame(30, (7, .began, 100)), frame(40, (7, .moved, 110.5), (8, .began, 300)),
      frame(50, (7, .ended, 111)), frame(60, (8, .cancelled, 300)),
    ]
    let recording = Recording(header: header, frames: frames)
    let copy = try Recording(text: evemu(recording), named: "copy")
    #expect(copy.complaints == [])
    #expect(copy.header.deviceName == "By hand")
    #expect(
      tell(copy) == [
        "30 began 0 100,50", "40 moved 0 111,50; began 1 300,50", "50 ended 0 111,50",
        "60 cancelled 1 300,50",
      ])
    let sample = copy.frames[1].contacts[0].sample
    #expect(abs(sample.location.x - 110.5) < 1e-9)
    #expect(abs(sample.majorRadius - 8) < 1e-4)
    #expect(abs(sample.force - 1.5) < 1e-5)
    #expect(losses(recording, .evemu) == ["places are rounded to 1/16256 of a point"])
    #expect(losses(recording, .touches) == [])
  }

  @Test("a device's own places come back to the last bit")
  func exact() throws {
    let head = Samples.evemuHead.replacingOccurrences(of: "162 0 0 0", with: "162 0 0 7")
    let recording = try Recording(text: head + Samples.evemuEvents, named: "test")
    #expect(try Recording(text: evemu(recording)).frames == recording.frames)
    #expect(losses(recording, .evemu) == [])
  }

  @Test("a finger that lands where another lifts stays another")
  func lands() throws {
    let header = RecordingHeader(sceneSize: CGSize(width: 400, height: 800))
    let frames = [
      frame(0, (1, .began, 100)), frame(10, (1, .ended, 100), (2, .began, 102)),
      frame(20, (2, .ended, 102), (3, .began, 300)), frame(30, (3, .ended, 300)),
    ]
    let copy = try Recording(text: evemu(Recording(header: header, frames: frames)))
    #expect(
      tell(copy) == [
        "0 began 0 100,50", "10 ended 0 100,50", "10 began 1 102,50", "20 ended 1 102,50",
        "20 began 2 300,50", "30 ended 2 300,50",
      ])
  }

  @Test("what a format cannot hold is told")
  func told() throws {
    var moved = frame(10, (1, .moved, 110))
    moved.contacts[0].earlierSamples = [
      ContactSample(time: Timestamp(nanoseconds: 5_000_500), location: CGPoint(x: 105, y: 50))
    ]
    moved.contacts[0].sample.azimuthAngle = 1
    var last = InputFrame(time: Timestamp(nanoseconds: 20_000_000), isInterruption: true)
    last.hover = HoverChange(phase: .began, location: .zero)
    let header = RecordingHeader(sceneSize: CGSize(width: 400, height: 800))
    let recording = Recording(header: header, frames: [frame(0, (1, .began, 100)), moved, last])
    #expect(
      losses(recording, .evemu) == [
        "angles of pencils are left out", "coalesced readings become moments of their own",
        "hover is left out", "interruptions become cancelled touches",
        "places are rounded to 1/16256 of a point", "times are rounded to microseconds",
      ])
    #expect(losses(recording, .touches) == [])
    #expect(
      try tell(Recording(text: evemu(recording))) == [
        "0 began 0 100,50", "5 moved 0 105,50", "10 moved 0 110,50", "20 cancelled 0 110,50",
      ])
  }

  @Test("the format is told by a file's ending")
  func endings() {
    let names = [
      "a.touches", "b.EVEMU", "c.events", "d.yml", "e.yaml", "f.txt", "g", "h.json", "i.spec.ts",
      "j.cy.js", "k.js",
    ]
    #expect(
      names.map { WritableFormat(named: $0) } == [
        .touches, .evemu, .evemu, .libinput, .libinput, nil, nil, .webdriver, .playwright,
        .cypress, nil,
      ])
  }
}
