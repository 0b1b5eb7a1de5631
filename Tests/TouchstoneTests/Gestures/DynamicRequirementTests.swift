import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Requirements that delegates and classes make for one gesture")
struct DynamicRequirementTests {
  let stage = Stage()
  let x: OpinionatedRecognizer
  let y: OpinionatedRecognizer
  let a: Finger

  init() {
    x = stage.add(OpinionatedRecognizer(), named: "x")
    y = stage.add(OpinionatedRecognizer(), named: "y")
    a = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  @Test("without a yes nobody waits [FAI-25, FAI-20]")
  func nobody() {
    #expect(!UIGestureRecognizer().shouldRequireFailure(of: x))
    #expect(!UIGestureRecognizer().shouldBeRequiredToFail(by: x))
    x.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["x began"])
  }

  @Test(
    "one yes of the four makes x wait for y [FAI-20, FAI-21, API-D03, API-D04, API-G24, API-G25]",
    arguments: ["x's delegate", "y's delegate", "x's class", "y's class"])
  func four(_ who: String) {
    let delegate = ScriptedDelegate()
    switch who {
    case "x's delegate":
      delegate.waitsFor = { one, other in one.name == "x" && other.name == "y" }
      x.delegate = delegate
    case "y's delegate":
      delegate.isAwaitedBy = { one, other in one.name == "y" && other.name == "x" }
      y.delegate = delegate
    case "x's class": x.waitsFor = { $0.name == "y" }
    default: y.isAwaited = { $0.name == "x" }
    }
    x.on(.moved, become: .began, .changed)
    a.down().move(by: 5, 0)
    #expect(stage.log == [])
    y.state = .failed
    #expect(stage.log == ["x began"])
  }

  @Test(
    "delegates of UIKit's own recognizers make them wait, and of subclasses classes do [FAI-20, FAI-21]",
    arguments: ["the pan's delegate", "the press's delegate", "the press's class"])
  func ownClasses(_ who: String) {
    x.isEnabled = false
    y.isEnabled = false
    final class AwaitedPress: UILongPressGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
    }
    let isSubclass = who == "the press's class"
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let press = isSubclass ? AwaitedPress() : UILongPressGestureRecognizer()
    press.allowableMovement = 50
    stage.add(press, named: "press")
    let delegate = AnsweringDelegate(pan: pan, press: press)
    if who == "the pan's delegate" { pan.delegate = delegate }
    if who == "the press's delegate" { press.delegate = delegate }
    a.down().move(by: 20, 0)
    #expect(pan.state == .possible)
    a.move(by: 40, 0)
    #expect(pan.state == .began || pan.state == .changed)
  }

  @Test("who is awaited does not wait [FAI-21]")
  func oneWay() {
    x.waitsFor = { $0.name == "y" }
    y.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["y began"])
  }

  @Test(
    "each pair is asked once, both ways, when the two meet; the next gesture anew [FAI-20, FAI-23]")
  func askedOnce() {
    let questions = Questions()
    x.waitsFor = { questions.note("x waits for \($0.name ?? "")") }
    x.isAwaited = { questions.note("\($0.name ?? "") waits for x") }
    y.waitsFor = { questions.note("y waits for \($0.name ?? "")") }
    y.isAwaited = { questions.note("\($0.name ?? "") waits for y") }
    let expected = ["x waits for y", "x waits for y", "y waits for x", "y waits for x"]
    a.down()
    #expect(questions.asked.sorted() == expected)
    x.on(.ended, become: .failed)
    y.on(.ended, become: .failed)
    a.move(by: 5, 0).up()
    #expect(questions.asked.sorted() == expected)
    a.down()
    #expect(questions.asked.count == 8)
  }

  final class Questions {
    var asked: [String] = []
    func note(_ question: String) -> Bool {
      asked.append(question)
      return false
    }
  }

  @Test("a yes counts for one gesture [FAI-20]")
  func oneGesture() {
    var answers = [true]
    x.waitsFor = { _ in answers.popLast() ?? false }
    x.on(.moved, become: .began).on(.ended, become: .ended)
    y.on(.ended, become: .failed)
    a.down().move(by: 5, 0)
    #expect(stage.log == [])
    a.up()
    #expect(stage.log == ["x began", "x ended"])
    a.down().move(by: 5, 0)
    #expect(stage.log == ["x began", "x ended", "x began"])
  }

  @Test("a pair that meets later in the sequence is asked then [FAI-20, FAI-22]")
  func meetingLater() {
    let elsewhere = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    let here = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(elsewhere)
    stage.view.addSubview(here)
    let far = stage.add(OpinionatedRecognizer(), to: elsewhere, named: "far")
    let near = stage.add(OpinionatedRecognizer(), to: here, named: "near")
    var asked: [String] = []
    near.waitsFor = { other in
      asked.append(other.name ?? "")
      return other.name == "far"
    }
    near.on(.moved, become: .began)
    a.down()
    #expect(asked.sorted() == ["x", "y"])
    let b = stage.finger(at: CGPoint(x: 250, y: 50)).down()
    #expect(asked.sorted() == ["far", "x", "y"])
    a.move(by: 5, 0)
    #expect(stage.log == [])
    far.state = .failed
    #expect(stage.log == ["near began"])
    withExtendedLifetime(b) {}
  }

  @Test("answers that contradict each other make a circle, which is broken [FAI-21, FAI-11]")
  func contradiction() {
    x.waitsFor = { $0.name == "y" }
    y.waitsFor = { $0.name == "x" }
    x.on(.ended, become: .ended)
    y.on(.ended, become: .ended)
    a.down().up()
    #expect(stage.log == ["y ended"])
    #expect(stage.diagnostics.count == 1)
  }
}

/// Has an answer of its own to all that it is asked, from a finger's event on: nothing is found out later to be
/// left to the protocol.
private final class AnsweringDelegate: NSObject, UIGestureRecognizerDelegate {
  private let pan, press: UIGestureRecognizer

  init(pan: UIGestureRecognizer, press: UIGestureRecognizer) {
    self.pan = pan
    self.press = press
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    true
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { recognizer === pan && other === press }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { recognizer === press && other === pan }
}
