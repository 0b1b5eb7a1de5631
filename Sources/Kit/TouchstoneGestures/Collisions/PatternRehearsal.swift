import Foundation
import GestureCore
import GesturePatterns
import Touchstone

/// Two patterns with a relation in a separate scene: plays fingers and returns which of them act.
final class PatternRehearsal: NSObject, UIGestureRecognizerDelegate {
  private let scene: UIWindowScene
  private let window: UIWindow
  private let isTogether: Bool
  private var acting: [Int] = []

  /// - Parameters:
  ///   - ranked: the two patterns, the first in rank first.
  ///   - waiting: index of the one that waits for the other's failure.
  init(
    _ ranked: [GesturePattern], waiting: Int? = nil,
    isTogether: Bool = false, within bounds: CGRect
  ) {
    let screen = CGRect(x: 0, y: 0, width: max(1, bounds.maxX), height: max(1, bounds.maxY))
    scene = UIWindowScene(screen: UIScreen(bounds: screen))
    window = UIWindow(windowScene: scene)
    self.isTogether = isTogether
    super.init()
    let view = UIView(frame: screen)
    window.addSubview(view)
    window.makeKeyAndVisible()
    // Of two recognizers on a view, the one added last is first in rank.
    let cast = ranked.enumerated().reversed().map { number, pattern in
      let recognizer = PatternGestureRecognizer(pattern, coordinateSpace: .global)
      recognizer.delegate = self
      recognizer.addAction { [unowned self] recognizer in
        if recognizer.state == .began || recognizer.state == .ended, !acting.contains(number) {
          acting.append(number)
        }
      }
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
    // The cast is in reverse order.
    if let waiting { cast[1 - waiting].require(toFail: cast[waiting]) }
  }

  /// The ranks of the recognizers that act, in order.
  func play(_ script: FingerScript) -> [Int] {
    for frame in script.frames { scene.touchSystem.receive(frame) }
    // Lets pending deadlines pass.
    scene.touchSystem.receive(InputFrame(time: script.end.advanced(by: 10)))
    return acting
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTogether }
}
