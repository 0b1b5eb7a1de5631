import Foundation
import GestureCore
import Touchstone

/// A drag with one finger.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Timestamp
    /// The finger's location, in the requested coordinate space.
    public var location: CGPoint
    /// The location of the landing, or where the finger was when the drag got its turn in a sequence.
    public var startLocation: CGPoint
    /// The vector from the start to the location.
    public var translation: CGSize
    /// Points per second.
    public var velocity: CGSize

    /// Where the drag would come to rest if the finger lifted now, with the deceleration of scroll views.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + coasting.width, y: location.y + coasting.height)
    }

    /// The translation at that location, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + coasting.width, height: translation.height + coasting.height)
    }

    private var coasting: CGSize {
      CGSize(
        width: Inertia.reach(of: velocity.width), height: Inertia.reach(of: velocity.height))
    }
  }

  /// Points that the finger must move before the drag begins; with 0 it begins at the landing.
  public var minimumDistance: CGFloat
  /// The coordinate space of its locations.
  public var coordinateSpace: GestureSpace

  /// Creates a drag that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: GestureSpace = .local) {
    self.minimumDistance = max(0, minimumDistance)
    self.coordinateSpace = coordinateSpace
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let drag = DragRecognizer()
    drag.minimumDistance = minimumDistance
    let space = coordinateSpace
    return assembly.add(drag, takesOver: true) { [unowned drag] state in
      switch state {
      case .began, .changed: report(.changed(drag.value(in: space)))
      case .ended: report(.ended(drag.value(in: space)))
      default: report(.cancelled)
      }
    }
  }
}

/// Follows one finger.
///
/// ```
/// possible ─the finger went minimumDistance, and the drag has its turn─▶ began
/// possible ─the finger lifted─▶ failed
/// began | changed ─the finger moves─▶ changed
/// began | changed ─the finger lifts─▶ ended
/// began | changed ─the touch is cancelled─▶ cancelled
/// ```
final class DragRecognizer: UIGestureRecognizer, WaitsForTurn {
  // MARK: Configuration

  var minimumDistance: CGFloat = 10

  // MARK: Result

  func value(in space: GestureSpace) -> DragGesture.Value {
    let view = space.view(of: self)
    let location = convert(progress.location, to: view)
    let start = convert(progress.start, to: view)
    // A velocity has no origin, so the difference of two converted points is used.
    let origin = convert(.zero, to: view)
    let speed = convert(progress.velocity.velocity, to: view)
    return DragGesture.Value(
      time: moment, location: location, startLocation: start,
      translation: CGSize(width: location.x - start.x, height: location.y - start.y),
      velocity: CGSize(width: speed.x - origin.x, height: speed.y - origin.y))
  }

  // MARK: Progress

  private struct Progress {
    var touch: ObjectIdentifier?
    /// In window coordinates.
    var start = CGPoint.zero
    var location = CGPoint.zero
    var velocity = VelocityEstimator()
  }

  private var progress = Progress()

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      guard progress.touch == nil else {
        ignore(touch, for: event)
        continue
      }
      progress.touch = ObjectIdentifier(touch)
      progress.start = touch.location(in: nil)
      progress.location = progress.start
      progress.velocity.reset(to: progress.start, at: moment)
    }
    beginIfFarEnough()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard follow(touches) else { return }
    if state == .possible { beginIfFarEnough() } else { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard follow(touches) else { return }
    if state == .possible {
      let gone = progress.location.distance(to: progress.start)
      setState(
        .failed,
        because: .under(
          "lifted after moving", gone, unit: "pt", limit: "minimumDistance", minimumDistance))
    } else {
      setState(.ended, because: .recognized("the finger lifted"))
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(state == .possible ? .failed : .cancelled, because: .touchesCancelled)
  }

  /// The movement so far belongs to the previous gesture; the drag starts at the present location.
  func turnCame() { progress.start = progress.location }

  // MARK: Reset

  override func reset() { progress = Progress() }

  // MARK: Private

  private func follow(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first(where: { ObjectIdentifier($0) == progress.touch }) else {
      return false
    }
    let location = touch.location(in: nil)
    if location != progress.location {
      progress.location = location
      progress.velocity.add(location, at: moment)
    }
    return true
  }

  private func beginIfFarEnough() {
    guard state == .possible, hasTurn else { return }
    let gone = progress.location.distance(to: progress.start)
    guard gone >= minimumDistance else { return }
    setState(.began, because: .recognized("moved \(Reason.spell(gone)) pt"))
  }
}

extension Set<UITouch> {
  /// Sorted by contact number, so that the order of simultaneous touches is the same in every run.
  var inOrder: [UITouch] { sorted { $0.contactID < $1.contactID } }
}

extension UIGestureRecognizer {
  /// The time of the input being handled.
  var moment: Timestamp { view?.window?.windowScene?.touchSystem.now ?? .zero }

  /// Whether no earlier gesture of its sequence is pending.
  var hasTurn: Bool { (delegate as? GestureAssembly)?.hasTurn(self) ?? true }

  func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return place }
    return view.convert(place, from: window)
  }
}
