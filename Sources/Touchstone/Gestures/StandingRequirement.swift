/// A recognizer that must fail first, and that is not kept alive by that.
///
/// An object that was once referred to weakly has its references counted in a table beside it, at
/// several times the cost, for the rest of its life. So the weak reference is to something small
/// that only the recognizer keeps.
struct StandingRequirement {
  let serial: Int
  private weak var life: RecognizerLife?

  init(on recognizer: UIGestureRecognizer) {
    serial = recognizer.serial
    life = recognizer.life
  }

  var isGone: Bool { life == nil }

  /// How the trace calls it; known without asking it, which may just be going.
  var label: String? { life?.label }

  var recognizer: UIGestureRecognizer? { life?.recognizer.object }
}

/// Lives as long as its recognizer, which alone keeps it. Others have it weakly, and may come while the recognizer
/// is just going: so the reference back is one that is checked.
final class RecognizerLife {
  fileprivate let recognizer: Unowned<UIGestureRecognizer>
  fileprivate var label: String
  /// Those who wait for the recognizer, for its description.
  private var waiting: [StandingRequirement] = []

  init(of recognizer: UIGestureRecognizer) {
    self.recognizer = Unowned(recognizer)
    label = recognizer.label
  }

  nonisolated deinit {}

  var waitingLabels: [String] { waiting.compactMap(\.label) }

  func note(waiting recognizer: UIGestureRecognizer) {
    waiting.removeAll(where: \.isGone)
    waiting.append(StandingRequirement(on: recognizer))
  }

  func forget(waiting recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0.serial == recognizer.serial || $0.isGone }
  }

  func noteName() { label = recognizer.object.label }
}
