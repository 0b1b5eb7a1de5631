import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Steppers") struct StepperTests {
  let stage = Stage()
  let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let plus: Finger
  let minus: Finger

  init() {
    plus = stage.finger(at: CGPoint(x: 170, y: 116))
    minus = stage.finger(at: CGPoint(x: 120, y: 116))
    stage.view.addSubview(stepper)
    stepper.addAction(
      UIAction { [stage, stepper] _ in
        stage.log.append(
          "\(Int((stage.scene.touchSystem.now.seconds * 1000).rounded())) "
            + "\(stepper.value)")
      }, for: .valueChanged)
  }

  @Test("values are held within the limits, and code hears of them from nobody [CTL-15, API-C16]")
  func limits() {
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    stepper.value = 250
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 60
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (60, 60, 60))
    stepper.maximumValue = 10
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (10, 10, 10))
    stepper.value = .nan
    #expect(stepper.value == 10)
    stepper.stepValue = 0
    #expect(stepper.stepValue == 1 && stage.diagnostics.count == 1)
    #expect(stage.log == [])
  }

  @Test("held, it counts on by itself: after a pause, slowly, then fast [API-C16]")
  func repeating() {
    plus.down().hold(2.45)
    #expect(
      stage.log == [
        "0 1.0", "500 2.0", "700 3.0", "900 4.0", "1100 5.0", "1300 6.0", "1500 7.0", "1700 8.0",
        "1900 9.0", "2100 10.0", "2300 11.0", "2350 12.0", "2400 13.0", "2450 14.0",
      ])
    plus.up()
    stage.wait(1)
    #expect(stepper.value == 14)
  }

  @Test("a finger beside its half pauses the counting [API-C16]")
  func pause() {
    plus.down().move(by: -60, 0).hold(1)
    #expect(stage.log == ["0 1.0"])
    plus.move(by: 60, 0).hold(0.2)
    #expect(stage.log.count == 2)
    plus.up()
  }

  @Test("at a limit it stops, or goes on at the other one [API-C16]")
  func wrapping() {
    minus.tap()
    #expect(stage.log == [])
    stepper.wraps = true
    stepper.stepValue = 30
    minus.tap()
    #expect(stepper.value == 100)
    minus.tap()
    #expect(stepper.value == 70)
    stepper.value = 90
    plus.tap()
    #expect(stepper.value == 100)
    plus.tap()
    #expect(stepper.value == 0)
    #expect(stage.log.count == 4)
  }

  @Test("one that is not continuous tells the value at the end, if there is a new one [API-C16]")
  func atTheEnd() {
    stepper.isContinuous = false
    plus.down().hold(0.75)
    #expect(stage.log == [] && stepper.value == 3)
    plus.up()
    #expect(stage.log == ["750 3.0"])
    stepper.value = 0
    minus.tap()
    #expect(stage.log == ["750 3.0"])
    plus.down().hold(0.1)
    stage.interrupt()
    #expect(stage.log.count == 2 && stepper.value == 1)
  }

  @Test("without repeating it counts at the lift, on the half where the finger came down [API-C16]")
  func once() {
    stepper.autorepeat = false
    plus.down().hold(2)
    #expect(stage.log == [])
    plus.up()
    #expect(stage.log == ["2000 1.0"])
    plus.down().move(by: -60, 0).up()
    #expect(stage.log == ["2000 1.0"])
  }

  @Test(
    "nothing counts on when the stepper goes or loses its finger [CTL-09]")
  func stops() {
    plus.down()
    stage.interrupt()
    stage.wait(1)
    plus.down()
    stepper.removeFromSuperview()
    plus.hold(1).up()
    #expect(stepper.value == 2)
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("a stepper that is disabled under a finger counts on until that lifts [COR-19]")
  func disabled() {
    plus.down()
    stepper.isEnabled = false
    plus.hold(0.6).up().hold(1)
    #expect(stage.log == ["0 1.0", "500 2.0"])
    plus.tap()
    #expect(stepper.value == 2)
  }

  @Test("an action may take the stepper away while it counts [CTL-09]")
  func removedByAction() {
    stepper.addAction(
      UIAction { [stepper] _ in if stepper.value == 3 { stepper.removeFromSuperview() } },
      for: .valueChanged)
    plus.down().hold(5).up()
    #expect(stage.log == ["0 1.0", "500 2.0", "700 3.0"])
  }
}
