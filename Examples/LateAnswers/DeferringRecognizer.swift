import UIKit

/// Holds the gestures of a web view until the page has said whether it handles the touch itself.
///
/// ```
/// possible ─the page handles it─▶ ended     gestures that require its failure fail
/// possible ─the page does not─▶ failed      they go ahead
/// ```
/// The answer comes from another process: after the finger has lifted, after the next one has landed, or never.
public final class DeferringRecognizer: UIGestureRecognizer {
  /// Sends the question to the page; the answer is a call of the closure.
  public var ask: ((_ answer: @escaping (_ isHandled: Bool) -> Void) -> Void)?
  /// An answer counts only for the question that it was given to.
  private var question = 0
  private var isAsked = false

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isAsked else { return }
    guard let ask else {
      state = .failed
      return
    }
    isAsked = true
    question += 1
    let asked = question
    ask { [weak self] isHandled in self?.answer(asked, isHandled) }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// The page is gone, and no answer will come.
  public func giveUp() { if isAsked { state = .failed } }

  public override func reset() {
    isAsked = false
    question += 1
  }

  private func answer(_ asked: Int, _ isHandled: Bool) {
    guard asked == question, state == .possible else { return }
    state = isHandled ? .ended : .failed
  }

  public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  public override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
