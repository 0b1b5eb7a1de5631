import TouchStories

/// Where to a gesture goes.
package enum RuleDirection: String, CaseIterable {
  case left, right, up, down
  /// Between two of those: then each of the eight has an eighth of the circle.
  case upLeft, upRight, downLeft, downRight
  case horizontal, vertical
  /// Of pinches.
  case `in`, out
  /// Of rotations.
  case clockwise, anticlockwise

  /// Whether gestures of a kind go there at all.
  func suits(_ kind: ToldGesture.Kind) -> Bool {
    switch kind {
    case .swipe, .pan, .edgePan, .other: ![.in, .out, .clockwise, .anticlockwise].contains(self)
    case .pinch: self == .in || self == .out
    case .rotation: self == .clockwise || self == .anticlockwise
    case .tap, .doubleTap, .longPress, .hover: false
    }
  }

  /// Whether it is between two of the four.
  var isBetween: Bool { [.upLeft, .upRight, .downLeft, .downRight].contains(self) }

  static func all(of kind: ToldGesture.Kind) -> [RuleDirection] {
    allCases.filter { $0.suits(kind) }
  }
}
