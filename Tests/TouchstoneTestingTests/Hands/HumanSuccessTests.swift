import Effort
import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// A gesture that works only under steady fingers is a fault that users find: how often each built-in
/// recognizer recognizes what 200 human hands do, alone and beside all the others.
@Suite("Human hands") struct HumanSuccessTests {
  private static let matrix = Matrix(
    hands: HandStyle.humans(1...UInt64(Effort.rounds(200))), frameRates: [60])
  private static let middle = CGPoint(x: 200, y: 400)

  private func rate(
    _ recognizer: @autoclosure @escaping () -> UIGestureRecognizer, _ act: @escaping (Stage) -> Void
  ) -> SuccessRate {
    Self.matrix.rate { stage in
      stage.view.isMultipleTouchEnabled = true
      let recognizer = stage.add(recognizer(), named: "it")
      act(stage)
      stage.wait(1)
      return stage.expect(recognizer).recognized()
    }
  }

  @Test("taps of one, two and three fingers, and double taps")
  func taps() {
    let tap = rate(UITapGestureRecognizer()) { $0.finger(at: Self.middle).tap() }
    #expect(tap.atLeast(1) == .met)
    for count in 2...3 {
      let taps = rate(UITapGestureRecognizer(touches: count)) {
        $0.hand(at: Self.middle, fingers: count).tap()
      }
      #expect(taps.atLeast(1) == .met)
    }
    let double = rate(UITapGestureRecognizer(taps: 2)) { $0.finger(at: Self.middle).doubleTap() }
    #expect(double.atLeast(1) == .met)
  }

  @Test("long presses of one and two fingers")
  func presses() {
    let press = rate(UILongPressGestureRecognizer()) { $0.finger(at: Self.middle).longPress() }
    #expect(press.atLeast(1) == .met)
    let two = rate(UILongPressGestureRecognizer(touches: 2)) {
      $0.hand(at: Self.middle).longPress(0.8)
    }
    #expect(two.atLeast(1) == .met)
  }

  @Test("pans, swipes and strokes from the edge")
  func strokes() {
    let pan = rate(UIPanGestureRecognizer()) { $0.finger(at: Self.middle).drag(by: 40, 30) }
    #expect(pan.atLeast(1) == .met)
    let flick = rate(UISwipeGestureRecognizer(.left)) { $0.finger(at: Self.middle).flick(.left) }
    #expect(flick.atLeast(1) == .met)
    let swipe = rate(UISwipeGestureRecognizer(.down)) { $0.finger(at: Self.middle).swipe(.down) }
    #expect(swipe.atLeast(1) == .met)
    let edge = rate(UIScreenEdgePanGestureRecognizer(.left)) {
      $0.finger(at: Self.middle).edgeSwipe(from: .left)
    }
    #expect(edge.atLeast(1) == .met)
  }

  @Test("pinches and turns")
  func transforms() {
    let pinch = rate(UIPinchGestureRecognizer()) {
      $0.hand(at: Self.middle).down().pinch(to: 1.5).up()
    }
    #expect(pinch.atLeast(1) == .met)
    let turn = rate(UIRotationGestureRecognizer()) {
      $0.hand(at: Self.middle).down().turn(by: .pi / 4).up()
    }
    #expect(turn.atLeast(1) == .met)
  }

  @Test("side by side on one view, the right one is recognized")
  func among() {
    func winner(_ act: @escaping (Stage) -> Void, _ expected: String) -> SuccessRate {
      Matrix(hands: HandStyle.humans(1...60)).rate { stage in
        stage.view.isMultipleTouchEnabled = true
        let double = stage.add(UITapGestureRecognizer(taps: 2), named: "double")
        stage.add(UITapGestureRecognizer(), named: "tap").require(toFail: double)
        stage.add(UILongPressGestureRecognizer(), named: "press")
        stage.add(UIPanGestureRecognizer(), named: "pan").maximumNumberOfTouches = 1
        stage.add(UIPinchGestureRecognizer(), named: "pinch")
        act(stage)
        stage.wait(1)
        let names = stage.log.map { $0.prefix { $0 != " " } }
        let ok = Set(names) == [expected[...]]
        return ok ? .met : .failed(stage.outline.joined(separator: ", "))
      }
    }
    #expect(winner({ $0.finger(at: Self.middle).tap() }, "tap").atLeast(1) == .met)
    #expect(winner({ $0.finger(at: Self.middle).doubleTap() }, "double").atLeast(1) == .met)
    #expect(winner({ $0.finger(at: Self.middle).longPress(0.7) }, "press").atLeast(1) == .met)
    #expect(winner({ $0.finger(at: Self.middle).drag(by: 90, 0) }, "pan").atLeast(1) == .met)
    let pinch = winner({ $0.hand(at: Self.middle).down().pinch(to: 2).up() }, "pinch")
    #expect(pinch.atLeast(0.97) == .met)
  }
}

extension UITapGestureRecognizer {
  convenience init(taps: Int = 1, touches: Int = 1) {
    self.init(target: nil, action: nil)
    numberOfTapsRequired = taps
    numberOfTouchesRequired = touches
  }
}

extension UILongPressGestureRecognizer {
  convenience init(touches: Int) {
    self.init(target: nil, action: nil)
    numberOfTouchesRequired = touches
  }
}

extension UISwipeGestureRecognizer {
  convenience init(_ direction: Direction) {
    self.init(target: nil, action: nil)
    self.direction = direction
  }
}

extension UIScreenEdgePanGestureRecognizer {
  convenience init(_ edges: UIRectEdge) {
    self.init(target: nil, action: nil)
    self.edges = edges
  }
}
