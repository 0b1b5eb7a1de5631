import Foundation

/// The base class of items of bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String? { didSet { noteChange() } }
  /// The image of the item.
  open var image: UIImage? { didSet { noteChange() } }
  /// The image for landscape phones. It is stored and has no effect.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image. They are stored and have no effect.
  open var imageInsets = UIEdgeInsets.zero
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title for a state. They are stored and have no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }
  /// The text attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Whether the item is enabled.
  open var isEnabled = true { didSet { noteChange() } }
  /// Identifies the item for code.
  open var tag = 0
  /// Identifies the item for tests; it is not read out.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }

  public override init() { super.init() }

  /// Makes an item without a title.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when the item was loaded from a nib.
  open func awakeFromNib() {}
  /// Called by Xcode's editor, but never here.
  open func prepareForInterfaceBuilder() {}

  /// Called when the appearance of the item has changed.
  func noteChange() {}

  nonisolated deinit {}
}

extension UIBarItem: InterfaceDecodable, UIAppearance, UIAppearanceContainer {
  /// An object that keeps what is set on it.
  ///
  /// - Note: Differs from UIKit: no other item takes its looks from it.
  public static func appearance() -> Self { AppearanceProxies.proxy { ObjCMethods.made(self) } }

  /// An object that keeps what is set on it.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}
