import Touchstone

extension SceneFile {
  /// The scene for recordings without a scene: one view with all usual gestures.
  ///
  /// The single tap waits for the double tap; pan, pinch and rotation are simultaneous and wait for the swipes. A swipe
  /// requires a lift within 0.5 s, because UIKit recognizes a swipe in any drag that covers 50 points in that time, however
  /// long it continues. Swipes accept any direction and report the nearest one. Long presses prevent only taps, because resting
  /// before a movement does not change the movement. Fingers that tap or rest must move farther than a fingertip rolls before a
  /// pan, pinch or rotation begins. Leaps of slow panels are interpolated, so that a flick with a few reports reaches the
  /// limits that it passed.
  package static var usual: SceneFile {
    var root = SceneView()
    root.name = "view"
    root[property: "isMultipleTouchEnabled"] = .flag(true)
    root.recognizers =
      taps + longPresses + transforms + swipes
      + [SceneRecognizer(.linger), SceneRecognizer(.rest)] + otherTaps
    var file = SceneFile(root: root)
    file.longestStep = 16
    // Slightly more than 1, so that rounding does not decide at 45 degrees.
    file.tuning.swipeSecondaryShare = 1.001
    return file
  }

  /// The usual scene with titles such as "tap (2 fingers)", for texts.
  package static var usualWithTitles: SceneFile {
    var file = usual
    for index in file.root.recognizers.indices {
      file.root.recognizers[index].title = title(of: file.root.recognizers[index])
    }
    return file
  }

  private static func title(of recognizer: SceneRecognizer) -> String {
    let gesture =
      switch recognizer.kind {
      case .tap: recognizer.tapsRequired == 2 ? "double tap" : "tap"
      case .longPress: "long press"
      case .swipe:
        "swipe " + (directions.first { $0.direction == recognizer.direction }?.name ?? "")
      case .linger: "held finger"
      case .rest: "resting finger"
      default: recognizer.kind.rawValue
      }
    let fingers = recognizer.touchesRequired
    return fingers > 1 ? "\(gesture) (\(fingers) fingers)" : gesture
  }

  private static var directions: [(name: String, direction: UISwipeGestureRecognizer.Direction)] {
    [("left", .left), ("right", .right), ("up", .up), ("down", .down)]
  }

  private static var taps: [SceneRecognizer] {
    var taps = (1...5).map { with($0, SceneRecognizer(.tap)) }
    let pair = pair(named: "tap", "doubleTap", turn: 0)
    taps[0] = pair[0]
    return taps + [pair[1]]
  }

  /// For quick taps at changing locations, half of which a tap that waits for a double tap would miss.
  private static var otherTaps: [SceneRecognizer] {
    pair(named: "otherTap", "otherDouble", turn: 1)
  }

  private static func pair(named one: String, _ two: String, turn: Int) -> [SceneRecognizer] {
    var tap = SceneRecognizer(.tap, named: one)
    tap.requiresFailureOf = [.init(two)]
    tap.turn = turn
    var doubleTap = SceneRecognizer(.tap, named: two)
    doubleTap[property: "numberOfTapsRequired"] = .whole(2)
    doubleTap.turn = turn
    return [tap, doubleTap]
  }

  private static var longPresses: [SceneRecognizer] {
    var press = SceneRecognizer(.longPress)
    press.canPrevent = false
    return (1...3).map { with($0, press) }
  }

  private static var swipes: [SceneRecognizer] {
    (1...4).flatMap { fingers in
      directions.map { name, direction in
        var swipe = SceneRecognizer(.swipe, named: "swipe\(name.capitalized)")
        swipe[property: "direction"] = .whole(Int(direction.rawValue))
        swipe.requiresFailureOf = [.init("linger")]
        return with(fingers, swipe)
      }
    }
  }

  private static var transforms: [SceneRecognizer] {
    var pan = SceneRecognizer(.pan)
    pan.requiresFailureOf = swipes.map { .init($0.name) } + [.init("rest")]
    pan.simultaneousWith = [.init("pinch"), .init("rotation")]
    var pinch = SceneRecognizer(.pinch)
    pinch.requiresFailureOf = pan.requiresFailureOf
    pinch.simultaneousWith = [.init("rotation")]
    var rotation = SceneRecognizer(.rotation)
    rotation.requiresFailureOf = pan.requiresFailureOf
    return [pan, pinch, rotation]
  }

  /// A copy for several fingers, with their number in its name.
  private static func with(_ fingers: Int, _ recognizer: SceneRecognizer) -> SceneRecognizer {
    guard fingers > 1 else { return recognizer }
    var several = recognizer
    several.name += "\(fingers)"
    several[property: "numberOfTouchesRequired"] = .whole(fingers)
    return several
  }
}
