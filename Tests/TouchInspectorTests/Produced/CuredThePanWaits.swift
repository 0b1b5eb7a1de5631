import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Cured: the pan waits")
struct CuredThePanWaitsTests {
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
    let swipe = stage.add(UISwipeGestureRecognizer(), to: card, named: "swipe")
    let pan = stage.add(UIPanGestureRecognizer(), to: card, named: "pan")
    let line = UILabel(frame: CGRect(x: 0, y: 536, width: 400, height: 30))
    stage.view.addSubview(line)
    line.accessibilityIdentifier = "line"
    line.text = "Nothing yet"
    pan.require(toFail: swipe)
    var panEnd = CGPoint.zero
    pan.addAction { _ in
      if pan.state == .ended { panEnd = pan.translation(in: pan.view) }
    }
    let a = stage.finger(at: CGPoint(x: 150, y: 270))
    a.down()
      .hold(0.073)
      .move(to: CGPoint(x: 154, y: 272), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 158, y: 274), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 162, y: 276), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 166, y: 278), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 170, y: 280), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 174, y: 282), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 178, y: 284), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 182, y: 286), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 186, y: 288), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 190, y: 290), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 194, y: 292), in: 0.017)
      .hold(0.073)
      .move(to: CGPoint(x: 198, y: 294), in: 0.017)
      .hold(0.09)
      .up()
    stage.wait(0.6)
    stage.wait(1)
    #expect(stage.expect(swipe).states([.failed]) == .met)
    #expect(stage.expect(pan).states([.began, .ended]) == .met)
    let order = stage.log.filter { !$0.hasSuffix(" changed") }
    #expect(order == ["pan began", "pan ended"])
    #expect(abs(panEnd.x - 39.06) < 2)
    #expect(abs(panEnd.y - 19.53) < 2)
  }
}
