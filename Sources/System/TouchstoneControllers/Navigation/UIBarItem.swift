import Foundation

/// What an item of a bar has, wherever the bar is.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What it is called.
  open var title: String? { didSet { noteChange() } }
  /// Its picture.
  open var image: UIImage? { didSet { noteChange() } }
  /// Its picture on a phone that lies on its side; kept.
  open var landscapeImagePhone: UIImage?
  /// How far its picture is moved; kept.
  open var imageInsets = UIEdgeInsets.zero
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Draws the title otherwise in a state; kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }
  /// How the title is drawn in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { noteChange() } }
  /// A number by which code finds it.
  open var tag = 0
  /// A name for tests, which nobody is told.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }

  public override init() { super.init() }

  /// Makes an item without a title.
  public required init?(coder: NSCoder) { super.init() }

  /// The item was made by a nib.
  open func awakeFromNib() {}
  /// The item is shown in Xcode's editor; never here.
  open func prepareForInterfaceBuilder() {}

  /// The item looks different from now on.
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
