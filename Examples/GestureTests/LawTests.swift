import Testing
import TouchstoneTesting
import UIKit

/// Laws that hold whatever fingers do, and what is told of one that does not.
@MainActor @Suite struct LawTests {
  private func law(_ ends: [UIGestureRecognizer.State]) -> Property {
    // snippet.law
    Property { stage in
      let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
      pan.addAction { pan in
        if pan.state == .began { pan.view?.alpha = 0.5 }
        if ends.contains(pan.state) { pan.view?.alpha = 1 }
      }
    } holds: { stage in
      stage.view.alpha == 1 ? .met : .failed("the view stays translucent")
    }
    // snippet.end
  }

  @Test("a view that a finger carries is itself again afterwards")
  func holds() {
    // snippet.holds
    #expect(law([.ended, .cancelled]).check(seeds: 1...100) == .met)
    // snippet.end
  }

  @Test("one that forgets that a gesture can be cancelled is found out")
  func forgotten() {
    let outcome = law([.ended]).check(seeds: 1...100)
    // snippet.forgotten-output
    #expect(
      "\(outcome)" == """
        seed 1: the view stays translucent

        let stage = Stage(size: CGSize(width: 400, height: 800))
        stage.view.alpha = 0.5
        let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
        let a = stage.finger(at: CGPoint(x: 300, y: 700))
        a.down().move(to: CGPoint(x: 800, y: 800), in: 0.017).cancel()
        stage.wait(1)

        touches 1
        device stage
        size 400x800
        0.000 down 1 300,700
        0.016666667 move 1 800,800
        0.016666667 cancel 1 800,800
        1.016666667

        """)
    // snippet.end
  }
}
