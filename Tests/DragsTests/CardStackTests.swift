import Drags
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct CardStackTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let controller = CardsViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  @Test("a card that is pulled far enough flies off, and the next comes up")
  func swipe() {
    let (first, second) = (controller.stack.cards[0], controller.stack.cards[1])
    #expect(second.transform.a == 0.95)
    let finger = stage.finger(at: CGPoint(x: 200, y: 400)).down()
    finger.move(by: 230, 10, in: 0.4)
    #expect(first.transform.b > 0, "it turns with the finger")
    finger.up()
    stage.wait(1)
    #expect(first.superview == nil && controller.stack.cards.first === second)
    #expect(second.transform.a == 1 && controller.line.text == "0 to the left, 1 to the right")
  }

  @Test("a card that is pulled a little comes back")
  func comesBack() {
    let card = controller.stack.cards[0]
    let finger = stage.finger(at: CGPoint(x: 200, y: 400)).down()
    finger.move(by: -80, 0, in: 0.5)
    stage.wait(0.2)
    finger.up()
    stage.wait(1)
    #expect(controller.stack.cards.first === card && card.transform == .identity)
  }

  @Test("a flick is enough")
  func flick() {
    let finger = stage.finger(at: CGPoint(x: 200, y: 400)).down()
    finger.move(by: -90, 0, in: 0.06)
    finger.up()
    stage.wait(1)
    #expect(controller.stack.cards.count == 4)
    #expect(controller.line.text == "1 to the left, 0 to the right")
  }
}
