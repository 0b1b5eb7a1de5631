import Foundation

extension UIButton {
  /// A value that describes the content and the appearance of a button.
  public struct Configuration: Sendable, Hashable {
    /// The style of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background.
      case fixed = -1
      /// The radius of the background, or a larger one.
      case dynamic = 0
      /// 4 points.
      case small = 1
      /// 6 points.
      case medium = 2
      /// 9 points.
      case large = 3
      /// Half of the height, for a capsule.
      case capsule = 4
    }

    /// The size of the text.
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

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment of the layout direction.
      case automatic = 0
      /// Aligned with the leading edge.
      case leading = 1
      /// Centred.
      case center = 2
      /// Aligned with the trailing edge.
      case trailing = 3
    }

    enum Kind { case plain, gray, tinted, filled }

    let kind: Kind
    /// The title; `nil` for none.
    public var title: String?
    /// The subtitle below the title; `nil` for none.
    public var subtitle: String?
    /// The image; `nil` for none.
    public var image: UIImage?
    /// The edge of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The padding between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The padding between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the title and the image; `nil` for the default of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil` for the default of the kind.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the text.
    public var buttonSize = Size.medium
    /// The background behind the content.
    public var background = UIBackgroundConfiguration()

    private init(_ kind: Kind) { self.kind = kind }

    /// A button without a background, with the title in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The equivalent of ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The equivalent of ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button with a background in a light shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The equivalent of ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The equivalent of ``filled()``.
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

  /// The corner radius in a button of a height, in points.
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

/// The edges of a rectangle, by the layout direction.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
