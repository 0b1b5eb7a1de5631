import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// The way of an event through a window: recognizers, decisions and actions, views.
@Suite struct RouteTests {
  /// Writes down that an event came, and keeps it if a test says so.
  private final class Gate: UIWindow {
    var isShut = false
    weak var stage: Stage?
    override func sendEvent(_ event: UIEvent) {
      stage?.log.append("gate")
      if !isShut { super.sendEvent(event) }
    }
  }

  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)

  @Test("recognizers see touches before views, actions come between [DEL-01, STM-26, DEL-35]")
  func order() {
    let view = stage.addLoudView(named: "view")
    let echo = stage.addEcho(to: view, named: "echo")
    echo.cancelsTouchesInView = false
    echo.onMoved = { echo, _, _ in echo.state = echo.state == .possible ? .began : .changed }
    echo.onEnded = { echo, _, _ in echo.state = .ended }
    stage.finger(at: place).down().move(by: 1, 0).move(by: 1, 0).up()
    #expect(
      stage.log == [
        "echo.began a", "view.began a",
        "echo.moved a", "echo began", "view.moved a",
        "echo.moved a", "echo changed", "view.moved a",
        "echo.ended a", "echo ended", "view.ended a",
      ])
  }

  @Test("every event goes through its window's sendEvent [DEL-01, API-N05]")
  func sendEvent() {
    let gate = Gate(windowScene: stage.scene)
    gate.stage = stage
    gate.makeKeyAndVisible()
    let view = stage.addLoudView(frame: gate.bounds, to: gate, named: "view")
    stage.addEcho(to: view, named: "echo")
    let finger = stage.finger(at: place).tap()
    gate.isShut = true
    finger.tap()
    #expect(
      stage.log == [
        "gate", "echo.began a", "view.began a", "gate", "echo.ended a", "view.ended a", "gate",
        "gate",
      ])
  }

  @Test(
    "a touch whose beginning a window keeps is unknown; an end that it keeps is no harm [API-N05]")
  func keptEvents() {
    let gate = Gate(windowScene: stage.scene)
    gate.makeKeyAndVisible()
    let view = stage.addLoudView(frame: gate.bounds, to: gate, named: "view")
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    let finger = stage.finger(at: place)
    gate.isShut = true
    finger.down()
    gate.isShut = false
    finger.move(by: 20, 0).up()
    #expect(stage.log == [])
    finger.down()
    gate.isShut = true
    finger.up()
    gate.isShut = false
    #expect(stage.log == ["view.began a"])
    #expect(pan.numberOfTouches == 0)
    stage.finger(at: place).down().move(by: 20, 0).up()
    #expect(
      stage.log == ["view.began a", "view.began b", "view.cancelled b", "pan began", "pan ended"])
  }

  @Test("two that wait for each other are let out though a window keeps the last lift [API-N05]")
  func keptLiftOfACircle() {
    let gate = Gate(windowScene: stage.scene)
    gate.makeKeyAndVisible()
    let view = stage.addLoudView(frame: gate.bounds, to: gate, named: "view")
    let echoes = ["one", "other"].map { stage.addEcho(to: view, named: $0) }
    for echo in echoes { echo.onMoved = { echo, _, _ in echo.state = .ended } }
    echoes[0].require(toFail: echoes[1])
    echoes[1].require(toFail: echoes[0])
    let finger = stage.finger(at: place).down().move(by: 1, 0)
    gate.isShut = true
    finger.up()
    #expect(
      stage.log == [
        "other.began a", "one.began a", "view.began a", "other.moved a", "one.moved a",
        "view.moved a", "other ended",
      ])
  }

  @Test("the hit view's recognizers and those above it see a touch, nobody else's [DEL-02, DEL-06]")
  func candidates() {
    let parent = stage.addLoudView(frame: CGRect(x: 50, y: 50, width: 200, height: 200), named: "p")
    let sibling = stage.addLoudView(to: parent, named: "s")
    let hit = stage.addLoudView(to: parent, named: "view")
    let child = stage.addLoudView(frame: .zero, to: hit, named: "child")
    stage.addEcho(to: stage.window, named: "window")
    stage.addEcho(to: parent, named: "parent")
    stage.addEcho(to: sibling, named: "sibling")
    stage.addEcho(to: hit, named: "older")
    stage.addEcho(to: hit, named: "newer")
    stage.addEcho(to: child, named: "below")
    stage.finger(at: place).down()
    #expect(
      stage.log == [
        "newer.began a", "older.began a", "parent.began a", "window.began a", "view.began a",
      ])
  }

  @Test("a container's recognizer sees the fingers of all that is in it together [DEL-03]")
  func container() {
    let upper = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 400, height: 150), named: "u")
    let lower = stage.addLoudView(frame: CGRect(x: 0, y: 150, width: 400, height: 150), named: "l")
    stage.addEcho(to: lower, named: "lower")
    stage.addEcho(to: upper, named: "upper")
    stage.addEcho(named: "both")
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.hand(at: CGPoint(x: 100, y: 150), angle: .pi / 2).down().pinch(to: 2, in: 0)
    #expect(
      stage.log == [
        "upper.began a", "lower.began b", "both.began a b", "u.began a", "l.began b",
        "upper.moved a", "lower.moved b", "both.moved a b", "u.cancelled a", "l.cancelled b",
        "pinch began",
      ])
  }

  @Test("recognizers of views side by side do not exclude each other [DEL-17]")
  func siblings() {
    let left = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), named: "l")
    let right = stage.addLoudView(frame: CGRect(x: 200, y: 0, width: 200, height: 200), named: "r")
    stage.add(UIPanGestureRecognizer(), to: left, named: "left")
    stage.add(UIPanGestureRecognizer(), to: right, named: "right")
    let (one, two) = (stage.finger(at: place).down(), stage.finger(at: CGPoint(x: 300, y: 100)))
    two.down()
    one.move(by: 20, 0)
    two.move(by: 20, 0).up()
    one.move(by: 20, 0).up()
    #expect(
      stage.log == [
        "l.began a", "r.began b", "l.cancelled a", "left began", "r.cancelled b", "right began",
        "right ended", "left changed", "left ended",
      ])
  }

  @Test("one recognizes although the other still waits for its finger: both take part [DEL-07]")
  func included() {
    let tap = stage.add(UITapGestureRecognizer(), named: "double")
    tap.numberOfTapsRequired = 2
    stage.add(UIPanGestureRecognizer(), named: "pan")
    let delegate = ChattyDelegate(stage: stage)
    delegate.receivesTouch = { $0.tapCount == 1 && $0.location(in: nil).x < 150 }
    tap.delegate = delegate
    stage.finger(at: place).tap()
    stage.log = []
    stage.finger(at: CGPoint(x: 300, y: 100)).down().move(by: 20, 0)
    #expect(stage.log == ["double receives event? true", "double receives b? false", "pan began"])
    #expect(stage.states(of: "double") == ["0.067 failed", "0.067 possible"])
  }

  @Test("calling super in a recognizer's method leads nowhere [DEL-11]")
  func endPoints() {
    final class Polite: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
      }
    }
    let view = stage.addLoudView(named: "view")
    stage.add(Polite(), to: view, named: "polite")
    stage.addEcho(named: "echo")
    stage.finger(at: place).down().move(by: 1, 0).up()
    #expect(
      stage.log == [
        "echo.began a", "view.began a", "echo.moved a", "view.moved a", "echo.ended a",
        "view.ended a",
      ])
  }
}
