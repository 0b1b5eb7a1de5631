import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A trackpad's own pinch and turn")
struct TrackpadTransformTests {
  let stage = Stage()
  let pointer: Pointer

  init() {
    pointer = stage.pointer(at: CGPoint(x: 50, y: 60))
  }

  @Test("a pinch follows the event's scale without a touch [PIN-14, API-E04]")
  func pinch() {
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    var seen: [String] = []
    pinch.addAction { recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      seen.append("\(pinch.state) \(pinch.scale) \(pinch.numberOfTouches)")
    }
    pointer.transform(scale: 4, steps: 2)
    #expect(seen == ["began 2.0 0", "changed 4.0 0", "ended 4.0 0"])
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test("a rotation follows the event's turn, past half a circle [PIN-14, ROT-03]")
  func rotation() {
    let rotation = stage.add(UIRotationGestureRecognizer(), named: "rotation")
    var seen: [String] = []
    rotation.addAction { recognizer in
      guard let rotation = recognizer as? UIRotationGestureRecognizer else { return }
      seen.append("\(rotation.state) \(rotation.rotation) \(rotation.numberOfTouches)")
    }
    pointer.transform(rotation: 5, steps: 2)
    #expect(seen == ["began 2.5 0", "changed 5.0 0", "ended 5.0 0"])
    #expect(rotation.rotation == 0)
  }

  @Test("each begins only for its own part of the transform [PIN-14]")
  func parts() {
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.add(UIRotationGestureRecognizer(), named: "rotation")
    pointer.transform(scale: 2, steps: 1).transform(rotation: 1, steps: 1)
    #expect(
      stage.log == ["pinch began", "pinch ended", "rotation began", "rotation ended"])
  }

  @Test("together they need a delegate's yes [PIN-14, API-D02]")
  func together() {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    stage.add(UIPinchGestureRecognizer(), named: "pinch").delegate = delegate
    stage.add(UIRotationGestureRecognizer(), named: "rotation")
    pointer.transform(scale: 2, rotation: 1, steps: 1)
    #expect(
      stage.log.sorted() == [
        "pinch began", "pinch ended", "rotation began", "rotation ended",
      ])
  }

  @Test("the velocity is that of the event's scale [PIN-07, PIN-14]")
  func velocity() {
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    var velocity: CGFloat = 0
    pinch.addAction { velocity = ($0 as? UIPinchGestureRecognizer)?.velocity ?? 0 }
    stage.input { $0.transform = TransformChange(phase: .began, location: .zero, scale: 1.5) }
    stage.wait(0.1)
    stage.input { $0.transform = TransformChange(phase: .changed, location: .zero, scale: 2) }
    #expect(abs(velocity - 20) < 1e-6)
  }

  @Test("setting the scale goes on from there [PIN-06, PIN-14]")
  func setting() {
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    var seen: [CGFloat] = []
    pinch.addAction { recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      seen.append(pinch.scale)
      pinch.scale = 1
    }
    pointer.transform(scale: 4, steps: 2)
    #expect(seen == [2, 2, 1])
  }

  @Test("setting the rotation leaves the velocity of a trackpad's turn [ROT-04, REC-05, PIN-14]")
  func turning() {
    let rotation = stage.add(UIRotationGestureRecognizer(), named: "rotation")
    var seen: [String] = []
    rotation.addAction { [unowned rotation] _ in
      seen.append("\(rotation.rotation.spelled) \(rotation.velocity.spelled)")
      rotation.rotation = 5
    }
    for phase in [InputPhase.began, .changed, .changed] {
      stage.input { $0.transform = TransformChange(phase: phase, location: .zero, rotation: 0.5) }
      stage.wait(0.1)
    }
    #expect(seen == ["0.5 0", "5.5 10", "5.5 6.25"])
  }

  @Test("a scale that is not positive is refused [PIN-13]")
  func nonsense() {
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.input { $0.transform = TransformChange(phase: .began, location: .zero, scale: 2) }
    stage.input { $0.transform = TransformChange(phase: .changed, location: .zero, scale: 0) }
    stage.input { $0.transform = TransformChange(phase: .ended, location: .zero, scale: -1) }
    #expect(stage.log == ["pinch began", "pinch ended"])
  }
}
