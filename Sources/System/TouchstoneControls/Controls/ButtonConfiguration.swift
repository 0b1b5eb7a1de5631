import Foundation

extension UIButton {
  /// A button's content and look, as one value.
  public struct Configuration: Sendable, Hashable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// By the background's radius, but never square.
      case dynamic = 0
      /// 4 points.
      case small = 1
      /// 6 points.
      case medium = 2
      /// 9 points.
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// How large the text is.
    public enum Size: Int, Sendable {
      /// 15 points.
      case medium = 0
      /// 13 points.
      case small = 1
      /// 13 points, as `small`.
      case mini = 2
      /// 17 points.
      case large = 3
    }

    /// Where the lines of title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the direction of reading asks.
      case automatic = 0
      /// At the side where reading begins.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the side where reading ends.
      case trailing = 3
    }

    enum Kind { case plain, gray, tinted, filled }

    let kind: Kind
    /// The first line of text.
    public var title: String?
    /// The line of text below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// At which side of the title the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Around all content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// `nil` for the colour that the kind of button has.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; `nil` for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the text is.
    public var buttonSize = Size.medium
    /// What lies behind the content.
    public var background = UIBackgroundConfiguration()

    private init(_ kind: Kind) { self.kind = kind }

    /// Text alone, in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The same as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// On grey ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The same as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On ground in a light shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On ground in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as ``filled()``.
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
  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
