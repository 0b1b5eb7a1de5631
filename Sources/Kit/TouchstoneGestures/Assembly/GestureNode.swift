import Foundation
import Touchstone

/// A part of a gesture on a view: its recognizers, and how to restart it.
@MainActor public final class GestureNode {
  /// The view retains its recognizers, and these retain their targets, which include the node; so
  /// references are weak.
  private let owned: [WeakReference]
  private let restartBody: @MainActor () -> Void

  /// All recognizers below the node, in source order.
  var recognizers: [UIGestureRecognizer] { owned.compactMap(\.recognizer) }

  init(_ recognizers: [UIGestureRecognizer], restart: @escaping @MainActor () -> Void = {}) {
    owned = recognizers.map(WeakReference.init)
    restartBody = restart
  }

  /// Creates a node of several parts.
  init(_ parts: GestureNode..., restart: @escaping @MainActor () -> Void = {}) {
    owned = parts.flatMap(\.owned)
    restartBody = {
      for part in parts { part.restart() }
      restart()
    }
  }

  /// Resets its progress, as when the enclosing gesture has ended.
  func restart() { restartBody() }
}

/// A recognizer that its view retains.
struct WeakReference {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
