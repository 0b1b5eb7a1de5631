import TouchStories

/// The kinds of gestures in rules.
package enum RuleGesture: String, CaseIterable {
  case tap, doubleTap, longPress, swipe, pan, pinch, rotation, edgePan, hover

  var kind: ToldGesture.Kind {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .swipe: .swipe
    case .pan: .pan
    case .pinch: .pinch
    case .rotation: .rotation
    case .edgePan: .edgePan
    case .hover: .hover
    }
  }
}
