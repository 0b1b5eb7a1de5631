/// A weak reference to a recognizer that must fail first.
///
/// A weak reference to an object moves its reference count to a side table, which makes every retain several times as
/// expensive for the rest of its life. So the reference is to a small anchor that only the recognizer keeps.
struct StandingRequirement {
  let serial: Int
  private weak var anchor: WeakAnchor?

  init(on recognizer: UIGestureRecognizer) {
    serial = recognizer.serial
    anchor = recognizer.anchor
  }

  var isGone: Bool { anchor == nil }

  /// Its name in the trace; known to the anchor, because the recognizer may be in its deinitializer.
  var label: String? { anchor?.label }

  var recognizer: UIGestureRecognizer? { anchor?.recognizer.object }
}

/// The failure requirements of a recognizer, and their serial numbers, which are compared without loading a weak reference.
struct RequirementList {
  let entries: [StandingRequirement]
  private let serials: [Int]

  init(_ entries: [StandingRequirement] = []) {
    self.entries = entries
    serials = entries.map(\.serial)
  }

  func contains(_ serial: Int) -> Bool { serials.contains(serial) }
}

/// Lives as long as its recognizer, which alone keeps it. Weak references lead here, perhaps while the recognizer is in its
/// deinitializer, so the reference back is checked (`unowned`).
final class WeakAnchor {
  fileprivate let recognizer: Unowned<UIGestureRecognizer>
  fileprivate var label: String
  /// The recognizers that require this one to fail, for its description.
  private var requirers: [StandingRequirement] = []

  init(of recognizer: UIGestureRecognizer) {
    self.recognizer = Unowned(recognizer)
    label = recognizer.label
  }

  nonisolated deinit {}

  var requirerLabels: [String] { requirers.compactMap(\.label) }

  func addRequirer(_ recognizer: UIGestureRecognizer) {
    requirers.removeAll(where: \.isGone)
    requirers.append(StandingRequirement(on: recognizer))
  }

  func removeRequirer(_ recognizer: UIGestureRecognizer) {
    requirers.removeAll { $0.serial == recognizer.serial || $0.isGone }
  }

  func updateLabel() { label = recognizer.object.label }
}

/// A weak reference to a recognizer, for the few that may get messages after their gesture.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
