import TouchStories

/// When in a gesture a rule acts.
package enum RuleOccasion: String, CaseIterable {
  case began
  /// Each step farther, and each step back.
  case progress, back
  case ended, cancelled

  /// When a rule acts that does not say it.
  static func usual(of kind: ToldGesture.Kind) -> RuleOccasion {
    isDiscrete(kind) ? .ended : .began
  }

  /// Whether a gesture of that kind is over when it is recognized.
  static func isDiscrete(_ kind: ToldGesture.Kind) -> Bool {
    kind == .tap || kind == .doubleTap || kind == .swipe
  }

  func suits(_ kind: ToldGesture.Kind) -> Bool {
    switch self {
    case .ended: true
    case .began, .cancelled: !Self.isDiscrete(kind)
    case .progress, .back:
      kind == .pan || kind == .edgePan || kind == .pinch || kind == .rotation
    }
  }

  var isStep: Bool { self == .progress || self == .back }
}
