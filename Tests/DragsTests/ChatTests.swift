import Drags
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct ChatTests {
  private let stage = Stage(size: CGSize(width: 400, height: 500))
  private let controller = ChatViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  private var place: CGPoint {
    let bubble = controller.bubbles[1].bubble
    return bubble.convert(CGPoint(x: 20, y: bubble.bounds.midY), to: nil)
  }

  @Test("a message that is pulled far enough clicks once, and is replied to when it is let go")
  func reply() {
    let finger = stage.finger(at: place).down()
    finger.move(by: 100, 0, in: 0.3)
    let shift = controller.bubbles[1].bubble.transform.tx
    #expect(shift > 60 && shift < 90, "beyond what is enough it follows less")
    #expect(controller.answer.text == "Nothing chosen")
    finger.up()
    stage.wait(1)
    #expect(controller.answer.text == "Reply to: Yes, but late.")
    #expect(controller.bubbles[1].bubble.transform == .identity)
    #expect(stage.log.filter { $0 == "haptic medium" }.count == 1)
  }

  @Test("a message that goes back before it is let go is not replied to")
  func takenBack() {
    let finger = stage.finger(at: place).down()
    finger.move(by: 100, 0, in: 0.3)
    finger.move(by: -80, 0, in: 0.3)
    finger.up()
    stage.wait(1)
    #expect(controller.answer.text == "Nothing chosen")
  }

  @Test("up and down the list scrolls, and no message moves")
  func scrolling() {
    let finger = stage.finger(at: place).down()
    finger.move(by: 10, -60, in: 0.3)
    #expect(controller.list.contentOffset.y > 20)
    #expect(controller.bubbles[1].bubble.transform == .identity)
    finger.up()
  }
}
