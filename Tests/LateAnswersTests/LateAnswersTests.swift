import Foundation
import LateAnswers
import Testing
import TouchstoneTesting
import UIKit

@Suite("Recognizers that answer late")
struct LateAnswersTests {
  let stage = Stage()
  let deferring: DeferringRecognizer
  let tap: UITapGestureRecognizer
  let finger: Finger
  let page = Page()

  /// A page that answers when the test says so.
  final class Page {
    var answers: [(Bool) -> Void] = []
  }

  init() {
    stage.allowsBlocking = true
    deferring = stage.add(DeferringRecognizer(), named: "page")
    tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.require(toFail: deferring)
    deferring.ask = { [page] in page.answers.append($0) }
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  @Test("a tap waits 190 s for the page [COR-17]", arguments: [true, false])
  func longWait(isHandled: Bool) {
    finger.tap()
    stage.wait(190)
    #expect(stage.log == [])
    page.answers[0](isHandled)
    #expect(stage.log == [isHandled ? "page ended" : "tap ended"])
  }

  @Test("an answer that never comes blocks until the page is given up [COR-17]")
  func never() {
    finger.tap()
    stage.wait(1000)
    for _ in 0..<3 { finger.tap().hold(1) }
    #expect(stage.log == [] && page.answers.count == 1)
    #expect(stage.scene.touchSystem.blockages.map(\.blocker) == [deferring])
    deferring.giveUp()
    #expect(stage.log == ["tap ended"])
    #expect(stage.scene.touchSystem.blockages.isEmpty)
  }

  @Test("an answer after the next finger has landed counts for the first one [COR-17]")
  func nextFinger() {
    finger.tap()
    stage.wait(1)
    finger.down()
    page.answers[0](false)
    #expect(stage.log == ["tap ended"])
    finger.up()
    page.answers[0](true)
    finger.tap()
    #expect(stage.log == ["tap ended"] && page.answers.count == 2)
    page.answers[1](false)
    #expect(stage.log == ["tap ended", "tap ended"])
  }

  @Test("several that wait for each other's answers [COR-17]")
  func several() {
    let second = stage.add(DeferringRecognizer(), named: "frame")
    second.ask = deferring.ask
    tap.require(toFail: second)
    second.require(toFail: deferring)
    finger.tap()
    page.answers[1](false)
    #expect(stage.log == [])
    page.answers[0](false)
    #expect(stage.log == ["tap ended"])
  }

  @Test("the answer to why names the blocker [COR-17]")
  func whyItWaits() {
    // snippet.why
    let stage = Stage()
    stage.allowsBlocking = true
    let page = DeferringRecognizer()
    page.ask = { _ in }
    stage.add(page, named: "page")
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.require(toFail: page)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    print(stage.why(tap))
    // snippet.end
    #expect(stage.why(tap).description.contains("page is still possible"))
  }

  @Test("an embedded view's gestures wait for the framework [COR-17]", arguments: [true, false])
  func embedded(isBlocked: Bool) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.view.addSubview(view)
    stage.view.removeGestureRecognizer(tap)
    stage.view.removeGestureRecognizer(deferring)
    let delaying = stage.add(DelayingRecognizer(), to: view, named: "delaying")
    stage.add(UITapGestureRecognizer(), to: view, named: "inside")
    stage.finger(at: CGPoint(x: 150, y: 150)).tap().hold(5)
    #expect(stage.log == [])
    if isBlocked { delaying.block() } else { delaying.release() }
    #expect(stage.log == [isBlocked ? "delaying ended" : "inside ended"])
  }
}
