import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct PanTests {
  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)

  /// Logs the translation with every action.
  @discardableResult
  private func addPan(from least: Int = 1, to most: Int = .max) -> UIPanGestureRecognizer {
    let pan = stage.watch(UIPanGestureRecognizer()) { $0.translation(in: nil).spelled }
    pan.minimumNumberOfTouches = least
    pan.maximumNumberOfTouches = most
    return pan
  }

  @Test("a pan begins, changes with every move, and ends with the lift [PAN-01, PAN-05]")
  func wholePan() {
    addPan()
    stage.finger(at: place).down().move(by: 12, 0).move(by: 0, 5).move(by: -20, 1).up()
    #expect(stage.log == ["began 2, 0", "changed 2, 5", "changed -18, 6", "ended -18, 6"])
    #expect(stage.states(of: "watched") == ["0.017 began", "0.050 ended", "0.050 possible"])
  }

  @Test("enough is more than the hysteresis, in any direction [PAN-02]")
  func hysteresis() {
    addPan()
    stage.finger(at: place).down().move(by: 10, 0).move(by: -20, 0).move(by: 10, -10).up()
    stage.finger(at: place).down().move(by: 6, 8).up()
    #expect(stage.log == [])
    stage.finger(at: place).down().move(by: 9, 12).up()
    #expect(stage.log == ["began 3, 4", "ended 3, 4"])
  }

  @Test(
    "three fingers whose centroid moved exactly the hysteresis have not moved more [PAN-02]",
    arguments: [
      [CGPoint(x: -18, y: -24)], [1, 1, 7, 7, 7, 7].map { CGPoint(x: $0, y: 0) },
    ])
  func exactHysteresis(steps: [CGPoint]) {
    let pan = addPan()
    stage.finger(at: CGPoint(x: 187, y: 367)).down()
    stage.finger(at: CGPoint(x: 322, y: 413)).down()
    let third = stage.finger(at: CGPoint(x: 270, y: 543)).down()
    for step in steps { third.move(by: step.x, step.y) }
    #expect(stage.log == [] && pan.state == .possible)
    third.move(by: steps[0].x, 0)
    #expect(pan.state == .began)
  }

  @Test("the hysteresis is taken off, along the way, so that content does not jump [PAN-03]")
  func noJump() {
    addPan()
    stage.finger(at: place).down().move(by: 0, -9).move(by: 0, -3).move(by: 0, -1).up()
    #expect(stage.log == ["began 0, -2", "changed 0, -3", "ended 0, -3"])
  }

  @Test("while it is possible, it already tells all movement [PAN-04, OPN-15]")
  func whilePossible() {
    let pan = addPan()
    stage.finger(at: place).down().move(by: 5, 0).move(by: 1, 3)
    #expect(pan.state == .possible)
    #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 3))
    #expect(stage.log == [])
  }

  @Test("setting the translation lets later movement go on from there [PAN-06, REC-04]")
  func setTranslation() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    var steps: [String] = []
    pan.addAction { [unowned pan] _ in
      steps.append(pan.translation(in: nil).spelled)
      pan.setTranslation(.zero, in: nil)
    }
    let finger = stage.finger(at: place).down().move(by: 12, 0).move(by: 3, 4).move(by: -1, 0)
    pan.setTranslation(CGPoint(x: 50, y: 60), in: nil)
    finger.move(by: 1, 1).up()
    #expect(steps == ["2, 0", "3, 4", "-1, 0", "51, 61", "0, 0"])
  }

  @Test("setting the translation leaves the velocity as it is [PAN-06, REC-05]")
  func setTranslationAndVelocity() {
    let pan = addPan()
    stage.frameRate = 100
    let finger = stage.finger(at: place).down().move(by: 50, 0, in: 0.1)
    #expect(pan.velocity(in: nil).spelled == "500, 0")
    pan.setTranslation(.zero, in: nil)
    #expect(pan.velocity(in: nil).spelled == "500, 0")
    finger.move(by: 5, 2, in: 0.01)
    #expect(pan.velocity(in: nil).spelled == "500, 150")
  }

  @Test("fingers that join or leave do not move the translation, only the location [PAN-07]")
  func fingersComeAndGo() {
    stage.watch(UIPanGestureRecognizer()) { pan in
      "\(pan.numberOfTouches): \(pan.translation(in: nil).spelled) "
        + "at \(pan.location(in: nil).spelled)"
    }
    let first = stage.finger(at: place).down().move(by: 20, 0)
    let second = stage.finger(at: CGPoint(x: 200, y: 200)).down()
    first.move(by: 4, 0)
    second.move(by: 0, 6)
    first.up()
    second.move(by: 1, 1).up()
    #expect(
      stage.log == [
        "began 1: 10, 0 at 120, 100", "changed 2: 12, 0 at 162, 150",
        "changed 2: 12, 3 at 162, 153",
        "changed 1: 13, 4 at 201, 207", "ended 0: 13, 4 at 201, 207",
      ])
  }

  @Test("a second finger that moves does not fail it, before or after [PAN-10, PAN-19, PAN-21]")
  func secondFinger() {
    addPan()
    let first = stage.finger(at: place).down().move(by: 8, 0)
    let second = stage.finger(at: place).down()
    second.move(by: 18, 0)
    first.move(by: 4, 0)
    second.move(by: 40, 0).up()
    first.up()
    #expect(stage.log == ["began 1, 0", "changed 21, 0", "ended 21, 0"])
  }

  @Test("below the minimum it ends, even with fingers down [PAN-08, OPN-14]")
  func belowMinimum() {
    let pan = addPan(from: 2)
    let hand = stage.hand(at: place).down().move(by: 20, 0)
    hand.fingers[0].up()
    #expect(pan.state == .ended)
    hand.fingers[1].move(by: 50, 0).up()
    #expect(stage.log == ["began 10, 0", "ended 10, 0"])
  }

  @Test("lowering the minimum while it runs prevents that end [PAN-08]")
  func loweredMinimum() {
    let pan = addPan(from: 2)
    let hand = stage.hand(at: place).down().move(by: 20, 0)
    pan.minimumNumberOfTouches = 1
    hand.fingers[0].up()
    hand.fingers[1].move(by: 5, 0).up()
    #expect(stage.log == ["began 10, 0", "changed 15, 0", "ended 15, 0"])
  }

  @Test("above the maximum it does not begin, and does not fail either [PAN-09]")
  func aboveMaximum() {
    let pan = addPan(to: 1)
    let hand = stage.hand(at: place).down().move(by: 50, 0)
    #expect(pan.state == .possible)
    #expect(stage.log == [])
    hand.fingers[0].up()
    hand.fingers[1].move(by: 10, 0).move(by: 1, 0).up()
    #expect(stage.log == ["began 1, 0", "ended 1, 0"])
  }

  @Test("a finger beyond the maximum does not move a running pan [PAN-09]")
  func beyondMaximum() {
    stage.watch(UIPanGestureRecognizer()) { pan in
      "\(pan.numberOfTouches): \(pan.translation(in: nil).spelled) "
        + "at \(pan.location(in: nil).spelled)"
    }.maximumNumberOfTouches = 1
    let finger = stage.finger(at: place).down().move(by: 20, 0)
    let extra = stage.finger(at: CGPoint(x: 300, y: 300)).down().move(by: 50, 50)
    finger.move(by: 1, 0)
    extra.up()
    finger.up()
    #expect(
      stage.log == [
        "began 1: 10, 0 at 120, 100", "changed 1: 11, 0 at 121, 100", "ended 0: 11, 0 at 121, 100",
      ])
  }

  @Test("with a minimum of two, one finger may go far while it waits [PAN-16, PAN-21]")
  func waitsForSecond() {
    let pan = addPan(from: 2)
    let first = stage.finger(at: place).down().move(by: 100, 0)
    #expect(pan.state == .possible)
    let second = stage.finger(at: place).down()
    stage.together {
      first.move(by: 12, 0)
      second.move(by: 12, 0)
    }
    first.up()
    second.up()
    #expect(stage.log == ["began 2, 0", "ended 2, 0"])
  }

  @Test("lifted before it began, it fails [PAN-17]")
  func lifted() {
    addPan()
    stage.finger(at: place).down().move(by: 5, 0).up()
    #expect(stage.log == [])
    #expect(stage.states(of: "watched") == ["0.017 failed", "0.017 possible"])
  }

  @Test("cancelled touches cancel it once it began, and fail it before [REC-10]")
  func cancelled() {
    addPan()
    stage.finger(at: place).down().move(by: 20, 0).cancel()
    stage.finger(at: place).down().move(by: 5, 0).cancel()
    #expect(stage.log == ["began 10, 0", "cancelled 10, 0"])
    #expect(
      stage.states(of: "watched") == [
        "0.017 began", "0.017 cancelled", "0.017 possible", "0.033 failed", "0.033 possible",
      ])
  }

  @Test("after the gesture everything starts at zero [STM-48]")
  func startsOver() {
    let pan = addPan()
    stage.finger(at: place).down().move(by: 20, 0).up()
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
    stage.finger(at: place).down().move(by: 0, 13).up()
    #expect(stage.log == ["began 10, 0", "ended 10, 0", "began 0, 3", "ended 0, 3"])
  }

  @Test(
    "several fingers may be asked where they are, in the order in which they came [REC-03, REC-06]")
  func places() {
    stage.watch(UIPanGestureRecognizer()) { pan in
      "\(pan.numberOfTouches) around \(pan.location(in: nil).spelled): \(pan.touchPlaces)"
    }
    let fingers = [(100, 100), (200, 100), (150, 250)].map {
      stage.finger(at: CGPoint(x: $0.0, y: $0.1)).down()
    }
    stage.together { for finger in fingers { finger.move(by: 0, 15) } }
    fingers[1].up()
    fingers[0].move(by: 10, 0)
    fingers[0].up()
    fingers[2].up()
    #expect(
      stage.log == [
        "began 3 around 150, 165: 100, 115; 200, 115; 150, 265",
        "changed 2 around 130, 190: 110, 115; 150, 265",
        "ended 0 around 150, 265: ",
      ])
  }

  @Test("a subclass may set it while the touches move, as its own threshold needs [PAN-20, PAN-04]")
  func subclassSetsTranslation() {
    final class Threshold: UIPanGestureRecognizer {
      var isExceeded = false
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if !isExceeded, translation(in: view).x > 30 {
          isExceeded = true
          setTranslation(.zero, in: view)
        }
      }
    }
    stage.watch(Threshold()) { "\($0.isExceeded) \($0.translation(in: nil).spelled)" }
    stage.finger(at: place).down().move(by: 30, 0).move(by: 11, 0).move(by: 1, 0).up()
    #expect(
      stage.log == [
        "began false 20, 0", "changed true 0, 0", "changed true 1, 0", "ended true 1, 0",
      ])
  }

  @Test("a pan meets its criteria before a swipe does, and keeps it out [PAN-18, ARB-16]")
  func keepsOutSwipe() {
    addPan()
    stage.add(UISwipeGestureRecognizer(), named: "swipe")
    stage.finger(at: place).down().move(by: 30, 0).move(by: 60, 0).up()
    #expect(stage.log == ["began 20, 0", "changed 80, 0", "ended 80, 0"])
  }
}
