import Foundation
import Touchstone

/// A part of a gesture on a view: its recognizers, and how it starts anew.
@MainActor public final class GestureNode {
  /// The view owns its recognizers, and they own their targets, of which the node is a part.
  private let owned: [WeakReference]
  private let restartBody: @MainActor () -> Void

  /// All recognizers below the node, in the order in which they are written.
  var recognizers: [UIGestureRecognizer] { owned.compactMap(\.recognizer) }

  init(_ recognizers: [UIGestureRecognizer], restart: @escaping @MainActor () -> Void = {}) {
    owned = recognizers.map(WeakReference.init)
    restartBody = restart
  }

  /// The node of two parts.
  init(_ parts: GestureNode..., restart: @escaping @MainActor () -> Void = {}) {
    owned = parts.flatMap(\.owned)
    restartBody = {
      for part in parts { part.restart() }
      restart()
    }
  }

  /// Forgets how far it has come, as when the gesture around it is over.
  func restart() { restartBody() }
}

/// A recognizer that its view owns.
struct WeakReference {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
