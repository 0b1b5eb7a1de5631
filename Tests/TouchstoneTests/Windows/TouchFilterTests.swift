import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Which of the recognizers on its way a new touch is offered to.
@Suite struct TouchFilterTests {
  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)
  let echo: EchoRecognizer
  let delegate: ChattyDelegate

  init() {
    stage.addLoudView(named: "view")
    echo = stage.addEcho(named: "echo")
    delegate = ChattyDelegate(stage: stage)
    echo.delegate = delegate
  }

  @Test(
    "the class is asked about the event, then the delegate, then about the touch [DEL-04, DEL-13]")
  func order() {
    echo.wantsEvent = true
    stage.finger(at: place).down()
    #expect(
      stage.log == [
        "echo wants event? true", "echo receives event? true", "echo receives a? true",
        "echo.began a", "view.began a",
      ])
  }

  @Test("a class that does not want the event spares the delegate [DEL-04, DEL-13, API-G26]")
  func classRefuses() {
    echo.wantsEvent = false
    stage.finger(at: place).tap()
    #expect(stage.log == ["echo wants event? false", "view.began a", "view.ended a"])
  }

  @Test("a delegate that does not want the event is not asked about touches [DEL-13, API-D07]")
  func delegateRefusesEvent() {
    delegate.receivesEvent = { _ in false }
    stage.together {
      stage.finger(at: place).down()
      stage.finger(at: place).down()
    }
    #expect(stage.log == ["echo receives event? false", "view.began a"])
  }

  @Test("the event is asked about once, every new touch by itself [DEL-05, DEL-13, API-D05]")
  func onceEach() {
    let fingers = (0..<3).map { stage.finger(at: CGPoint(x: 100 + 50 * $0, y: 100)) }
    stage.together { for finger in fingers[..<2] { finger.down() } }
    fingers[0].move(by: 1, 0)
    fingers[2].down()
    #expect(
      stage.log == [
        "echo receives event? true", "echo receives a? true", "echo receives b? true",
        "echo.began a b", "view.began a", "echo.moved a", "view.moved a", "echo receives c? true",
        "echo.began c",
      ])
  }

  @Test("a refused touch does not exist for the recognizer, whose state stays [DEL-05]")
  func delegateRefusesTouch() {
    delegate.receivesTouch = { $0.location(in: nil).x < 200 }
    var counts: [Int] = []
    echo.onMoved = { echo, _, event in
      counts = [
        echo.numberOfTouches, event.touches(for: echo)?.count ?? 0, event.allTouches?.count ?? 0,
      ]
    }
    let refused = stage.finger(at: CGPoint(x: 300, y: 100)).down()
    #expect(echo.state == .possible)
    #expect(stage.log == ["echo receives event? true", "echo receives a? false", "view.began a"])
    stage.log = []
    let taken = stage.finger(at: place).down()
    stage.together {
      refused.move(by: 1, 0)
      taken.move(by: 1, 0)
    }
    refused.up()
    taken.up()
    #expect(counts == [1, 1, 2])
    #expect(
      stage.log == [
        "echo receives b? true", "echo.began b", "echo.moved b", "view.moved a", "view.ended a",
        "echo.ended b",
      ])
  }

  @Test("a disabled recognizer is not even asked [DEL-04, API-G06]")
  func disabled() {
    echo.isEnabled = false
    stage.finger(at: place).tap()
    #expect(stage.log == ["view.began a", "view.ended a"])
  }

  @Test("nor is one that does not allow touches of the type [DEL-04, API-G11, API-E02]")
  func types() {
    echo.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.finger(at: place).tap()
    #expect(stage.log == ["view.began a", "view.ended a"])
    stage.log = []
    stage.finger(at: place, kind: .pencil).tap()
    #expect(
      stage.log == [
        "echo receives event? true", "echo receives b? true", "echo.began b", "view.began b",
        "echo.ended b", "view.ended b",
      ])
  }

  @Test(
    "the first touch settles the type until the reset, if it is to be one type [API-G13, DEL-04]")
  func exclusiveType() {
    let pencil = stage.finger(at: place, kind: .pencil).down()
    let finger = stage.finger(at: place).tap()
    pencil.up()
    finger.tap()
    #expect(
      stage.log.filter { $0.hasPrefix("echo.") } == [
        "echo.began a", "echo.ended a", "echo.began b", "echo.ended b",
      ])
    echo.requiresExclusiveTouchType = false
    stage.log = []
    pencil.down()
    finger.tap()
    pencil.up()
    #expect(
      stage.log.filter { $0.hasPrefix("echo.") } == [
        "echo.began a", "echo.began b", "echo.ended b", "echo.ended a",
      ])
  }
}
