import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct ReadmeTests {
  private let stage = Stage()
  private let place = CGPoint(x: 100, y: 400)

  init() {
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(PullGestureRecognizer(), named: "pull")
  }

  @Test("one finger pulls, and the tap fails")
  func oneFinger() {
    stage.finger(at: place).drag(by: 150, 0, in: 0.3)
    #expect(stage.log == ["pull ended"])
  }

  @Test("two fingers do not pull")
  func twoFingers() {
    stage.hand(at: place).down().move(by: 150, 0, in: 0.3).up()
    #expect(stage.log == [])
  }
}
