import Foundation

/// The presses of one sequence, from the first down to the last up (API-P02).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Every press that is down or has ended in this very event.
  var presses: [UIPress] = []
  var changedPresses: [UIPress] = []

  init(number: Int, in engine: GestureEngine) {
    super.init(type: .presses, number: number, engine: engine)
  }

  /// All presses that are down, and those that just ended (API-P02).
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses that a recognizer receives (API-P02).
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
}
