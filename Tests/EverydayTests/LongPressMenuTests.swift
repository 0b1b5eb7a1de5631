import Everyday
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("A menu by a long press, and a tap beside it") struct LongPressMenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = MenuViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  private var finger: Finger { stage.finger(at: CGPoint(x: 100, y: 100)) }

  @Test("a tap selects, and opens no menu")
  func tap() {
    finger.tap()
    #expect(controller.isSelected && controller.menu == nil)
  }

  @Test("a long press opens the menu when its time is over, and selects nothing")
  func press() {
    let finger = finger.down()
    finger.hold(0.45)
    #expect(controller.menu == nil)
    finger.hold(0.1)
    #expect(controller.menu?.frame.origin == CGPoint(x: 120, y: 120))
    finger.up()
    #expect(controller.menu != nil && !controller.isSelected && controller.chosen == [])
  }

  @Test("the finger that opened it chooses the row that it lifts on")
  func slide() {
    let finger = finger.down()
    finger.hold(0.6)
    finger.move(by: 60, 85, in: 0.3)
    finger.up()
    #expect(controller.chosen == ["Share"] && controller.menu == nil)
  }

  @Test("a tap on a row chooses it, a tap beside the menu closes it")
  func second() {
    finger.longPress()
    stage.finger(at: CGPoint(x: 160, y: 230)).tap()
    finger.longPress()
    stage.finger(at: CGPoint(x: 350, y: 550)).tap()
    #expect(controller.chosen == ["Delete"] && controller.menu == nil && !controller.isSelected)
  }

  @Test("a tap on the picture closes the menu, and does not select")
  func onPicture() {
    finger.longPress()
    stage.finger(at: CGPoint(x: 60, y: 60)).tap()
    #expect(controller.menu == nil && !controller.isSelected)
  }

  @Test("a press that is interrupted closes the menu")
  func interrupted() {
    let finger = finger.down()
    finger.hold(0.6)
    finger.cancel()
    #expect(controller.menu == nil && controller.chosen == [])
  }
}
