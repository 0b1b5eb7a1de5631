import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct FirstTests {
  @Test("a tap is recognized when its finger lifts")
  func tap() {
    let stage = Stage()
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ["tap ended"])
  }
}
