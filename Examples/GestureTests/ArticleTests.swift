import Testing
import TouchstoneTesting
import UIKit

/// What the articles on delivery and arbitration show.
@MainActor @Suite struct ArticleTests {
  let stage = Stage()
  let place = CGPoint(x: 50, y: 50)

  @Test("a view hears of its finger until a gesture takes it away, before the first action")
  func delivery() {
    // snippet.delivery
    let card = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), named: "card")
    stage.add(UIPanGestureRecognizer(), to: card, named: "pan")
    stage.finger(at: CGPoint(x: 100, y: 100)).drag(by: 60, 0)
    #expect(
      stage.outline == [
        "card.began a", "card.moved a", "card.cancelled a", "pan began", "pan changed", "pan ended",
      ])
    // snippet.end
  }

  @Test("of two taps on a view the one that was added last wins")
  func twoTaps() {
    // snippet.twoTaps
    stage.add(UITapGestureRecognizer(), named: "one")
    stage.add(UITapGestureRecognizer(), named: "two")
    stage.finger(at: place).tap()
    #expect(stage.log == ["two ended"])
    // snippet.end
  }

  @Test("a single tap that waits fails when the double tap is recognized")
  func waiting() {
    // snippet.waiting
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.add(double, named: "double")
    stage.add(UITapGestureRecognizer(), named: "single").require(toFail: double)
    stage.finger(at: place).doubleTap()
    stage.wait(1)
    #expect(stage.log == ["double ended"])
    // snippet.end
  }

  @Test("an app keeps the last lines of the trace, and says why")
  func whyInAnApp() {
    let scene = stage.scene
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    var printed = ""
    func print(_ report: some CustomStringConvertible) { printed = "\(report)" }
    // snippet.whyInAnApp
    let system = scene.touchSystem
    system.traceBuffer = TouchTrace.Buffer()
    // snippet.hide
    stage.finger(at: place).drag(by: 60, 0)
    // snippet.show
    // … and later:
    print(system.why(pan))
    // snippet.end
    #expect(printed.contains("pan began at "))
  }

  @Test("a view under a double tap hears of two touches, and that both were cancelled")
  func doubleTap() {
    let card = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), named: "card")
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.add(double, to: card, named: "double")
    stage.finger(at: place).doubleTap()
    #expect(
      stage.log.map { $0.prefix { $0 != " " } }
        == ["card.began", "card.began", "card.cancelled", "double"])
  }
}
