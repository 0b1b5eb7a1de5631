// After frame 0: press may recognize together with drag
import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("A long press that slips")
struct ALongPressThatSlipsTests {
  @Test("what was recorded happens again")
  func happensAgain() {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    stage.view.accessibilityIdentifier = "table"
    stage.view.isMultipleTouchEnabled = true
    let card = UIImageView(frame: CGRect(x: 76, y: 183, width: 248, height: 186))
    stage.view.addSubview(card)
    card.accessibilityIdentifier = "card"
    card.isUserInteractionEnabled = true
    card.isMultipleTouchEnabled = true
    let press = stage.add(UILongPressGestureRecognizer(), to: card, named: "press")
    let drag = stage.add(UIPanGestureRecognizer(), to: card, named: "drag")
    let line = UILabel(frame: CGRect(x: 0, y: 536, width: 400, height: 30))
    stage.view.addSubview(line)
    line.accessibilityIdentifier = "line"
    line.text = "Nothing yet"
    // drag and press go together: a delegate says so.
    let pairs = Together()
    pairs.add(drag, press)
    let a = stage.finger(at: CGPoint(x: 150, y: 270))
    a.down().hold(0.793).move(to: CGPoint(x: 190, y: 270), in: 0.157).hold(0.02).up()
    stage.wait(0.6)
    stage.wait(1)
    #expect(stage.expect(press).states([.began, .ended]) == .met)
    #expect(stage.expect(drag).states([.began, .ended]) == .met)
    let order = stage.log.filter { !$0.hasSuffix(" changed") }
    #expect(order == ["press began", "drag began", "drag ended", "press ended"])
  }
}

@MainActor private final class Together: NSObject, UIGestureRecognizerDelegate {
  private var pairs: [(UIGestureRecognizer, UIGestureRecognizer)] = []

  func add(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) {
    pairs.append((one, other))
    // A scroll view's own pan must keep the scroll view as its delegate.
    for each in [one, other] where each.delegate == nil { each.delegate = self }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pairs.contains { one, other in
      one === gestureRecognizer && other === otherGestureRecognizer
        || one === otherGestureRecognizer && other === gestureRecognizer
    }
  }
}
