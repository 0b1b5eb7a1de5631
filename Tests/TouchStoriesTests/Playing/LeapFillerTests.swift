import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

/// A leap is filled with the places on the straight line; all else is played as it is.
@Suite struct LeapFillerTests {
  private var filler = LeapFiller(longestStep: 16)

  private mutating func play(_ phase: Contact.Phase, _ x: CGFloat, _ y: CGFloat, at ms: Int64)
    -> [String]
  {
    let time = Timestamp(nanoseconds: ms * 1_000_000)
    let contact = Contact(id: 1, phase: phase, at: CGPoint(x: x, y: y), time: time)
    return played(InputFrame(time: time, contacts: [contact])).map { frame in
      let changes = frame.contacts.map {
        "\($0.phase) \($0.sample.location.x),\($0.sample.location.y)"
      }
      return "\(frame.time.nanoseconds / 1_000_000) " + changes.joined(separator: "; ")
    }
  }

  private mutating func played(_ frame: InputFrame) -> [InputFrame] {
    filler.frames(before: frame) + [frame]
  }

  @Test("a leap is filled, in steps no longer than the longest")
  mutating func leap() {
    #expect(play(.began, 0, 0, at: 0) == ["0 began 0.0,0.0"])
    #expect(
      play(.moved, 30, 40, at: 40).map { $0 } == [
        "10 moved 7.5,10.0", "20 moved 15.0,20.0", "30 moved 22.5,30.0", "40 moved 30.0,40.0",
      ])
  }

  @Test("a step, a gap in time, and a new finger of the same name are not leaps")
  mutating func others() {
    #expect(play(.began, 0, 0, at: 0) == ["0 began 0.0,0.0"])
    #expect(play(.moved, 16, 0, at: 10) == ["10 moved 16.0,0.0"])
    #expect(play(.moved, 200, 0, at: 61) == ["61 moved 200.0,0.0"])
    #expect(play(.ended, 300, 0, at: 70) == ["70 ended 300.0,0.0"])
    #expect(play(.began, 0, 0, at: 80) == ["80 began 0.0,0.0"])
  }

  @Test("nothing is filled in before the frame before, whenever the finger moved last")
  mutating func severalFingers() {
    func frame(_ phase: Contact.Phase, _ x: CGFloat, of id: Int, at ms: Int64) -> InputFrame {
      let time = Timestamp(nanoseconds: ms * 1_000_000)
      return InputFrame(
        time: time, contacts: [Contact(id: id, phase: phase, at: CGPoint(x: x, y: 0), time: time)])
    }
    let frames = [
      frame(.began, 0, of: 1, at: 0), frame(.began, 200, of: 2, at: 10),
      frame(.moved, 40, of: 1, at: 20),
    ].flatMap { played($0) }
    #expect(frames.map { $0.time.nanoseconds / 1_000 } == [0, 10_000, 10_000, 13_333, 20_000])
  }

  @Test("places that are no numbers, and equal times, are left to the door")
  mutating func nonsense() {
    #expect(play(.began, 0, 0, at: 5) == ["5 began 0.0,0.0"])
    #expect(play(.moved, .nan, 0, at: 10).count == 1)
    #expect(play(.moved, 100, 0, at: 10).count == 1)
    #expect(play(.moved, 1e300, 0, at: 20).count == 32)
  }
}
