import Touchstone

extension SceneFile {
  /// The scene of a file that brings none: one view with every usual gesture.
  ///
  /// The single tap waits for the double tap; pan, pinch and rotation go together and wait for the
  /// swipes. A swipe waits for the fingers to lift within its 0.5 s, since UIKit's takes any drag for
  /// one that goes 50 points in that time, however long it then goes on; it may be for any direction,
  /// and counts as one of the nearest. Long presses prevent only taps: that a finger rests before
  /// it goes does not change where it goes. What lands and lifts at once, or rests, must go further
  /// than a fingertip rolls to be a pan, pinch or rotation. Leaps of slow panels are filled in, so
  /// that a flick of a few reports meets the limits that it passed.
  package static var usual: SceneFile {
    var root = SceneView()
    root.name = "view"
    root[property: "isMultipleTouchEnabled"] = .flag(true)
    root.recognizers =
      taps + longPresses + transforms + swipes
      + [SceneRecognizer(.linger), SceneRecognizer(.rest)] + otherTaps
    var file = SceneFile(root: root)
    file.longestStep = 16
    // A little more than 1, so that rounding does not decide at 45 degrees.
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

  /// For quick taps at changing places, of which one that waits for a double tap misses half.
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

  /// The same for more fingers, with their number in its name.
  private static func with(_ fingers: Int, _ recognizer: SceneRecognizer) -> SceneRecognizer {
    guard fingers > 1 else { return recognizer }
    var several = recognizer
    several.name += "\(fingers)"
    several[property: "numberOfTouchesRequired"] = .whole(fingers)
    return several
  }
}
