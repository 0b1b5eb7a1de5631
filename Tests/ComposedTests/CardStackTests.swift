import Composed
import Drags
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Cards, written both ways") struct CardStackTests {
  private struct Cards {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let all: () -> [UIView]
    let line: () -> String?

    init(_ way: Way) {
      let controller = CardsViewController(
        way == .classes ? CardStackView() : ComposedCardStack())
      (all, line) = ({ controller.stack.cards }, { controller.line.text })
      stage.show(controller)
      stage.wait(0.05)
    }
  }

  @Test(
    "a card that is pulled far enough flies off, and the next comes up", arguments: Way.allCases)
  func swipe(way: Way) {
    let cards = Cards(way)
    let (first, second) = (cards.all()[0], cards.all()[1])
    #expect(second.transform.a == 0.95)
    let finger = cards.stage.finger(at: CGPoint(x: 200, y: 400)).down()
    finger.move(by: 230, 10, in: 0.4)
    #expect(first.transform.b > 0, "it turns with the finger")
    finger.up()
    cards.stage.wait(1)
    #expect(first.superview == nil && cards.all().first === second)
    #expect(second.transform.a == 1 && cards.line() == "0 to the left, 1 to the right")
  }

  @Test("a card that is pulled a little comes back", arguments: Way.allCases)
  func comesBack(way: Way) {
    let cards = Cards(way)
    let card = cards.all()[0]
    let finger = cards.stage.finger(at: CGPoint(x: 200, y: 400)).down()
    finger.move(by: -80, 0, in: 0.5)
    cards.stage.wait(0.2)
    finger.up()
    cards.stage.wait(1)
    #expect(cards.all().first === card && card.transform == .identity)
  }

  @Test("one that is interrupted comes back", arguments: Way.allCases)
  func interrupted(way: Way) {
    let cards = Cards(way)
    let card = cards.all()[0]
    cards.stage.finger(at: CGPoint(x: 200, y: 400)).down().move(by: 180, 0, in: 0.3)
    #expect(card.transform != .identity)
    cards.stage.interrupt()
    cards.stage.wait(1)
    #expect(cards.all().first === card && card.transform == .identity)
  }

  @Test("a flick is enough, of steady and of human hands", arguments: Way.allCases)
  func flick(way: Way) {
    for person in people {
      let cards = Cards(way)
      cards.stage.hands = hands(of: person)
      cards.stage.finger(at: CGPoint(x: 250, y: 400)).drag(by: -160, 0, in: 0.1)
      cards.stage.wait(1)
      #expect(cards.all().count == 4, "person \(person)")
      #expect(cards.line() == "1 to the left, 0 to the right", "person \(person)")
    }
  }
}
