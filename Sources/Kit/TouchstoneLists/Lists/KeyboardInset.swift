import Foundation
@_spi(Kit) import TouchstoneCore

/// Keeps the end of a controller's list above the keyboard, from the time at which its view appears until it has
/// disappeared (LST-64).
@MainActor final class KeyboardInset {
  private weak var list: UIScrollView?
  /// The part of the list's bottom insets that is for the keyboard, in points.
  private var height: CGFloat = 0
  private let observations = Observations()

  nonisolated deinit {}

  func begin(in list: UIScrollView?) {
    // A transition that is cancelled makes the view appear again while the keyboard is there.
    if let list, list === self.list, !observations.tokens.isEmpty { return }
    end()
    guard let list else { return }
    self.list = list
    observe(UIResponder.keyboardWillShowNotification, isShown: true)
    observe(UIResponder.keyboardWillHideNotification, isShown: false)
  }

  func end() {
    observations.end()
    setHeight(0)
  }

  private func observe(_ name: Notification.Name, isShown: Bool) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
      let info = notification.userInfo
      let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      MainActor.assumeIsolated {
        self?.keyboardMoves(
          to: isShown ? frame ?? .zero : .zero, on: screen, in: duration?.doubleValue ?? 0)
      }
    }
    observations.tokens.append(token)
  }

  /// - Parameter frame: The keyboard's new frame on the screen; empty if it disappears.
  private func keyboardMoves(
    to frame: CGRect, on screen: ObjectIdentifier?, in duration: TimeInterval
  ) {
    guard let list, let own = list.window?.windowScene?.screen,
      screen == nil || screen == ObjectIdentifier(own)
    else { return }
    let covered = list.convert(list.bounds, to: nil).intersection(frame).height
    // The safe area is an inset already, and so is what the app has set.
    let height = max(0, covered - list.adjustedContentInset.bottom + self.height)
    UIView.animate(withDuration: duration) { self.setHeight(covered > 0 ? height : 0) }
  }

  private func setHeight(_ new: CGFloat) {
    guard let list, new != height else { return }
    let change = new - height
    height = new
    add(change, to: &list.contentInset.bottom)
    add(change, to: &list.verticalScrollIndicatorInsets.bottom)
  }

  /// Adds to an inset, which does not become negative: the app may have set it meanwhile.
  private func add(_ change: CGFloat, to inset: inout CGFloat) {
    inset = max(min(0, inset), inset + change)
  }

  /// The observations, which end with the object that observes.
  nonisolated private final class Observations {
    var tokens: [any NSObjectProtocol] = []

    func end() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
    }

    deinit { end() }
  }
}
