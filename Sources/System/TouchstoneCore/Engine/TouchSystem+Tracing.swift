import Foundation
import GestureCore

// The outlets of the trace. While none is open an event costs one comparison.
extension TouchSystem {
  /// Receives everything that happens, in order.
  public var trace: ((TraceEvent) -> Void)? {
    get { engine.outlets.closure }
    set { engine.listen { $0.closure = newValue } }
  }

  /// Receives everything that happens, in order, before all others.
  package var traceReader: (any TraceReader)? {
    get { engine.outlets.reader }
    set { engine.listen { $0.reader = newValue } }
  }

  /// Keeps the last of what happens, for `why(_:)`; cheap enough to stay on in a product. `nil` keeps
  /// nothing.
  public var traceBuffer: TraceBuffer? {
    get { engine.traceBuffer }
    set { engine.traceBuffer = newValue }
  }

  /// Adds one more listener to the trace, beside `trace`. It receives events until it is removed.
  @discardableResult
  public func addTraceListener(
    _ listener: @escaping @MainActor (TraceEvent) -> Void
  ) -> TraceListener {
    let listener = TraceListener(listener)
    engine.listen { $0.listeners.append(listener) }
    return listener
  }

  /// Ends what `addTraceListener(_:)` began.
  public func removeTraceListener(_ listener: TraceListener) {
    engine.listen { $0.listeners.removeObject(listener) }
  }

  /// Everything that happens from now on, as a sequence. A slow reader gets the newest
  /// `limit` events; leaving the loop ends the listening.
  public func traceEvents(limit: Int = 4096) -> AsyncStream<TraceEvent> {
    AsyncStream(bufferingPolicy: .bufferingNewest(max(1, limit))) { continuation in
      let listener = addTraceListener { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.removeTraceListener(listener) }
      }
    }
  }

  /// Marks gestures on a time line, such as a profiler's.
  public var signposts: (any GestureSignposts)? {
    get { engine.outlets.signposts?.signposts }
    set {
      let pen = newValue.map { SignpostPen(signposts: $0) }
      engine.listen { $0.signposts = pen }
    }
  }

  // MARK: - Records

  @inline(__always)
  package func record(_ record: @autoclosure () -> TraceRecord) {
    engine.trace(record())
  }

  @inline(__always)
  package func record(_ kind: @autoclosure () -> TraceEvent.Kind) {
    engine.trace(kind())
  }

  @inline(__always)
  package func record(touch: UITouch) {
    if engine.isTracing { trace(touch) }
  }

  @inline(never)
  private func trace(_ touch: UITouch) {
    record(
      .touch(
        id: touch.number, Contact.Phase(touch.shownPhase) ?? .moved, at: touch.sceneLocation,
        view: engine.mark(viewOf: touch)))
  }
}

/// Reports which views a new touch passed over. It looks at bounds and flags alone: asking views again
/// would have them answer twice.
extension TouchSystem {
  /// However large the tree is, a touch looks at no more views than these.
  private static let patience = 256

  @inline(never)
  func traceBeginning(of touch: UITouch, in scene: UIWindowScene, _ bar: DeliveryNote?) {
    record(touch: touch)
    if let bar, let view = touch.hitView {
      record(.delivery(.touch(touch.number), to: view.label, bar))
    }
    // Mostly nothing is in front of what was hit.
    let hit = touch.hitView.map { Unretained($0) }
    if let hit, hit.with({ $0.isInFront(in: scene) }) { return }
    var patience = Self.patience
    for window in scene.windowsFrontToBack {
      let place = window.convertFromSuperview(touch.sceneLocation)
      if look(at: window, place, for: touch, outside: nil, &patience) { return }
    }
  }

  /// Goes through a view as a hit test does; returns whether that is at its end.
  private func look(
    at view: UIView, _ point: CGPoint, for touch: UITouch, outside clip: UIView?,
    _ patience: inout Int
  ) -> Bool {
    patience -= 1
    guard patience > 0 else { return true }
    guard point.x.isFinite, point.y.isFinite else {
      if view.isFlattened {
        record(.missed(view: view.label, .touch(touch.number), .flattened))
      }
      return false
    }
    let isInside = view.bounds.contains(point)
    // An override may have found the hit view where no other hit test would.
    if let miss = view.hitMiss, touch.hitView?.isDescendant(of: view) != true {
      if isInside { record(.missed(view: view.label, .touch(touch.number), miss)) }
      return false
    }
    if isInside, let clip, touch.hitView?.isDescendant(of: view) != true {
      record(.missed(view: view.label, .touch(touch.number), .outside(superview: clip.label)))
      return false
    }
    let clip = clip ?? (isInside ? nil : view)
    for subview in view.children.reversed() {
      let inside = subview.convertFromSuperview(point)
      if look(at: subview, inside, for: touch, outside: clip, &patience) { return true }
    }
    return view === touch.hitView
  }
}

extension UIView {
  /// Whether nothing in the scene lies in front of the view or in it. It is said only of views that are hit
  /// by their bounds and flags alone, and lie in such: then none of them can be the one that was passed over.
  fileprivate func isInFront(in scene: UIWindowScene) -> Bool {
    let windows = scene.windowsFrontToBack
    guard children.isEmpty, !windows.isEmpty else { return false }
    // Down from the front, where each view is kept by the one above and none is counted.
    var view = windows.unretained(at: 0).with { Unretained<UIView>($0) }
    guard view.with({ Swift.type(of: $0) == UIWindow.self }) else { return false }
    while !view.isSame(as: self) {
      guard let last = view.with({ $0.frontmostPlainChild }) else { return false }
      view = last
    }
    return true
  }

  private var frontmostPlainChild: Unretained<UIView>? {
    if children.isEmpty { return nil }
    let last = children.unretained(at: children.count - 1)
    return last.with { Swift.type(of: $0) == UIView.self } ? last : nil
  }

  /// Why the view and all that is in it cannot be hit, whatever the point.
  var hitMiss: HitMiss? {
    if Swift.type(of: self) == UIView.self, visibility.isHittable, motion == nil { return nil }
    return hitMisses.first
  }

  var isFlattened: Bool {
    let transform = transform
    return transform.a * transform.d == transform.b * transform.c
  }
}
