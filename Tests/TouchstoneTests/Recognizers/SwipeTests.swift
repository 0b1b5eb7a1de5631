import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct SwipeTests {
  typealias Direction = UISwipeGestureRecognizer.Direction

  let stage = Stage(size: CGSize(width: 1000, height: 1000))
  let place = CGPoint(x: 500, y: 500)

  @discardableResult
  private func addSwipe(
    _ direction: Direction = .right, fingers: Int = 1
  ) -> UISwipeGestureRecognizer {
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = direction
    swipe.numberOfTouchesRequired = fingers
    return swipe
  }

  /// Whether one finger that goes there at once, after a rest of that long, swipes.
  private func recognizes(
    _ dx: CGFloat, _ dy: CGFloat, after seconds: TimeInterval = 0.01,
    _ direction: Direction = .right
  ) -> Bool {
    let stage = Stage(size: CGSize(width: 1000, height: 1000))
    stage.add(UISwipeGestureRecognizer(), named: "swipe").direction = direction
    stage.finger(at: place).down().move(by: dx, dy, in: seconds, frames: 1).up()
    return stage.log == ["swipe ended"]
  }

  @Test("a swipe is recognized while the finger moves, once [SWP-01, SWP-03, STM-27]")
  func duringMove() {
    addSwipe()
    let finger = stage.finger(at: place).down().move(by: 100, 0, in: 0.1)
    #expect(stage.log == ["swipe ended"])
    finger.move(by: 100, 0, in: 0.1).up()
    #expect(stage.log == ["swipe ended"])
    #expect(stage.states(of: "swipe") == ["0.050 ended", "0.200 possible"])
  }

  nonisolated struct Limit: Sendable, CustomTestStringConvertible {
    var time: TimeInterval
    var primary: CGFloat
    var secondary: CGFloat
    var testDescription: String { "after \(time) s" }
  }

  /// The limits as they were measured on a device. A move takes time, so that of t = 0 is the
  /// formula's for a hundredth of a second.
  nonisolated static let limits = [
    Limit(time: 0.01, primary: 49.53, secondary: 49.51),
    Limit(time: 0.1, primary: 45.3, secondary: 45.1),
    Limit(time: 0.2, primary: 40.6, secondary: 40.2),
    Limit(time: 0.3, primary: 35.9, secondary: 35.3),
    Limit(time: 0.4, primary: 31.2, secondary: 30.4),
    Limit(time: 0.5, primary: 26.5, secondary: 25.5),
  ]

  @Test("the limits of movement shrink with time [SWP-04, SWP-05]", arguments: limits)
  func limits(_ limit: Limit) {
    let (time, least, most) = (limit.time, limit.primary, limit.secondary)
    #expect(recognizes(least + 0.001, 0, after: time))
    #expect(!recognizes(least - 0.001, 0, after: time))
    #expect(recognizes(200, most - 0.001, after: time))
    #expect(!recognizes(200, most + 0.001, after: time))
    #expect(recognizes(200, -most + 0.001, after: time))
    #expect(!recognizes(200, -most - 0.001, after: time))
  }

  @Test("with no time gone, in the lift's own frame, both limits are 50 points [SWP-04]")
  func limitsAtOnce() {
    func recognizesAtOnce(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      let stage = Stage(size: CGSize(width: 1000, height: 1000))
      stage.add(UISwipeGestureRecognizer(), named: "swipe")
      stage.scene.touchSystem.receive(
        InputFrame(time: .zero, contacts: [Contact(id: 1, phase: .began, at: place, time: .zero)]))
      let target = CGPoint(x: place.x + dx, y: place.y + dy)
      stage.scene.touchSystem.receive(
        InputFrame(time: .zero, contacts: [Contact(id: 1, phase: .ended, at: target, time: .zero)]))
      return stage.log == ["swipe ended"]
    }
    #expect(recognizesAtOnce(50, 0))
    #expect(!recognizesAtOnce(49.999, 0))
    #expect(recognizesAtOnce(50, 50))
    #expect(!recognizesAtOnce(50, 50.001))
  }

  @Test("half a second counts, a thousandth more does not [SWP-04]")
  func duration() {
    #expect(recognizes(200, 0, after: 0.5))
    #expect(!recognizes(200, 0, after: 0.501))
    addSwipe()
    stage.finger(at: place).down().hold(1)
    #expect(stage.states(of: "swipe") == ["0.500 failed"])
  }

  @Test("a clear step against the direction fails it; a finger that rolls does not [SWP-07]")
  func against() {
    addSwipe()
    stage.finger(at: place).down().move(by: -2, 0).move(by: 100, 0).up()
    #expect(stage.log == ["swipe ended"])
  }

  @Test("what has gone clearly against the direction is no swipe any more [SWP-07]")
  func clearlyAgainst() {
    addSwipe()
    let finger = stage.finger(at: place).down().move(by: -2.1, 0)
    #expect(stage.states(of: "swipe") == ["0.017 failed"])
    finger.move(by: 100, 0).up()
    #expect(stage.log == [])
  }

  @Test("going back a little, but not behind the start, does no harm [SWP-07]")
  func partialReturn() {
    addSwipe()
    stage.finger(at: place).down().move(by: 20, 0).move(by: -19, 0).move(by: 99, 0).up()
    #expect(stage.log == ["swipe ended"])
  }

  @Test("each direction has its own finger movement [SWP-06, SWP-08]")
  func directions() {
    let moves: [(String, CGFloat, CGFloat)] = [
      ("right", 100, 0), ("left", -100, 0), ("up", 0, -100), ("down", 0, 100),
      ("diagonal", 100, 100),
    ]
    func movesOf(_ direction: Direction) -> [String] {
      moves.filter { recognizes($0.1, $0.2, direction) }.map(\.0)
    }
    #expect(movesOf(.right) == ["right"])
    #expect(movesOf(.left) == ["left"])
    #expect(movesOf(.up) == ["up"])
    #expect(movesOf(.down) == ["down"])
    #expect(movesOf([.right, .left]) == ["right", "left"])
    #expect(movesOf([.up, .down]) == ["up", "down"])
    #expect(movesOf([.right, .down]) == ["right"])
    #expect(movesOf([.right, .left, .up, .down]) == ["right", "left"])
    #expect(movesOf([]) == [])
  }

  @Test(
    "its direction stays the mask, and its places are where the fingers started [SWP-02, SWP-06]")
  func places() {
    let swipe = stage.watch(UISwipeGestureRecognizer()) { swipe in
      "\(swipe.direction.rawValue), \(swipe.numberOfTouches) at "
        + "\(swipe.location(in: nil).spelled): \(swipe.touchPlaces)"
    }
    swipe.numberOfTouchesRequired = 2
    swipe.direction = [.left, .right]
    stage.hand(at: place).down().move(by: -100, 0, in: 0.1).up()
    #expect(stage.log == ["ended 3, 2 at 500, 500: 450, 500; 550, 500"])
  }

  @Test("every finger must make the way by itself [SWP-08]")
  func everyFinger() {
    func recognizes(
      _ first: CGFloat, _ second: CGFloat, _ direction: Direction = .right
    ) -> Bool {
      let stage = Stage(size: CGSize(width: 1000, height: 1000))
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
      swipe.numberOfTouchesRequired = 2
      swipe.direction = direction
      let hand = stage.hand(at: place).down()
      stage.together {
        hand.fingers[0].move(by: first, 0)
        hand.fingers[1].move(by: second, 0)
      }
      hand.up()
      return stage.log == ["swipe ended"]
    }
    #expect(!recognizes(100, 0))
    #expect(recognizes(100, 50))
    #expect(!recognizes(100, -100))
    #expect(recognizes(-100, -50, [.left, .right]))
    #expect(!recognizes(100, -100, [.left, .right]))
  }

  @Test("more or fewer fingers than required fail it [SWP-07]", arguments: 1...3, 1...3)
  func fingers(required: Int, used: Int) {
    addSwipe(fingers: required)
    stage.hand(at: place, fingers: used).down().move(by: 100, 0, in: 0.1).up()
    #expect(stage.log == (required == used ? ["swipe ended"] : []))
    #expect(stage.states(of: "swipe").map { $0.suffix(8) }.last == "possible")
  }

  @Test("a finger that lifts before the way is made fails it [SWP-07]")
  func lift() {
    addSwipe(fingers: 2)
    let hand = stage.hand(at: place).down().move(by: 20, 0)
    hand.fingers[0].up()
    #expect(stage.states(of: "swipe") == ["0.017 failed"])
    hand.fingers[1].move(by: 100, 0).up()
    #expect(stage.log == [])
  }

  @Test("the swipes of test tools are swipes, a slow and even one is not [SWP-09]")
  func references() {
    addSwipe()
    stage.finger(at: place).drag(by: 300, 0, in: 0.1)
    #expect(stage.log == ["swipe ended"])
    stage.frameRate = 100
    stage.finger(at: place).drag(by: 200, 5, in: 0.2)
    #expect(stage.log == ["swipe ended", "swipe ended"])
    stage.log = []
    stage.finger(at: CGPoint(x: 100, y: 100)).drag(by: 50, 0, in: 1)
    #expect(stage.log == [])
  }

  @Test("one that takes a second is one if it speeds up and meets the limit in time [SWP-09]")
  func speedingUp() {
    addSwipe()
    stage.finger(at: CGPoint(x: 50, y: 100)).drag(by: 300, 0, in: 1, curve: .speedingUp)
    #expect(stage.log == ["swipe ended"])
    stage.log = []
    stage.finger(at: CGPoint(x: 50, y: 100)).drag(by: 60, 0, in: 1, curve: .speedingUp)
    #expect(stage.log == [])
  }

  @Test("cancelled touches fail it [REC-10]")
  func cancelled() {
    addSwipe()
    stage.finger(at: place).down().move(by: 20, 0).cancel()
    #expect(stage.log == [])
    #expect(stage.states(of: "swipe") == ["0.017 failed", "0.017 possible"])
  }

  @Test("a pan that requires it to fail leaves flicks to it [SWP-10]")
  func withPan() {
    let swipe = addSwipe()
    stage.add(UIPanGestureRecognizer(), named: "pan").require(toFail: swipe)
    stage.finger(at: place).drag(by: 200, 0, in: 0.1)
    #expect(stage.log == ["swipe ended"])
    stage.log = []
    stage.finger(at: place).down().move(by: 0, 100).move(by: 0, 20).up()
    #expect(stage.log == ["pan began", "pan changed", "pan ended"])
  }
}

extension Finger {
  /// Moves in that many equal frames.
  fileprivate func move(
    by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval, frames: Double
  ) -> Finger {
    let rate = stage.frameRate
    defer { stage.frameRate = rate }
    stage.frameRate = frames / seconds
    return move(by: dx, dy, in: seconds)
  }
}
