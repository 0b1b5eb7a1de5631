import GestureCore

/// Who may hear of better values for the touch.
extension UITouch {
  /// Fingers have nothing that is corrected later, and must cost nothing for it.
  func addFollower(_ recognizer: UIGestureRecognizer) {
    if type == .pencil || current.sample.awaitsUpdates {
      followers.append(WeakRecognizer(recognizer: recognizer))
    }
  }

  func removeFollower(_ recognizer: UIGestureRecognizer) {
    if !followers.isEmpty { followers.removeAll { $0.recognizer === recognizer } }
  }
}
