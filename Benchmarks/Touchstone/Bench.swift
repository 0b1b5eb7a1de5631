import Foundation
import GestureCore
import Touchstone

/// A window in a scene of its own, a gesture that is made in it again and again, and a target that
/// counts actions.
struct Bench {
  /// Whether scenes that are made from now on keep their trace.
  static var keepsTrace = false

  let scene: UIWindowScene
  let window: UIWindow
  let counter = ActionCounter()
  private var script: Script
  private let repetitions: Int
  private let actionsPerGesture: Int

  init(_ script: Script, _ repetitions: Int, actionsPerGesture: Int) {
    self.script = script
    self.repetitions = repetitions
    self.actionsPerGesture = actionsPerGesture
    let side = Formulas.sceneSize
    scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: side, height: side)))
    if Self.keepsTrace { scene.touchSystem.traceBuffer = TraceBuffer(capacity: 4096) }
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
  }

  mutating func run() -> Tally {
    let system = scene.touchSystem
    counter.count = 0
    counter.sum = 0
    for _ in 0..<repetitions { script.play(to: system) }
    // A tap recognizer that waits for another tap has to hear that none comes.
    while let deadline = system.nextDeadline { system.advance(to: deadline) }
    script.begin(after: system.now)
    return Tally(
      frames: repetitions * script.frames.count, samples: repetitions * script.samples,
      actions: counter.count, sum: counter.sum, expected: repetitions * actionsPerGesture)
  }

  // MARK: - Views and recognizers

  /// A view that fills the scene.
  func addView() -> UIView {
    let view = UIView(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    return view
  }

  /// The usual six, on a view that fills the scene.
  func addSix(goTogether: Bool) {
    let view = addView()
    addTap(to: view)
    addTap(to: view).numberOfTapsRequired = 2
    let three = [addPan(to: view), addPinch(to: view), addRotation(to: view)]
    if goTogether { for recognizer in three { recognizer.delegate = counter } }
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: counter, action: ActionCounter.press))
  }

  @discardableResult
  func addTap(to view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: counter, action: ActionCounter.tap)
    view.addGestureRecognizer(tap)
    return tap
  }

  @discardableResult
  func addPan(to view: UIView) -> UIGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: counter, action: ActionCounter.pan)
    view.addGestureRecognizer(pan)
    return pan
  }

  @discardableResult
  func addPinch(to view: UIView) -> UIGestureRecognizer {
    let pinch = UIPinchGestureRecognizer(target: counter, action: ActionCounter.pinch)
    view.addGestureRecognizer(pinch)
    return pinch
  }

  @discardableResult
  func addRotation(to view: UIView) -> UIGestureRecognizer {
    let rotation = UIRotationGestureRecognizer(target: counter, action: ActionCounter.rotate)
    view.addGestureRecognizer(rotation)
    return rotation
  }
}

/// The target of all actions.
final class ActionCounter: NSObject, UIGestureRecognizerDelegate {
  var count = 0
  var sum = 0.0

  func tap(_ tap: UITapGestureRecognizer) {
    count += 1
    sum += 1
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    count += 1
    sum += pan.translation(in: nil).x
  }

  func pinch(_ pinch: UIPinchGestureRecognizer) {
    count += 1
    sum += pinch.scale
  }

  func rotate(_ rotation: UIRotationGestureRecognizer) {
    count += 1
    sum += rotation.rotation
  }

  func press(_ press: UILongPressGestureRecognizer) { count += 1 }

  /// For pan, pinch and rotation, which have this for their delegate.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.delegate === self }
}
