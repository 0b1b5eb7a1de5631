import Foundation

/// A layout guide that tracks a moving object.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide { nonisolated deinit {} }

/// A guide for the part of a view that the keyboard covers; without a keyboard it is below the safe
/// area.
///
/// It follows the keyboard's notifications.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard. It is stored and has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide starts at the safe area's bottom while there is no keyboard.
  open var usesBottomSafeArea = true { didSet { show(keyboard) } }

  /// The keyboard's frame on the screen.
  private var keyboard = CGRect.zero
  private var rest: NSLayoutConstraint?
  private var height: NSLayoutConstraint?
  private let observations = Observations()

  fileprivate func attach(to view: UIView) {
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    rest = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    height = heightAnchor.constraint(equalToConstant: 0)
    show(.zero)
    follow(UIResponder.keyboardWillChangeFrameNotification, isEnd: false)
    follow(UIResponder.keyboardWillShowNotification, isEnd: false)
    follow(UIResponder.keyboardWillHideNotification, isEnd: true)
  }

  private func follow(_ name: Notification.Name, isEnd: Bool) {
    let observation = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil)
    { [weak self] notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      let frame = value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? .zero
      MainActor.assumeIsolated { self?.show(isEnd ? .zero : frame) }
    }
    observations.tokens.append(observation)
  }

  private func show(_ frame: CGRect) {
    keyboard = frame
    guard let view = owningView else { return }
    let covered = view.convert(view.bounds, to: nil).intersection(frame).height
    let isOpen = frame.height > 0 && covered > 0
    height?.constant = isOpen ? covered : 0
    rest?.isActive = false
    height?.isActive = isOpen || !usesBottomSafeArea
    rest?.isActive = !(isOpen || !usesBottomSafeArea)
  }

  /// The observations of the keyboard, which end with the guide.
  nonisolated private final class Observations {
    var tokens: [any NSObjectProtocol] = []

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
  nonisolated deinit {}
}

extension UIView {
  private static let keyboardGuide: StaticString = "keyboard guide"

  /// The guide for the part of the view that the keyboard covers; made at the first access.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = keptValue(Self.keyboardGuide) as? UIKeyboardLayoutGuide { return known }
    let guide = UIKeyboardLayoutGuide()
    keepValue(guide, Self.keyboardGuide)
    guide.attach(to: self)
    return guide
  }
}
