import Testing
import TouchstoneTesting
import UIKit

/// A view controller as it is: nobody in it knows of the test.
@MainActor @Suite struct CardControllerTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let controller: CardController
  private let place = CGPoint(x: 150, y: 200)

  init() {
    // snippet.controller
    let clock = stage.clock
    controller = CardController { try await clock.sleep(for: $0) }
    stage.show(controller)
    // snippet.end
  }

  @Test("a tap opens the card")
  func tap() {
    stage.finger(at: place).tap()
    #expect(controller.isOpen)
  }

  @Test("the star is the button's, and does not open the card")
  func star() {
    stage.finger(at: CGPoint(x: 310, y: 130)).tap()
    #expect(controller.isStarred)
    #expect(!controller.isOpen)
  }

  // snippet.drag
  @Test("a short drag brings the card back, a long one throws it away")
  func drag() {
    stage.finger(at: place).drag(by: 100, 0)
    #expect(controller.card.transform.isIdentity)
    stage.wait(1)
    stage.finger(at: place).drag(by: 200, 0)
    #expect(controller.card.superview == nil)
  }
  // snippet.end

  @Test("an alert during the drag brings the card back")
  func alert() {
    let finger = stage.finger(at: place).down().move(by: 100, 0, in: 0.2)
    #expect(controller.card.frame.minX > 100)
    stage.interrupt()
    #expect(stage.expect(controller.pan).cancelled(at: 0.2) == .met)
    #expect(controller.card.frame.minX == 50)
    #expect(!finger.isDown)
  }

  @Test("the menu comes 0.3 s after the press began")
  func menu() async {
    // snippet.menu
    await stage.run { stage.finger(at: place).down() }
    await stage.wait(0.79)
    #expect(controller.menu.isHidden)
    await stage.wait(0.02)
    #expect(!controller.menu.isHidden)
    // snippet.end
    #expect(stage.expectNoFaults() == .met)
  }
}
