import Foundation
import Touchstone

/// A gesture recognizer as a gesture; its value is the recognizer.
public struct RecognizerGesture<Recognizer: UIGestureRecognizer>: Gesture {
  /// The recognizer.
  public let recognizer: Recognizer

  /// Creates a gesture from a recognizer.
  public init(_ recognizer: Recognizer) { self.recognizer = recognizer }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Recognizer>) -> Void
  ) -> GestureNode {
    assembly.add(recognizer, takesOver: !(recognizer is UITapGestureRecognizer)) {
      [unowned recognizer] state in
      switch state {
      case .began, .changed: report(.changed(recognizer))
      case .ended: report(.ended(recognizer))
      default: report(.cancelled)
      }
    }
  }
}
