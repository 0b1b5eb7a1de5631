import Swift5Client
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("An app in Swift 5 mode") struct Swift5Tests {
  @Test("its selectors work, of the main actor and of none, with results and without")
  func selectors() {
    let stage = Stage()
    let controller = Swift5Controller()
    stage.show(controller)
    controller.control.sendActions(for: .touchDown)
    #expect(controller.heard == ["pressed 7"])
    #expect(controller.model.heard == ["changed", "changed by UIControl"])
    stage.finger(at: CGPoint(x: 5, y: 5)).tap()
    #expect(controller.heard == ["pressed 7", "tapped"])
  }
}
