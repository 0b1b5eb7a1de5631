import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What a delegate leaves to the protocol it is not asked again; what it answers it is asked each time.
@Suite("Methods that delegates leave out")
struct DelegateOmissionTests {
  let stage = Stage()
  let single: UITapGestureRecognizer
  let waiting = ScriptedDelegate()
  private let mute = MuteDelegate()
  private let forwarder = ForwardingDelegate()
  private let selfAsking = SelfAskingDelegate()

  init() {
    waiting.waitsFor = { _, other in other.name == "double" }
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single = stage.add(UITapGestureRecognizer(), named: "single")
  }

  /// What is recognized by the lift of a tap, and in the second after it.
  private func tap() -> [String] {
    let before = stage.log.count
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    let atOnce = stage.log.count
    stage.wait(1)
    return Array(stage.log[before..<atOnce]) + ["-"] + stage.log[atOnce...]
  }

  @Test("another delegate is asked although the one before had no opinion [API-D03]")
  func exchanged() {
    single.delegate = mute
    let first = tap()
    single.delegate = waiting
    #expect([first, tap()] == [["single ended", "-"], ["-", "single ended"]])
  }

  @Test(
    "a delegate that hands questions on is asked again, whichever answered before [API-D03]"
  )
  func forwarding() {
    single.delegate = forwarder
    let first = tap()
    forwarder.next = waiting
    #expect([first, tap()] == [["single ended", "-"], ["-", "single ended"]])
  }

  @Test("a delegate that asks itself what it leaves out has its own opinion [API-D03, API-D04]")
  func askingItself() {
    single.delegate = selfAsking
    let first = tap()
    selfAsking.waits = true
    #expect([first, tap()] == [["single ended", "-"], ["-", "single ended"]])
  }
}

private final class MuteDelegate: NSObject, UIGestureRecognizerDelegate {}

private final class ForwardingDelegate: NSObject, UIGestureRecognizerDelegate {
  private let mute = MuteDelegate()
  lazy var next: any UIGestureRecognizerDelegate = mute

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    next.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }
}

private final class SelfAskingDelegate: NSObject, UIGestureRecognizerDelegate {
  var waits = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    self.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
      || waits && otherGestureRecognizer.name == "double"
  }
}
