// The README's first test, as it stands there.
import Testing
import TouchstoneTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that comes down and goes 100 points to the right.
final class PullGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.count == 1 { start = location(in: view) } else { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if location(in: view).x - start.x > 100 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

@MainActor @Suite struct PullTests {
  @Test("a pull keeps the tap from happening")
  func pullBeatsTap() {
    let stage = Stage()
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(PullGestureRecognizer(), named: "pull")
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 150, 0, in: 0.3)
    #expect(stage.log == ["pull ended"])
  }
}
