import Foundation

/// The event of the presses of one sequence, from the first button down to the last one up
/// (API-P02).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses that are down, or have ended in the current event.
  var presses: [UIPress] = []
  var changedPresses: [UIPress] = []

  init(number: Int, in engine: GestureEngine) {
    super.init(type: .presses, number: number, engine: engine)
  }

  /// All presses that are down, or have ended in the current event (API-P02).
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses that a recognizer is receiving (API-P02).
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { gesture.hasReceived($0) })
  }

  override var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for press in changedPresses {
      if let window = press.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    return windows
  }
  nonisolated deinit {}
}
