import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// A touch that nobody has any more is that of the next finger; one that a client has is not.
@Suite("Touches of one finger after another")
struct TouchReuseTests {
  private let stage = Stage()

  /// Whom a client keeps of the touches that it hears of.
  private final class Keeper {
    var identities: [ObjectIdentifier] = []
    var touches: [UITouch] = []
    var sets: [Set<UITouch>] = []
    var faint = Faint()
  }

  private struct Faint {
    weak var touch: UITouch?
  }

  private func watch(_ note: @escaping (Set<UITouch>, UITouch) -> Void) {
    stage.view.addGestureRecognizer(
      LoudRecognizer().on(.began) { _, touches, _ in touches.first.map { note(touches, $0) } })
  }

  private func tap(at x: CGFloat) { stage.finger(at: CGPoint(x: x, y: 50)).tap() }

  @Test("the next finger has the object of the one before, with nothing of it [API-V11]")
  func again() {
    let keeper = Keeper()
    watch { _, touch in
      keeper.identities.append(ObjectIdentifier(touch))
      stage.log.append("\(touch.location(in: nil).x) \(touch.tapCount) \(touch.phase)")
      stage.log.append("\(touch.gestureRecognizers?.count ?? 0) \(touch.view === stage.view)")
    }
    tap(at: 10)
    stage.wait(1)
    tap(at: 50)
    #expect(Set(keeper.identities).count == 1)
    #expect(stage.log == ["10.0 1 began", "1 true", "50.0 1 began", "1 true"])
  }

  @Test(
    "so has the next where a gesture was recognized, also after waiting for a requirement [API-V11]",
    arguments: [false, true])
  func recognized(waits: Bool) {
    let single = stage.add(UITapGestureRecognizer(), named: "single")
    if waits {
      let double = stage.add(UITapGestureRecognizer(), named: "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
    }
    // An address may come again with another object; the hash is made of a number that does not.
    watch { [stage] touches, touch in stage.log.append("same: \(touch.hash == 1)") }
    for _ in 1...3 {
      tap(at: 10)
      stage.wait(1)
    }
    #expect(
      stage.log == [
        "same: true", "single ended", "same: true", "single ended", "same: true", "single ended",
      ])
  }

  @Test("a touch that a client keeps stays what it was [API-V11]")
  func kept() {
    let keeper = Keeper()
    watch { _, touch in keeper.touches.append(touch) }
    tap(at: 10)
    tap(at: 50)
    #expect(keeper.touches.map { $0.location(in: nil).x } == [10, 50])
    #expect(keeper.touches.allSatisfy { $0.phase == .ended && $0.view === stage.view })
  }

  @Test("so does one whose set a client keeps [API-V11]")
  func keptSet() {
    let keeper = Keeper()
    watch { touches, _ in keeper.sets.append(touches) }
    tap(at: 10)
    tap(at: 50)
    #expect(keeper.sets.map { $0.map { $0.location(in: nil).x } } == [[10], [50]])
  }

  @Test("a weak reference to a touch never leads to another finger's [API-V11]")
  func faint() {
    let keeper = Keeper()
    watch { _, touch in if keeper.faint.touch == nil { keeper.faint.touch = touch } }
    tap(at: 10)
    #expect(keeper.faint.touch == nil)
  }

  @Test("no view is kept by a touch that waits for its next finger")
  func view() {
    weak var faint: UIView?
    do {
      let view = UIView(frame: stage.view.bounds)
      faint = view
      stage.view.addSubview(view)
      tap(at: 10)
      view.removeFromSuperview()
    }
    #expect(faint == nil)
  }

  @Test("one that a double tap waits with is free when that has failed [API-V11]")
  func afterWaiting() {
    let keeper = Keeper()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.view.addGestureRecognizer(double)
    watch { _, touch in keeper.identities.append(ObjectIdentifier(touch)) }
    tap(at: 10)
    stage.wait(1)
    tap(at: 50)
    #expect(Set(keeper.identities).count == 1)
  }
}
