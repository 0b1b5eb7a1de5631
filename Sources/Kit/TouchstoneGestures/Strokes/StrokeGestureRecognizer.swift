import Foundation
import GestureCore
import GesturePatterns
import Touchstone

/// Recognizes shapes drawn by a finger, by examples.
///
/// ```
/// possible ─the last stroke is done, and a shape is like enough─▶ ended
/// possible ─no shape is like enough, a second finger came, a stroke too many─▶ failed
/// possible ─touches cancelled─▶ failed
/// ```
open class StrokeGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuration

  /// The method of comparison, with its examples.
  public var method: any StrokeMethod
  /// The lowest score that is recognized; its scale depends on the method.
  public var minimumScore = 0.75
  /// Seconds until the next stroke must begin, if shapes may have several.
  public var strokeInterval: TimeInterval = 0.5
  /// Called while the finger draws: `ranking(best:)` returns the present result.
  public var onPreview: (@MainActor (StrokeGestureRecognizer) -> Void)?

  /// Creates a recognizer for the shapes of a method, optionally with an action.
  public init(_ method: any StrokeMethod, target: Any? = nil, action: Selector? = nil) {
    self.method = method
    super.init(target: target, action: action)
  }

  // MARK: Result

  /// The drawing, in the view's coordinates.
  public private(set) var drawing = StrokeDrawing(strokes: [])

  /// The most similar shapes, best first.
  public func ranking(best count: Int) -> [StrokeScore] {
    method.ranking(of: drawing, best: count)
  }

  /// The shape that was recognized last; `nil` if none was.
  public private(set) var result: StrokeScore?

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first else {
      return setState(.failed, because: .tooManyFingers(numberOfTouches, allowed: 1))
    }
    if !isDrawing { drawing = StrokeDrawing(strokes: []) }
    isDrawing = true
    isBetweenStrokes = false
    drawing.strokes.append([touch.location(in: view)])
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    extend(touches, event)
    onPreview?(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    extend(touches, event)
    guard method.takesSeveralStrokes, strokeInterval > 0 else { return judge() }
    isBetweenStrokes = true
    afterSeconds(strokeInterval) { [weak self] in
      if self?.isBetweenStrokes == true { self?.judge() }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(.failed, because: .touchesCancelled)
  }

  // MARK: Reset

  /// The drawing is kept until the next one begins, so that actions can read it.
  open override func reset() {
    super.reset()
    isDrawing = false
    isBetweenStrokes = false
  }

  // MARK: Private

  private var isDrawing = false
  private var isBetweenStrokes = false

  private func extend(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard let touch = touches.first, !drawing.strokes.isEmpty else { return }
    let places = (event.coalescedTouches(for: touch) ?? [touch]).map { $0.location(in: view) }
    let last = drawing.strokes.count - 1
    for place in places where drawing.strokes[last].last != place {
      drawing.strokes[last].append(place)
    }
  }

  private func judge() {
    guard let best = ranking(best: 1).first else {
      return setState(.failed, because: .because("what was drawn is no shape that can be compared"))
    }
    guard best.score >= minimumScore else {
      return setState(
        .failed,
        because: .under(
          "is like \(best.name) by", best.score, unit: "of 1", limit: "minimumScore",
          minimumScore))
    }
    result = best
    setState(.ended, because: .recognized("drew \(best.name)"))
  }
  nonisolated deinit {}
}
