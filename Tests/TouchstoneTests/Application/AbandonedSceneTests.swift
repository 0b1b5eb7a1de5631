import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// A scene that goes in the middle of a gesture takes nobody with it.
@Suite struct AbandonedSceneTests {
  @Test("its window goes with it, though a finger and a key are down")
  func nothingStays() {
    weak var window: UIWindow?
    weak var recognizer: UIGestureRecognizer?
    do {
      let stage = Stage()
      window = stage.scene.windows.first
      let pan = UIPanGestureRecognizer()
      recognizer = pan
      stage.add(pan, named: "pan")
      stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 30, 0)
      let key = PressChange(id: 1, phase: .began, type: 4)
      stage.scene.touchSystem.receive(InputFrame(time: stage.scene.touchSystem.now, presses: [key]))
      #expect(stage.log == ["pan began"])
      #expect(window != nil && recognizer != nil)
    }
    #expect(window == nil && recognizer == nil)
  }

  @Test("a recognizer outlives its scene, forgets the gesture, and serves in another scene")
  func outlives() {
    let pan = UIPanGestureRecognizer()
    weak var scene: UIWindowScene?
    do {
      let stage = Stage()
      scene = stage.scene
      stage.add(pan, named: "pan")
      stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 30, 0)
      #expect(stage.log == ["pan began"])
    }
    #expect(scene == nil)
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    pan.isEnabled = false
    pan.isEnabled = true
    let other = Stage()
    other.add(pan, named: "pan")
    other.finger(at: CGPoint(x: 50, y: 50)).drag(by: 30, 0, in: 0)
    #expect(other.log == ["pan began", "pan ended"])
  }

  @Test("what a recognizer remembers of the gesture goes with the scene [STM-40]")
  func forgets() {
    let tap = UITapGestureRecognizer()
    weak var touch: UITouch?
    do {
      let stage = Stage()
      stage.view.addGestureRecognizer(
        LoudRecognizer().on(.began) { _, touches, _ in touch = touches.first })
      stage.add(tap, named: "tap")
      stage.finger(at: CGPoint(x: 50, y: 50)).down()
      #expect(touch != nil && tap.numberOfTouches == 1)
    }
    #expect(touch == nil)
    #expect(tap.numberOfTouches == 0)
  }

  @Test("a control that tracks a touch of a scene that has gone can go too [CTL-09]")
  func control() {
    weak var control: UIControl?
    do {
      let stage = Stage()
      let button = UIControl(frame: stage.view.bounds)
      stage.view.addSubview(button)
      control = button
      stage.finger(at: CGPoint(x: 50, y: 50)).down()
      #expect(button.isTracking)
    }
    #expect(control == nil)
  }

  @Test("an action that lets go of the scene, when no input is on its way, harms nobody [STM-30]")
  func letGoInAction() {
    let box = Box()
    let pan = UIPanGestureRecognizer()
    box.stage?.add(pan, named: "pan")
    pan.addAction { if $0.state == .cancelled { box.stage = nil } }
    box.stage?.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 30, 0)
    weak let scene = box.stage?.scene
    pan.isEnabled = false
    #expect(scene == nil)
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
  }

  private final class Box {
    var stage: Stage? = Stage()
  }
}
