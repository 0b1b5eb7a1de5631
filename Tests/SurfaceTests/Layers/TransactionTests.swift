import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import TouchstoneCore

@Suite struct TransactionTests {
  private let stage = Stage()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.layer.addSublayer(layer)
    stage.wait(0.1)
  }

  private var shownOpacity: Float { layer.presentation()?.opacity ?? -1 }

  @Test("a bare layer's changes are animated for a quarter of a second, a view's are not")
  func implicit() {
    layer.opacity = 0
    stage.window.layer.opacity = 0.5
    #expect(layer.opacity == 0 && shownOpacity == 1)
    #expect(stage.window.layer.presentation()?.opacity == 0.5)
    stage.wait(0.125)
    #expect(shownOpacity > 0.05 && shownOpacity < 0.5)
    stage.wait(0.125)
    #expect(shownOpacity == 0 && layer.animationKeys() == nil)
  }

  @Test("what is new on the screen is not animated, nor what is outside of it")
  func newcomers() {
    let new = CALayer()
    new.opacity = 0.25
    stage.window.layer.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animationKeys() == nil)
    stage.wait(0.1)
    new.opacity = 1
    #expect(new.animationKeys() == ["opacity"])
  }

  @Test("a transaction says how long, by which curve, and what is done then")
  func settings() {
    // Other tests may have had their turn since the stage was made.
    stage.wait(0.1)
    var done: [Double] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { done.append(CACurrentMediaTime()) }
    let start = CACurrentMediaTime()
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 400
    CATransaction.commit()
    CATransaction.commit()
    stage.wait(1)
    #expect(shownOpacity == 0.5 && layer.presentation()?.position.x == 400 && done.isEmpty)
    stage.wait(1)
    #expect(done.map { ($0 - start).rounded() } == [2])
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  @Test("a transaction without animations is done with the next deadlines")
  func empty() {
    // Other tests may have had their turn since the stage was made.
    stage.wait(0.1)
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    #expect(!isDone)
    stage.wait(0.001)
    #expect(isDone)
  }

  @Test("actions can be taken away by name, or be others")
  func actions() {
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    let slow = CABasicAnimation(keyPath: "position")
    slow.duration = 9
    layer.actions = ["position": slow]
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.animation(forKey: "position")?.duration == 9)
    stage.wait(1)
    #expect(layer.presentation()?.position != CGPoint(x: 50, y: 50))
  }

  @Test("a finger that is followed by a bare layer leaves no animation behind without actions")
  func following() {
    stage.window.addGestureRecognizer(
      {
        let pan = UIPanGestureRecognizer()
        pan.addAction { [layer] pan in
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          layer.position = pan.location(in: nil)
          CATransaction.commit()
        }
        return pan
      }())
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 100, 0, in: 0.3)
    #expect(layer.position == CGPoint(x: 150, y: 50) && layer.animationKeys() == nil)
  }

  @Test("a display link beats with the screen's frames, on the scene's clock")
  func displayLink() {
    // Other tests may have had their turn since the stage was made.
    stage.wait(0.1)
    final class Beat {
      var times: [Double] = []
      func beat(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let beat = Beat()
    let link = CADisplayLink(target: beat, selector: Selector(Beat.beat))
    let start = CACurrentMediaTime()
    link.add(to: .main, forMode: .common)
    stage.wait(0.1)
    #expect(beat.times.count == 6)
    #expect(abs((beat.times.first ?? 0) - start - 1.0 / 60) < 1e-6)
    link.isPaused = true
    stage.wait(0.1)
    #expect(beat.times.count == 6)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    stage.wait(0.1)
    #expect(beat.times.count == 9)
    link.invalidate()
    stage.wait(0.1)
    #expect(beat.times.count == 9)
  }

  @Test("the time is that of the scene whose step is done, in each of two that take turns")
  func times() {
    let other = Stage()
    var heard: [String] = []
    func listen(_ stage: Stage, _ name: String) {
      stage.add(UITapGestureRecognizer(), named: name).addAction { _ in
        heard.append("\(name) \((CACurrentMediaTime() * 10).rounded() / 10)")
      }
    }
    listen(stage, "first")
    listen(other, "second")
    // This stage has been there for a tenth of a second.
    stage.wait(5)
    other.wait(2)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    other.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    let times = heard.map { $0.split(separator: " ") }
    #expect(times.map { $0[0] } == ["first", "second", "first"])
    let numbers = times.compactMap { Double($0[1]) }
    #expect(abs(numbers[0] - numbers[1] - 3.1) < 0.15 && abs(numbers[2] - numbers[0] - 1) < 0.15)
  }
}
