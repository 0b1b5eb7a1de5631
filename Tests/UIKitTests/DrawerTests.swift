import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("A drawer written for iOS")
struct DrawerTests {
  let stage = Stage()
  let controller = DrawerController()

  init() {
    stage.window.rootViewController = controller
    stage.wait(1)
  }

  @Test("a pan that lets go on the way up opens it, with the finger all the while")
  func opens() {
    let finger = stage.finger(at: CGPoint(x: 200, y: 750))
    finger.down()
    finger.move(by: CGVector(dx: 0, dy: -120), in: 0.3)
    let shown = controller.drawer.presentation.transform.ty
    #expect(shown < -100 && shown >= -120)
    finger.up()
    stage.wait(1)
    #expect(controller.isOpen && controller.animator == nil)
    #expect(controller.drawer.transform.ty == -200)
  }

  @Test("a pan that lets go on the way down leaves it closed, and nothing moved")
  func staysClosed() {
    let finger = stage.finger(at: CGPoint(x: 200, y: 750))
    finger.down()
    finger.move(by: CGVector(dx: 0, dy: -120), in: 0.3)
    finger.move(by: CGVector(dx: 0, dy: 60), in: 0.15)
    finger.up()
    stage.wait(1)
    #expect(!controller.isOpen && controller.animator == nil)
    #expect(controller.drawer.transform.isIdentity)
  }

  @Test("an animation may be chained to another, beside a third")
  func pulses() {
    controller.pulse()
    stage.wait(0.2)
    #expect(controller.drawer.presentation.alpha < 1)
    stage.wait(2)
    #expect(controller.drawer.presentation.alpha == 1)
    #expect(controller.drawer.bounds.width == 390)
  }
}
