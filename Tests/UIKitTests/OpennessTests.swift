import Testing
import TouchstoneTesting
import UIKit

/// Stands in for UIKit's classes as apps' own tests do.
@MainActor @Suite("Mocks override what they need [COR-13]") struct OpennessTests {
  final class FakeTouch: UITouch {
    override var view: UIView? { fakeView }
    override var phase: UITouch.Phase { .moved }
    override var tapCount: Int { 7 }
    override var type: UITouch.TouchType { .pencil }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    let fakeView: UIView

    init(view: UIView) {
      fakeView = view
      super.init()
    }
  }

  final class FakeEvent: UIEvent {
    override var allTouches: Set<UITouch>? { [] }
    override var type: UIEvent.EventType { .motion }
  }

  final class FakePan: UIPanGestureRecognizer {
    var added: [String] = []
    override var view: UIView? { fakeView }
    override var modifierFlags: UIKeyModifierFlags { .shift }
    override func addTarget(_ target: Any, action: Selector) {
      added.append(action.name ?? "")
    }
    override func require(toFail other: UIGestureRecognizer) { added.append("require") }
    let fakeView = UIView(frame: .zero)
  }

  final class FakeView: UIView {
    var calls: [String] = []
    override var superview: UIView? { fakeSuperview }
    let fakeSuperview = UIView(frame: .zero)
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 9, y: 9) }
    override func bringSubviewToFront(_ view: UIView) { calls.append("front") }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      calls.append("above")
      super.insertSubview(view, aboveSubview: sibling)
    }
  }

  @Test("a touch and an event can be made, and say what the mock says [COR-13]")
  func touches() {
    let view = UIView(frame: .zero)
    let touch: UITouch = FakeTouch(view: view)
    #expect(touch.view === view && touch.phase == .moved && touch.tapCount == 7)
    #expect(touch.type == .pencil && touch.location(in: view) == CGPoint(x: 1, y: 2))
    #expect(touch.gestureRecognizers == [] && touch.force == 0)
    let event: UIEvent = FakeEvent()
    #expect(event.allTouches == [] && event.type == .motion && event.timestamp == 0)
    #expect(Set([touch, UITouch(), UITouch()]).count == 3)
  }

  @Test("a touch that was made up can be handed to a view or a recognizer of one's own [COR-13]")
  func handedOver() {
    final class Listener: UIView {
      var taps = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += touches.first?.tapCount ?? 0
      }
    }
    let listener = Listener(frame: .zero)
    listener.touchesBegan([FakeTouch(view: listener)], with: FakeEvent())
    #expect(listener.taps == 7)
  }

  @Test("a recognizer's and a view's members are overridden as well [COR-13]")
  func recognizers() {
    let pan = FakePan()
    let recognizer: UIGestureRecognizer = pan
    recognizer.addTarget(self, action: Selector("handle:"))
    recognizer.require(toFail: UITapGestureRecognizer())
    #expect(pan.added == ["handle:", "require"])
    #expect(recognizer.view === pan.fakeView && recognizer.modifierFlags == .shift)
    let view = FakeView(frame: .zero)
    let plain: UIView = view
    let (one, two) = (UIView(frame: .zero), UIView(frame: .zero))
    plain.addSubview(one)
    plain.insertSubview(two, aboveSubview: one)
    plain.bringSubviewToFront(one)
    #expect(view.calls == ["above", "front"] && view.subviews == [one, two])
    #expect(plain.superview === view.fakeSuperview)
    #expect(plain.convert(CGPoint.zero, to: nil) == CGPoint(x: 9, y: 9))
  }

  @Test("a control's targets go through what a subclass makes of them [COR-13]")
  func controls() {
    final class Counting: UIButton {
      var added = 0
      override func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
        added += 1
        super.addTarget(target, action: action, for: events)
      }
    }
    let button = Counting(frame: .zero)
    button.addTarget(nil, action: Selector("go"), for: .touchDown)
    #expect(button.added == 1 && button.allControlEvents == .touchDown)
  }
}
