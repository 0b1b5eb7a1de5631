import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Recognizers that are under way and say nothing when their last finger goes")
struct SilentEndTests {
  let stage = Stage()
  let recognizer: LoudRecognizer
  let finger: Finger

  init() {
    recognizer = stage.add(LoudRecognizer(), named: "r")
    recognizer.on(.began, become: .began)
    recognizer.onReset { [stage] recognizer in stage.log.append("reset while \(recognizer.state)") }
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  private var warnings: [String] { stage.lines.filter { $0.contains(" warning ") } }

  @Test(
    "they are cancelled with one action, reset, and told of [COR-09]", arguments: [true, false])
  func lastFingerGoes(_ lifts: Bool) {
    finger.down()
    if lifts { finger.up() } else { finger.cancel() }
    #expect(stage.log == ["r began", "r cancelled", "reset while cancelled"])
    let method = lifts ? "touchesEnded(_:with:)" : "touchesCancelled(_:with:)"
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("LoudRecognizer.\(method) has to assign .ended") == true)
    finger.down().up()
    #expect(stage.log.count == 6)
  }

  @Test("the end of the sequence is the last finger on the screen [COR-09]")
  func anotherFinger() {
    let left = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "left")
    left.addGestureRecognizer(recognizer)
    let elsewhere = stage.finger(at: CGPoint(x: 250, y: 50))
    finger.down()
    elsewhere.down()
    finger.up()
    #expect(stage.log == ["r began"])
    elsewhere.up()
    #expect(stage.log == ["r began", "r cancelled", "reset while cancelled"])
  }

  @Test("one that has a deadline may speak up until then [COR-09]")
  func withDeadline() {
    recognizer.on(.ended) { recognizer, _, _ in recognizer.afterSeconds(0.5) {} }
    finger.down().up()
    stage.wait(0.4)
    #expect(stage.log == ["r began"])
    stage.wait(0.2)
    #expect(stage.log == ["r began", "r cancelled", "reset while cancelled"])
  }

  @Test("a hidden run that was told late is over with its telling [COR-09]")
  func heldRun() {
    let required = stage.add(LoudRecognizer(), named: "required")
    required.on(.began) { required, _, _ in
      required.afterSeconds(0.5) { [unowned required] in required.state = .failed }
    }
    recognizer.require(toFail: required)
    finger.down().up()
    stage.wait(1)
    #expect(stage.log == ["r began", "r cancelled", "reset while cancelled"])
  }

  @Test("presses are no different [COR-09]")
  func presses() {
    stage.add(LoudPressRecognizer(stage), named: "press").on(.began, become: .began)
    recognizer.isEnabled = false
    stage.press(.select)
    #expect(stage.log.filter { $0.hasPrefix("press ") } == ["press began", "press cancelled"])
    #expect(warnings.first?.contains("LoudPressRecognizer.pressesEnded(_:with:)") == true)
  }

  @Test("one that began by hand, without a finger, ends by hand [STM-10]")
  func withoutFinger() {
    recognizer.state = .began
    stage.wait(1)
    #expect(stage.log == ["r began"])
  }
}

@Suite("What a recognizer has of its touches once it has failed")
struct FailedTouchesTests {
  let stage = Stage()

  @Test("none, and the touch knows of no recognizer [COR-11]")
  func failed() {
    let recognizer = stage.add(LoudRecognizer(), named: "r")
    var touch: UITouch?
    recognizer.on(.began) { _, touches, _ in touch = touches.first }
    recognizer.on(.moved, become: .failed)
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    #expect(recognizer.numberOfTouches == 1)
    #expect(touch?.gestureRecognizers == [recognizer])
    finger.move(by: 5, 0)
    #expect(recognizer.state == .failed)
    #expect(recognizer.numberOfTouches == 0)
    #expect(touch?.gestureRecognizers == [])
  }

  @Test("UIKit's own as well [COR-11]")
  func builtIn() {
    let recognizers = [
      UITapGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
    ]
    for (number, recognizer) in recognizers.enumerated() {
      stage.add(recognizer, named: "r\(number)")
    }
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    #expect(recognizers.map(\.numberOfTouches) == [1, 1, 1])
    finger.move(by: 0, 200, in: 0.4)
    #expect(recognizers.map(\.state) == [.failed, .failed, .failed])
    #expect(recognizers.map(\.numberOfTouches) == [0, 0, 0])
  }
}
