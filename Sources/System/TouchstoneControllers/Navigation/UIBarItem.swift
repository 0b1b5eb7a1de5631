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

  /// The item looks different from now on.
  func noteChange() {}

  nonisolated deinit {}
}
