import Foundation

/// What an item of a bar has, wherever the bar is.
@MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { noteChange() } }
  open var image: UIImage? { didSet { noteChange() } }
  open var isEnabled = true { didSet { noteChange() } }
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { noteChange() } }

  /// The item looks different from now on.
  func noteChange() {}

  nonisolated deinit {}
}
