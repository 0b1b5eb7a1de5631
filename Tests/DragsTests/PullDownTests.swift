import Drags
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct PullDownTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let controller = StoryViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
    stage.finger(at: CGPoint(x: 200, y: 400)).tap()
    stage.wait(1)
  }

  @Test("the screen comes up and makes the one below smaller")
  func comes() {
    let story = controller.presentedViewController
    #expect(story?.view.presentation.transform == .identity)
    #expect(controller.view.transform.a == 0.92)
  }

  @Test("a finger takes it down with it, and the rest of the way it goes alone")
  func pulled() {
    let story = controller.presentedViewController
    let finger = stage.finger(at: CGPoint(x: 200, y: 200)).down()
    finger.move(by: 0, 500, in: 0.5)
    let way = story?.view.presentation.transform.ty ?? 0
    #expect(way > 350 && way < 550)
    finger.up()
    stage.wait(1)
    #expect(controller.presentedViewController == nil && controller.view.transform == .identity)
  }

  @Test("a finger that lets go early has it go up again")
  func takenBack() {
    let finger = stage.finger(at: CGPoint(x: 200, y: 200)).down()
    finger.move(by: 0, 120, in: 0.5)
    stage.wait(0.2)
    finger.up()
    stage.wait(1)
    #expect(controller.presentedViewController?.view.window != nil)
    #expect(controller.view.transform.a == 0.92)
  }
}
