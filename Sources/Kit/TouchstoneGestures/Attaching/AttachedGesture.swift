import Foundation
import Touchstone

/// A gesture on a view. The view retains the gesture; keep this object only to remove the gesture or to follow its values.
@MainActor public final class AttachedGesture<Value> {
  /// The recognizers of the gesture, in source order.
  public var recognizers: [UIGestureRecognizer] { assembly.recognizers }

  private let assembly: GestureAssembly
  private let followers: Followers<Value>
  private let node: GestureNode

  init<Described: Gesture>(
    _ gesture: Described, on view: UIView, rank: GestureAssembly.Rank, _ mask: GestureMask
  ) where Described.Value == Value {
    let assembly = GestureAssembly(on: view, rank: rank)
    let followers = Followers<Value>()
    self.assembly = assembly
    self.followers = followers
    node = gesture.assemble(in: assembly) { followers.tell($0) }
    if !mask.contains(.gesture) {
      for recognizer in assembly.recognizers { recognizer.isEnabled = false }
    }
    if !mask.contains(.subviews) { assembly.take(SubviewGuardian()) }
    assembly.attach()
  }

  /// Removes the gesture from its view; an active one is cancelled.
  public func remove() {
    for recognizer in assembly.recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    node.restart()
    followers.finish()
  }
}

extension AttachedGesture where Value: Sendable {
  /// The gesture's values from now on, including the last one of each gesture; finishes when the gesture is removed.
  public var values: MainActorStream<Value> {
    let source = MainActorSource<Value>()
    followers.add(
      { [weak source] in source?.send($0) }, whenOver: { [weak source] in source?.finish() })
    return source.stream
  }
}

/// The streams of the gesture's values.
@MainActor private final class Followers<Value> {
  private var followers: [(tell: @MainActor (Value) -> Void, finish: @MainActor () -> Void)] = []

  func add(
    _ tell: @escaping @MainActor (Value) -> Void, whenOver finish: @escaping @MainActor () -> Void
  ) {
    followers.append((tell, finish))
  }

  func tell(_ event: GestureEvent<Value>) {
    switch event {
    case .changed(let value), .ended(let value):
      for follower in followers { follower.tell(value) }
    case .cancelled: break
    }
  }

  func finish() {
    for follower in followers { follower.finish() }
    followers = []
  }
}

/// Prevents the recognizers of subviews, and only these, as soon as a finger is down.
final class SubviewGuardian: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    name = "subviews off"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let others = other.view else { return false }
    return others !== view && others.isDescendant(of: view)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
