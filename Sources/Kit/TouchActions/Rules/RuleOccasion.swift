import TouchStories

/// When a rule acts during a gesture.
package enum RuleOccasion: String, CaseIterable {
  case began
  /// Each step forward, and each step back.
  case progress, back
  case ended, cancelled

  /// The default occasion for a kind of gesture.
  static func usual(of kind: ToldGesture.Kind) -> RuleOccasion {
    isDiscrete(kind) ? .ended : .began
  }

  /// Whether gestures of that kind end when they are recognized.
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
