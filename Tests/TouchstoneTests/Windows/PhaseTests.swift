import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Which message brings which touches.
@Suite struct PhaseTests {
  let stage = Stage()
  let places = [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 250, y: 50)]

  private func addView() -> LoudView {
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    return view
  }

  @Test("each message has the touches of its phase; a late finger comes alone [DEL-08, DEL-20]")
  func phases() {
    stage.addEcho(to: addView(), named: "echo")
    let fingers = places.map { stage.finger(at: $0) }
    stage.together { for finger in fingers[...1] { finger.down() } }
    fingers[2].down()
    stage.together { for finger in fingers { finger.move(by: 0, 5) } }
    fingers[0].up()
    stage.together { for finger in fingers[1...] { finger.up() } }
    #expect(
      stage.log == [
        "echo.began a b", "view.began a b", "echo.began c", "view.began c", "echo.moved a b c",
        "view.moved a b c", "echo.ended a", "echo.ended b c", "view.ended a b c",
      ])
  }

  @Test("resting touches bring no message, but are in the event as stationary [DEL-09, API-V04]")
  func stationary() {
    let echo = stage.addEcho(to: addView(), named: "echo")
    var seen: [String] = []
    echo.onMoved = { [stage, unowned echo] _, _, event in
      let all = (event.allTouches ?? []).sorted { $0.location(in: nil).x < $1.location(in: nil).x }
      seen = all.map { "\(stage.names(of: [$0])) \($0.phase)" }
      seen.append("echo's: \(stage.names(of: event.touches(for: echo) ?? []))")
    }
    stage.finger(at: places[0]).down()
    stage.finger(at: places[1]).down().move(by: 5, 0)
    #expect(seen == ["a stationary", "b moved", "echo's: a b"])
    #expect(
      stage.log == [
        "echo.began a", "view.began a", "echo.began b", "view.began b", "echo.moved b",
        "view.moved b",
      ])
  }

  @Test("a finger that reports the place where it is has not moved [DEL-29]")
  func samePlace() {
    stage.addEcho(to: addView(), named: "echo")
    stage.finger(at: places[0]).down().move(by: 0, 0).move(by: 1, 0).move(by: 0, 0).up()
    #expect(
      stage.log == [
        "echo.began a", "view.began a", "echo.moved a", "view.moved a", "echo.ended a",
        "view.ended a",
      ])
  }

  @Test("several phases in one moment come as began, moved, ended, cancelled [DEL-10]")
  func mixed() {
    let echo = stage.addEcho(to: addView(), named: "echo")
    echo.delaysTouchesEnded = false
    let fingers = (0..<4).map { stage.finger(at: CGPoint(x: 50 + 50 * $0, y: 50)) }
    stage.together { for finger in fingers[..<3] { finger.down() } }
    stage.log = []
    let time = Timestamp(seconds: stage.now + 0.1)
    stage.scene.touchSystem.receive(
      InputFrame(
        time: time,
        contacts: [
          Contact(id: 1, phase: .cancelled, at: CGPoint(x: 50, y: 50), time: time),
          Contact(id: 2, phase: .ended, at: CGPoint(x: 100, y: 50), time: time),
          Contact(id: 3, phase: .moved, at: CGPoint(x: 150, y: 80), time: time),
          Contact(id: 4, phase: .began, at: CGPoint(x: 200, y: 50), time: time),
        ]))
    #expect(
      stage.log == [
        "echo.began d", "echo.moved c", "echo.ended b", "echo.cancelled a",
        "view.began d", "view.moved c", "view.ended b", "view.cancelled a",
      ])
  }

  @Test(
    "a lift elsewhere, of a touch that was withheld, is told as moved and ended [DEL-44, DEL-08]")
  func movingLift() {
    let echo = stage.addEcho(to: addView(), named: "echo")
    echo.delaysTouchesBegan = true
    for (phase, x) in [(Contact.Phase.began, 50), (.ended, 80)] {
      _ = stage.finger(at: places[0])
      let contact = Contact(id: 1, phase: phase, at: CGPoint(x: x, y: 50), time: .zero)
      stage.scene.touchSystem.receive(InputFrame(time: .zero, contacts: [contact]))
    }
    #expect(
      stage.log == ["echo.began a", "echo.ended a", "view.began a", "view.moved a", "view.ended a"])
  }

  @Test("a recognizer that failed or finished hears no more of the fingers it had [DEL-12, STM-41]")
  func afterTheEnd() {
    let echo = stage.addEcho(to: addView(), named: "echo")
    echo.onMoved = { echo, _, _ in echo.state = .failed }
    let finger = stage.finger(at: places[0]).down().move(by: 1, 0).move(by: 1, 0)
    stage.finger(at: places[1]).tap()
    finger.up()
    #expect(
      stage.log == [
        "echo.began a", "view.began a", "echo.moved a", "view.moved a", "view.moved a",
        "view.began b", "view.ended b", "view.ended a",
      ])
  }

  @Test("touches are grouped for each view [DEL-20]")
  func groups() {
    let left = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), named: "left")
    left.isMultipleTouchEnabled = true
    stage.addLoudView(frame: CGRect(x: 200, y: 0, width: 200, height: 200), named: "right")
    let fingers = places.map { stage.finger(at: $0) }
    stage.together { for finger in fingers { finger.down() } }
    stage.together { for finger in fingers { finger.move(by: 1, 0) } }
    stage.together { for finger in fingers { finger.up() } }
    #expect(
      stage.log == [
        "left.began a b", "right.began c", "left.moved a b", "right.moved c", "left.ended a b",
        "right.ended c",
      ])
  }

  @Test("an event tells whose touches are whose [API-V05, API-V06, API-V07, API-T08, DEL-16]")
  func membership() {
    let left = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), named: "left")
    let right = stage.addLoudView(frame: CGRect(x: 100, y: 0, width: 300, height: 200), named: "r")
    let mine = stage.addEcho(to: left, named: "mine")
    let other = stage.addEcho(to: right, named: "other")
    let all = stage.addEcho(named: "all")
    var seen: [String] = []
    all.onMoved = { [stage] _, touches, event in
      @MainActor func names(_ touches: Set<UITouch>?) -> String {
        touches.map { stage.names(of: $0) } ?? "none"
      }
      seen = [
        names(event.touches(for: stage.window)), names(event.touches(for: left)),
        names(event.touches(for: stage.view)), names(event.touches(for: mine)),
        names(event.touches(for: other)), names(event.touches(for: all)),
        touches.map { touch in
          (touch.gestureRecognizers ?? []).map { $0.name ?? "" }.joined(separator: " ")
        }.joined(),
      ]
    }
    let fingers = places.map { stage.finger(at: $0).down() }
    fingers[2].move(by: 0, 5)
    #expect(seen == ["a b c", "a", "none", "a", "b c", "a b c", "other all"])
    other.onMoved = { other, touches, event in
      for touch in touches { other.ignore(touch, for: event) }
    }
    fingers[2].move(by: 0, 5)
    #expect(seen == ["a b c", "a", "none", "a", "b", "a b c", "all"])
  }

  @Test("in a view's message a touch's recognizers are those left after the decision [DEL-16]")
  func afterDecision() {
    final class Reading: UIView {
      var names: [[String]] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          names.append((touch.gestureRecognizers ?? []).map { $0.name ?? "" })
        }
      }
    }
    let view = Reading(frame: stage.view.bounds)
    stage.view.addSubview(view)
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UIPanGestureRecognizer(), named: "pan").cancelsTouchesInView = false
    stage.finger(at: places[0]).down().move(by: 5, 0).move(by: 20, 0)
    #expect(view.names == [["pan", "tap"], ["pan"]])
  }
}
