import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Which touches belong to a recognizer is known without its help.
@Suite struct BookkeepingTests {
  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)

  /// Overrides all touch methods and calls none of them.
  private final class Silent: UIGestureRecognizer {
    var seen: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note() }
    private func note() {
      seen.append("\(numberOfTouches) around \(location(in: nil).spelled): \(touchPlaces)")
    }
  }

  @Test(
    "touches are counted and placed even if a subclass never calls super [REC-02, REC-03, REC-06]")
  func silentSubclass() {
    let silent = stage.add(Silent(), named: "silent")
    let first = stage.finger(at: place).down()
    let second = stage.finger(at: CGPoint(x: 200, y: 200)).down().move(by: 100, 0)
    first.up()
    second.move(by: 0, 1)
    second.up()
    #expect(
      silent.seen == [
        "1 around 100, 100: 100, 100",
        "2 around 150, 150: 100, 100; 200, 200",
        "2 around 200, 150: 100, 100; 300, 200",
        "2 around 200, 150: 100, 100; 300, 200",
        "1 around 300, 201: 300, 201",
        "1 around 300, 201: 300, 201",
      ])
  }

  @Test("when the last finger has lifted there is no touch left, but a location [REC-07, REC-09]")
  func atTheEnd() {
    stage.watch(UIPanGestureRecognizer()) {
      "\($0.numberOfTouches) \($0.location(in: nil).spelled)"
    }
    stage.finger(at: place).drag(by: 20, 0, in: 0)
    stage.hand(at: place).down().move(by: 0, 20).up()
    #expect(
      stage.log == ["began 1 120, 100", "ended 0 120, 100", "began 2 100, 120", "ended 0 100, 120"])
  }

  @Test("a gesture that is broken off still tells where and how far it was [REC-09, STM-30]")
  func brokenOff() {
    let pan = stage.watch(UIPanGestureRecognizer()) { pan in
      "\(pan.numberOfTouches) \(pan.location(in: nil).spelled) \(pan.translation(in: nil).spelled)"
    }
    let hand = stage.hand(at: place).down().move(by: 0, 20).cancel()
    hand.down().move(by: 0, 20)
    pan.isEnabled = false
    #expect(
      stage.log == [
        "began 2 100, 120 0, 10", "cancelled 0 100, 120 0, 10",
        "began 2 100, 140 0, 10", "cancelled 0 100, 140 0, 10",
      ])
  }

  @Test("asking for a touch beyond the last stops the program [REC-08]")
  func beyondTheLast() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil) }
    }
  }

  @Test("a subclass that fails and then calls super stays failed [REC-11, STM-14]")
  func failsAndCallsSuper() {
    final class Horizontal: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if translation(in: nil) == .zero, let touch = touches.first,
          touch.location(in: nil).y != touch.previousLocation(in: nil).y
        {
          state = .failed
        }
        super.touchesMoved(touches, with: event)
      }
    }
    let pan = stage.add(Horizontal(), named: "pan")
    let finger = stage.finger(at: place).down().move(by: 0, 40)
    #expect(pan.state == .failed)
    finger.move(by: 40, 0).up()
    #expect(stage.log == [])
    stage.finger(at: place).drag(by: 40, 0, in: 0)
    #expect(stage.log == ["pan began", "pan ended"])
  }

  @Test(
    "a pan whose subclass keeps the beginning to itself starts at the first move it hears of [REC-02]"
  )
  func panWithoutBegan() {
    final class Late: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    stage.watch(Late()) { $0.translation(in: nil).spelled }
    let first = stage.finger(at: place).down().move(by: 5, 0).move(by: 12, 0)
    let second = stage.finger(at: CGPoint(x: 300, y: 300)).down()
    second.move(by: 2, 0).move(by: 2, 0)
    first.up()
    second.up()
    #expect(stage.log == ["began 2, 0", "changed 2, 0", "changed 3, 0", "ended 3, 0"])
  }

  @Test("a pinch and a rotation whose subclass does so start there as well [REC-02]")
  func pinchAndRotationWithoutBegan() {
    final class LatePinch: UIPinchGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    final class LateRotation: UIRotationGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    let pinch = stage.watch(LatePinch()) { "scale \($0.scale.spelled)" }
    stage.hand(at: place, angle: 1).down().pinch(to: 1.01, in: 0).pinch(to: 2, in: 0)
      .pinch(to: 2, in: 0).up()
    #expect(stage.log == ["began scale 1", "changed scale 2", "ended scale 2"])
    stage.log = []
    stage.view.removeGestureRecognizer(pinch)
    stage.watch(LateRotation()) { "rotation \($0.rotation.spelled)" }
    stage.hand(at: place, angle: 1).down().turn(by: 0.01, in: 0).turn(by: 0.2, in: 0)
      .turn(by: 0.3, in: 0).up()
    #expect(stage.log == ["began rotation 0", "changed rotation 0.3", "ended rotation 0.3"])
  }

  @Test("a tap, a swipe and a press whose subclass does so fail [REC-02]")
  func discreteWithoutBegan() {
    final class LateTap: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    final class LateSwipe: UISwipeGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    final class LatePress: UILongPressGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    let recognizers: [UIGestureRecognizer] = [LateTap(), LateSwipe(), LatePress()]
    for recognizer in recognizers { stage.add(recognizer, named: "\(type(of: recognizer))") }
    stage.finger(at: place).drag(by: 200, 0, in: 0.1)
    stage.finger(at: place).tap(holding: 1)
    #expect(stage.log == [])
    #expect(recognizers.map(\.state) == [.possible, .possible, .possible])
  }

  @Test("durations are those of the events; a moment that lies before the last is refused [REC-13]")
  func monotonicTime() {
    stage.add(UILongPressGestureRecognizer(), named: "press")
    func receive(_ seconds: TimeInterval, _ phase: Contact.Phase, _ x: CGFloat) {
      let time = Timestamp(seconds: seconds)
      let contact = Contact(id: 1, phase: phase, at: CGPoint(x: x, y: 100), time: time)
      stage.scene.touchSystem.receive(InputFrame(time: time, contacts: [contact]))
    }
    receive(10, .began, 100)
    receive(9, .moved, 300)
    receive(10.5, .moved, 101)
    receive(11, .ended, 101)
    #expect(stage.log == ["press began", "press changed", "press ended"])
  }
}
