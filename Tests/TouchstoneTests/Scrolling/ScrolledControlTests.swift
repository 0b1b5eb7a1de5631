import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Controls in a scroll view")
struct ScrolledControlTests {
  let stage = Stage()
  let scrollView: UIScrollView
  let diary: ScrollDiary
  let button = UIButton(frame: CGRect(x: 50, y: 250, width: 100, height: 100))
  let place = CGPoint(x: 100, y: 300)

  init() {
    (scrollView, diary) = stage.addScrollView()
    scrollView.addSubview(button)
    let stage = stage
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("inside", .touchUpInside), ("cancel", .touchCancel),
    ] {
      button.addAction(UIAction { _ in stage.log.append("button \(name)") }, for: event)
    }
  }

  @Test("a tap presses a button, which hears of it as it lifts [CTL-03, DEL-47]")
  func tap() {
    stage.finger(at: place).tap()
    #expect(stage.log == ["button down", "button inside"])
  }

  @Test("a fast drag that begins on a button scrolls, and the button hears nothing [DEL-42]")
  func drag() {
    stage.finger(at: place).down().move(by: 0, -30, in: 0.1).hold(1).up()
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 20", "will end dragging at 0, 0 for 0, 20",
        "did end dragging",
      ])
  }

  @Test("a button that is held keeps the finger, and nothing scrolls [API-C20]")
  func held() {
    stage.finger(at: place).down().hold(0.2).move(by: 0, -40, in: 0.1).up()
    #expect(stage.log == ["button down", "button inside"])
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("a subclass may take the finger from buttons too [API-C20]")
  func subclass() {
    final class Greedy: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
      }
    }
    let greedy = Greedy(frame: scrollView.frame)
    greedy.contentSize = scrollView.contentSize
    stage.view.addSubview(greedy)
    greedy.addSubview(button)
    stage.finger(at: place).down().hold(0.2).move(by: 0, -40, in: 0.1).hold(1).up()
    #expect(stage.log == ["button down", "button cancel"])
    #expect(greedy.contentOffset.y > 29 && !greedy.touchesShouldCancel(in: UISwitch()))
  }
}
