import Foundation
import GestureCore
import Touchstone

/// Drawing with fingers and pencils: each touch draws a separate stroke from its landing, with all samples of the panel.
public struct InkGesture: Gesture {
  /// The stroke of a touch so far.
  public struct Stroke: Equatable, Sendable {
    /// The panel's samples.
    public var samples: [Sample] = []
    /// Predicted locations, until the next samples arrive.
    public var predicted: [CGPoint] = []
  }

  /// A sample of a stroke.
  public struct Sample: Equatable, Sendable {
    /// The location in the view's coordinates.
    public var location: CGPoint
    /// The pressure of a pencil, from 0 to 1; `nil` for fingers.
    public var pressure: CGFloat?
  }

  /// All strokes from the first landing to the last lift, in the order of landing.
  public typealias Value = [Stroke]

  /// Creates a drawing gesture.
  public init() {}

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let ink = InkRecognizer()
    // Pencils and fingers may draw at the same time.
    ink.requiresExclusiveTouchType = false
    return assembly.add(ink, takesOver: false) { [unowned ink] state in
      switch state {
      case .began, .changed: report(.changed(ink.strokes))
      case .ended: report(.ended(ink.strokes))
      default: report(.cancelled)
      }
    }
  }
}

/// Follows each touch separately.
///
/// ```
/// possible ─a touch comes down─▶ began
/// began | changed ─touches come, move, lift while others stay─▶ changed
/// began | changed ─the last one lifts─▶ ended
/// began | changed ─touches are cancelled─▶ cancelled
/// ```
final class InkRecognizer: UIGestureRecognizer {
  // MARK: Result

  var strokes: [InkGesture.Stroke] { progress.strokes }

  // MARK: Progress

  private struct Progress {
    var strokes: [InkGesture.Stroke] = []
    /// Indices of the strokes that active touches draw.
    var drawing: [UITouch: Int] = [:]
  }

  private var progress = Progress()

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.location(in: view).x < $1.location(in: view).x }) {
      progress.drawing[touch] = progress.strokes.count
      progress.strokes.append(InkGesture.Stroke())
      extend(by: touch, event)
    }
    if state == .possible {
      setState(.began, because: .recognized("a touch came down"))
    } else {
      state = .changed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { extend(by: touch, event) }
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      extend(by: touch, event)
      guard let stroke = progress.drawing.removeValue(forKey: touch) else { continue }
      progress.strokes[stroke].predicted = []
    }
    if progress.drawing.isEmpty {
      setState(.ended, because: .recognized("the last touch lifted"))
    } else {
      state = .changed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(.cancelled, because: .touchesCancelled)
  }

  // MARK: Reset

  override func reset() { progress = Progress() }

  // MARK: Private

  private func extend(by touch: UITouch, _ event: UIEvent) {
    guard let stroke = progress.drawing[touch] else { return }
    progress.strokes[stroke].samples += (event.coalescedTouches(for: touch) ?? [touch]).map {
      let isPressed = $0.type == .pencil && $0.maximumPossibleForce > 0
      return InkGesture.Sample(
        location: $0.location(in: view),
        pressure: isPressed ? $0.force / $0.maximumPossibleForce : nil)
    }
    progress.strokes[stroke].predicted =
      event.predictedTouches(for: touch)?.map { $0.location(in: view) } ?? []
  }
}
