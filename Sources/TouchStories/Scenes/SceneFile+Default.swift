import Touchstone

extension SceneFile {
  /// The scene of a file that brings none: one view with every usual gesture.
  ///
  /// The single tap waits for the double tap; pan, pinch and rotation go together and wait for the
  /// swipes. A swipe waits for the fingers to lift within its 0.5 s, since UIKit's takes any drag for
  /// one that goes 50 points in that time, however long it then goes on. Leaps of slow panels are
  /// filled in, so that a flick of a few reports meets the limits that it passed.
  package static var usual: SceneFile {
    var root = SceneView()
    root.name = "view"
    root.flags[.isMultipleTouchEnabled] = true
    root.recognizers = taps + longPresses + transforms + swipes + [SceneRecognizer(.linger)]
    var file = SceneFile(root: root)
    file.longestStep = 16
    return file
  }

  private static var taps: [SceneRecognizer] {
    var taps = (1...5).map { with($0, SceneRecognizer(.tap)) }
    taps[0].requiresFailureOf = [.init("doubleTap")]
    var doubleTap = SceneRecognizer(.tap, named: "doubleTap")
    doubleTap.numberOfTapsRequired = 2
    return taps + [doubleTap]
  }

  private static var longPresses: [SceneRecognizer] {
    (1...3).map { with($0, SceneRecognizer(.longPress)) }
  }

  private static var swipes: [SceneRecognizer] {
    let directions: [(name: String, direction: UISwipeGestureRecognizer.Direction)] = [
      ("Left", .left), ("Right", .right), ("Up", .up), ("Down", .down),
    ]
    return (1...4).flatMap { fingers in
      directions.map { name, direction in
        var swipe = SceneRecognizer(.swipe, named: "swipe\(name)")
        swipe.direction = direction
        swipe.requiresFailureOf = [.init("linger")]
        return with(fingers, swipe)
      }
    }
  }

  private static var transforms: [SceneRecognizer] {
    var pan = SceneRecognizer(.pan)
    pan.requiresFailureOf = swipes.map { .init($0.name) }
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
    var several = SceneRecognizer(recognizer.kind, named: "\(recognizer.name)\(fingers)")
    several.direction = recognizer.direction
    several.requiresFailureOf = recognizer.requiresFailureOf
    several.numberOfTouchesRequired = fingers
    return several
  }
}
