import Foundation
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
}
