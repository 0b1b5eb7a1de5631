import Testing
import TouchstoneTesting
import UIKit

/// A custom recognizer: what it recognizes, what it does not, and whom it keeps out.
@MainActor @Suite struct CircleTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let start = CGPoint(x: 300, y: 200)

  private func path(_ turns: CGFloat) -> FingerPath {
    .arc(around: CGPoint(x: 200, y: 200), from: start, by: 2 * .pi * turns)
  }

  @Test("a circle is recognized, either way round")
  func circle() {
    let circle = stage.add(CircleGestureRecognizer(), named: "circle")
    stage.finger(at: start).down().follow(path(1), in: 0.8).up()
    stage.finger(at: start).down().follow(path(-1), in: 0.8).up()
    #expect(stage.expect(circle).states([.ended, .ended]) == .met)
  }

  @Test("three quarters are not enough")
  func notEnough() {
    let circle = stage.add(CircleGestureRecognizer(), named: "circle")
    stage.finger(at: start).down().follow(path(0.75), in: 0.6).up()
    #expect(stage.expect(circle).failed(at: 0.6) == .met)
  }

  @Test("a second finger ends it")
  func secondFinger() {
    let circle = stage.add(CircleGestureRecognizer(), named: "circle")
    let finger = stage.finger(at: start).down().follow(path(0.5), in: 0.4)
    stage.finger(at: CGPoint(x: 20, y: 20)).tap()
    finger.follow(path(1), in: 0.4).up()
    #expect(stage.expect(circle).neverBegan() == .met)
  }

  @Test("the next circle starts from nothing")
  func reset() {
    let circle = stage.add(CircleGestureRecognizer(), named: "circle")
    for _ in 1...2 { stage.finger(at: start).down().follow(path(0.6), in: 0.5).up() }
    #expect(stage.expect(circle).neverBegan() == .met)
    #expect(circle.turned == 0)
  }

  @Test("a pan waits until the circle is none")
  func beforePan() {
    let circle = stage.add(CircleGestureRecognizer(), named: "circle")
    stage.add(UIPanGestureRecognizer(), named: "pan").require(toFail: circle)
    stage.finger(at: start).down().follow(path(1), in: 0.8).up()
    #expect(stage.log == ["circle ended"])
  }

  @Test("people can draw it")
  func people() {
    let size = CGSize(width: 400, height: 400)
    let rate = Matrix(hands: HandStyle.humans(1...50)).rate(size: size) { stage in
      let circle = stage.add(CircleGestureRecognizer(), named: "circle")
      stage.finger(at: start).down().follow(path(1), in: 0.9).up()
      return stage.expect(circle).recognized()
    }
    #expect(rate.atLeast(0.95) == .met)
  }
}
