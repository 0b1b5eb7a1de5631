import Foundation

/// What an item of a bar has, wherever the bar is.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What it is called.
  open var title: String? { didSet { noteChange() } }
  /// Its picture.
  open var image: UIImage? { didSet { noteChange() } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { noteChange() } }
  /// A number by which code finds it.
  open var tag = 0
  /// A name for tests, which nobody is told.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }

  /// How far the picture is moved; kept.
  open var imageInsets = UIEdgeInsets.zero
  /// The picture of a low bar; kept.
  open var landscapeImagePhone: UIImage?
  private var titleLooks: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// How the title looks in a state; kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleLooks[state.rawValue] = attributes }
  /// The look of the title that was set for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleLooks[state.rawValue] }

  /// The item looks different from now on.
  func noteChange() {}

  nonisolated deinit {}
}
