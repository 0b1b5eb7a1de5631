import Foundation
import GestureCore
import Testing

@testable import GesturePatterns

@Suite("Patterns") struct PatternTests {
  private let tap = PatternCapture("tap", \.place)

  private func zoom() throws -> GesturePattern {
    try GesturePattern {
      Down().capture(tap)
      Up(within: 0.3)
      Down(within: 0.3, near: tap, distance: 40)
      Move(.up, moreThan: 10).marked(.began)
      Up()
    }
  }

  private var tapped: Fingers { Fingers().down(50, 50).up(after: 100) }

  @Test("a tap, then at once a drag upwards: each element by its own limits")
  func sequence() throws {
    let zoom = try zoom()
    let pressed = tapped.down(60, 50, finger: 2, after: 200)
    #expect(
      zoom.told(pressed.move(60, 35, finger: 2).up(finger: 2)) == "recognized at 0.33")
    #expect(
      zoom.told(pressed.move(75, 50, finger: 2)).hasPrefix(
        "failed at 0.32: move up 10 pt: went 90 degrees astray"))
    #expect(
      zoom.told(tapped.down(60, 50, finger: 2, after: 301))
        == "failed at 0.4: down: waited 0.3 s, the whole of within 0.3")
    #expect(
      zoom.told(tapped.down(60, 50, finger: 2, after: 300)) == "open: move up 10 pt")
    #expect(
      zoom.told(tapped.down(100, 50, finger: 2, after: 200))
        == "failed at 0.3: down: landed 50 pt from tap, more than near 40")
  }

  @Test("marks are passed in order, and captures hand out their values with their types")
  func marksAndCaptures() throws {
    let fingers = tapped.down(60, 50, finger: 2, after: 200).move(60, 30, finger: 2)
      .up(finger: 2)
    let progress = try zoom().verdict(on: fingers.script)
    #expect(progress.changes.map(\.mark) == [.began])
    #expect(progress.changes.map(\.time.nanoseconds) == [316_000_000])
    let place: CGPoint? = progress.match?[tap]
    #expect(place == CGPoint(x: 50, y: 50))
    #expect(progress.match?[PatternCapture("none", \.fingers)] == nil)
  }

  @Test(
    "of several ways on, whichever matches first; the failure is that of the one that came furthest"
  )
  func choice() throws {
    let pattern = try GesturePattern {
      Down()
      OneOf {
        Move(.left, moreThan: 20)
        InOrder {
          Hold(0.2, movingAtMost: 5)
          Up()
        }
      }
    }
    #expect(pattern.told(Fingers().down(50, 50).move(20, 50)) == "recognized at 0.02")
    #expect(pattern.told(Fingers().down(50, 50).up(after: 400)) == "recognized at 0.4")
    #expect(
      pattern.told(Fingers().down(50, 50).up(after: 100))
        == "failed at 0.1: hold 0.2 s: lifted after 0.1 s, less than hold 0.2")
  }

  @Test("again and again, at least and at most so often")
  func repetition() throws {
    let taps = try GesturePattern {
      Repeated(2...3) {
        Down(within: 0.3)
        Up(within: 0.3)
      }
      Still(0.5)
    }
    func tapping(_ count: Int) -> Fingers {
      (1...count).reduce(Fingers()) { $0.down(50, 50, finger: $1, after: 100).up(finger: $1) }
    }
    #expect(taps.told(tapping(1)).hasPrefix("failed at 0.42: down: waited 0.3 s"))
    #expect(taps.told(tapping(2)) == "recognized at 0.73")
    #expect(taps.told(tapping(3)) == "recognized at 0.85")
    #expect(taps.told(tapping(4)).hasPrefix("failed at 0.45: still 0.5 s: 1 fingers"))
  }

  @Test("patterns beside each other have fingers of their own, in any interleaving")
  func together() throws {
    let pattern = try GesturePattern {
      Together {
        InOrder {
          Down()
          Hold(0.3, movingAtMost: 10)
        }
        InOrder {
          Down()
          Up(within: 0.2)
        }
      }
    }
    let held = Fingers().down(50, 50)
    #expect(
      pattern.told(held.down(90, 50, finger: 2, after: 50).up(finger: 2)) == "recognized at 0.3")
    #expect(
      pattern.told(held.down(90, 50, finger: 2, after: 400).up(finger: 2)) == "recognized at 0.42")
    #expect(
      pattern.told(held.down(90, 50, finger: 2, after: 50).up(finger: 1))
        .hasSuffix("lifted after 0.07 s, less than hold 0.3"))
  }

  @Test("a beginning gives up what else was possible")
  func commitment() throws {
    let pattern = try GesturePattern {
      Down()
      OneOf {
        InOrder {
          Move(moreThan: 10).marked(.began)
          Move(.right, moreThan: 50)
        }
        Move(.left, moreThan: 30)
      }
    }
    let fingers = Fingers().down(50, 50).move(35, 50)
    #expect(pattern.told(fingers.move(10, 50)) == "open: move right 50 pt")
    #expect(pattern.told(Fingers().down(50, 50).move(10, 50)) == "open: move right 50 pt")
  }
}
