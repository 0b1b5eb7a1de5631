import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Taps by presses")
struct PressTapTests {
  let stage = Stage()
  let tap: UITapGestureRecognizer

  init() {
    tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
  }

  @Test("a press of an allowed button is a tap [API-G12, TAP-01]")
  func single() {
    stage.button(.select).tap()
    stage.button(.menu).tap()
    #expect(stage.log == ["tap ended"])
    #expect(tap.state == .possible)
  }

  @Test("a tap allows no presses unless it is told to [API-G12]")
  func none() {
    #expect(UITapGestureRecognizer().allowedPressTypes == [])
    tap.allowedPressTypes = []
    stage.button(.select).tap()
    #expect(stage.log == [])
  }

  @Test("two presses are a double tap, if the second comes in time [TAP-06]")
  func double() {
    tap.numberOfTapsRequired = 2
    stage.button(.select).tap().hold(0.3).tap()
    #expect(stage.log == ["tap ended"])
    stage.wait(1)
    stage.button(.select).tap().hold(0.4).tap()
    #expect(stage.log == ["tap ended"])
  }

  @Test("a press that is held too long is none [TAP-05]")
  func held() {
    stage.button(.select).tap(holding: 0.75)
    stage.button(.select).tap(holding: 0.76)
    #expect(stage.log == ["tap ended"])
    #expect(stage.story(of: "tap").contains("failed: held 0.75 s, the whole of tapDuration 0.75"))
  }

  @Test("two buttons at once are none [TAP-07]")
  func two() {
    tap.allowedPressTypes.append(NSNumber(value: UIPress.PressType.menu.rawValue))
    let first = stage.button(.select).down()
    stage.button(.menu).tap()
    first.up()
    #expect(stage.log == [])
  }

  @Test("a cancelled press fails it [TAP-15]")
  func cancelled() {
    stage.button(.select).down().cancel()
    #expect(stage.log == [])
    #expect(stage.story(of: "tap") == ["failed: its touches were cancelled", "possible: reset"])
  }

  @Test("a long press begins on a press that is held, and ends with it [COR-04, LPR-01]")
  func longPress() {
    tap.isEnabled = false
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    stage.button(.select).tap(holding: 1)
    #expect(stage.log == [])
    press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    stage.button(.menu).tap(holding: 1)
    stage.button(.select).tap(holding: 0.4)
    #expect(stage.log == [])
    let button = stage.button(.select).down().hold(0.5)
    #expect(stage.log == ["press began"] && press.state == .began)
    button.up()
    #expect(stage.log == ["press began", "press ended"] && press.state == .possible)
    stage.button(.select).down().hold(1).cancel()
    #expect(stage.log.suffix(2) == ["press began", "press cancelled"])
  }

  @Test("a long press may want presses that tap before, and one button alone [COR-04, LPR-09]")
  func longPressAfterTap() {
    tap.isEnabled = false
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    press.allowedPressTypes = [UIPress.PressType.select, .menu].map { NSNumber(value: $0.rawValue) }
    press.numberOfTapsRequired = 1
    stage.button(.select).tap(holding: 1)
    stage.wait(1)
    #expect(stage.log == [])
    stage.button(.select).tap().hold(0.1).down().hold(0.6).up()
    #expect(stage.log == ["press began", "press ended"])
    press.numberOfTapsRequired = 0
    let first = stage.button(.select).down()
    stage.button(.menu).tap(holding: 1)
    first.up()
    #expect(stage.log == ["press began", "press ended"])
    first.down().hold(1)
    stage.button(.menu).tap()
    first.up()
    #expect(stage.log.suffix(2) == ["press began", "press ended"] && stage.log.count == 4)
  }

  @Test("a single waits for a double by presses as it does by fingers [TAP-13]")
  func waits() {
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.allowedPressTypes = tap.allowedPressTypes
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    stage.button(.select).tap()
    #expect(stage.log == [])
    stage.wait(0.36)
    #expect(stage.log == ["tap ended"])
    stage.button(.select).tap().hold(0.1).tap()
    stage.wait(1)
    #expect(stage.log == ["tap ended", "double ended"])
  }
}
