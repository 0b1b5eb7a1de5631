import Foundation
import GestureCore
import Touchstone

extension TapGesture {
  /// Acts at the lift, before it is known whether another tap follows; `undone` reverts the action.
  ///
  /// ```swift
  /// TapGesture(count: 2).onEnded { zoom() }
  ///   .exclusively(before: TapGesture().instantly { select() }.undone { deselect() })
  /// ```
  public func instantly(_ action: @escaping @MainActor () -> Void) -> InstantTapGesture {
    InstantTapGesture(tap: self, action: action, undo: {})
  }
}

/// A tap that acts immediately, and reverts that if a gesture with priority happens instead. It ends when the tap is certain.
public struct InstantTapGesture: Gesture {
  public typealias Value = Void

  let tap: TapGesture
  let action: @MainActor () -> Void
  var undo: @MainActor () -> Void

  /// Sets the closure that reverts the action.
  public func undone(_ undo: @escaping @MainActor () -> Void) -> InstantTapGesture {
    var gesture = self
    gesture.undo = undo
    return gesture
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Void>) -> Void
  ) -> GestureNode {
    var isPending = false
    var takenBack: Timestamp?
    func takeBack() {
      guard isPending else { return }
      isPending = false
      takenBack = assembly.now
      undo()
    }
    let instant = InstantTapRecognizer()
    instant.numberOfTapsRequired = tap.count
    instant.name = "instant tap"
    // Only the lift of the additional recognizer matters; the tap itself keeps its relations to other gestures.
    let early = assembly.add(instant, takesOver: false) { state in
      // The second lift of a double tap is not a separate tap, whichever recognizer receives it first.
      guard state == .ended, !isPending, takenBack != assembly.now else { return }
      isPending = true
      action()
    }
    let certain = tap.assemble(in: assembly) { event in
      switch event {
      case .changed: break
      case .ended:
        isPending = false
        report(event)
      case .cancelled:
        takeBack()
        report(event)
      }
    }
    assembly.allowWithAll(early)
    return GestureNode(early, certain) { takeBack() }
  }
}

/// A recognizer that is simultaneous with the others of its gesture; it has no failure requirements in either direction.
@MainActor protocol ActsAtOnce: UIGestureRecognizer {}

/// A tap that is recognized at its lift in any case, and prevents no recognizer.
final class InstantTapRecognizer: UITapGestureRecognizer, ActsAtOnce {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
}
