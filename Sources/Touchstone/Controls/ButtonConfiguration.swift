import Foundation

extension UIButton {
  /// A button's content and look, as one value.
  public struct Configuration: Sendable, Hashable {
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Kind { case plain, gray, tinted, filled }

    let kind: Kind
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// At which side of the title the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// `nil` for the colour that the kind of button has.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var background = UIBackgroundConfiguration()

    private init(_ kind: Kind) { self.kind = kind }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension UIButton.Configuration {
  func foreground(_ tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return baseForegroundColor ?? (kind == .filled ? .white : tint)
  }

  func ground(_ tint: UIColor, isEnabled: Bool, isHighlighted: Bool) -> UIColor {
    if let own = background.backgroundColor { return own }
    let color =
      switch kind {
      case .plain: baseBackgroundColor ?? .clear
      case .gray: baseBackgroundColor ?? .systemFill
      case .tinted:
        (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
      case .filled: isEnabled ? baseBackgroundColor ?? tint : .systemFill
      }
    return isHighlighted ? color.withAlphaComponent(color.alpha * 0.75) : color
  }

  /// In a button of that height.
  func cornerRadius(_ height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: height / 2
    }
  }

  var fontSize: CGFloat {
    switch buttonSize {
    case .large: 17
    case .medium: 15
    case .small, .mini: 13
    }
  }
}

/// Sides of a rectangle, by the direction of reading.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
