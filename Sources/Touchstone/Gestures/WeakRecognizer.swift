/// A reference that does not keep a recognizer alive.
///
/// Whoever was once referred to weakly has its references counted in a table beside it, at several
/// times the cost, for the rest of its life. So the weak reference is to something small that only the
/// recognizer keeps.
struct WeakRecognizer {
  private weak var life: RecognizerLife?

  var recognizer: UIGestureRecognizer? { life?.recognizer }

  init(_ recognizer: UIGestureRecognizer) { life = recognizer.life }
}

/// Lives as long as its recognizer.
final class RecognizerLife {
  fileprivate unowned let recognizer: UIGestureRecognizer

  init(of recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  nonisolated deinit {}
}
