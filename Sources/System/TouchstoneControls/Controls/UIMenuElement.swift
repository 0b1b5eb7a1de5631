import Foundation

/// An element of a menu, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The checkmark of an element.
  nonisolated public enum State: Int, Sendable {
    /// No checkmark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A mark for a mixed state.
    case mixed = 2
  }

  /// The attributes of a menu element.
  nonisolated public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the action.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open internal(set) var title: String
  /// The subtitle, on a second line.
  open var subtitle: String?
  /// The image next to the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
  nonisolated deinit {}
}
