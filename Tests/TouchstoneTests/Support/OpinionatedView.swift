import Foundation
import Touchstone
import TouchstoneTesting

/// A loud view that logs and answers whether a recognizer may begin.
final class OpinionatedView: LoudView {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  private weak var asker: Stage?

  static func add(
    to stage: Stage, frame: CGRect? = nil, in superview: UIView? = nil, named name: String
  ) -> OpinionatedView {
    let parent = superview ?? stage.view
    let view = OpinionatedView(frame: frame ?? parent.bounds, stage: stage, name: name)
    view.asker = stage
    parent.addSubview(view)
    return view
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let answer = begins(recognizer)
    let name = accessibilityIdentifier ?? "view"
    asker?.log.append("\(name): \(recognizer.name ?? "?") \(answer ? "may" : "may not") begin")
    return answer
  }
}
