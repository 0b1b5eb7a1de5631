import Touchstone

/// The progress of a view's transition between two contents.
struct TransitionSnapshot: Encodable, Equatable {
  var style: String
  /// From 0, the old content, to 1, the new one.
  var progress: Double

  /// `nil` for a style without a transition.
  init?(_ transition: UIView.Transition) {
    guard let word = Self.words.first(where: { $0.style == transition.style })?.word else {
      return nil
    }
    style = word
    progress = transition.progress
  }

  private static let words: [(style: UIView.AnimationOptions, word: String)] = [
    (.transitionCrossDissolve, "dissolve"), (.transitionFlipFromLeft, "flipFromLeft"),
    (.transitionFlipFromRight, "flipFromRight"), (.transitionFlipFromTop, "flipFromTop"),
    (.transitionFlipFromBottom, "flipFromBottom"), (.transitionCurlUp, "curlUp"),
    (.transitionCurlDown, "curlDown"),
  ]
}
