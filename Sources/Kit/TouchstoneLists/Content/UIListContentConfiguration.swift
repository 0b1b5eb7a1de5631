import Foundation

/// The content of a list cell: an image, a text, and a secondary text below it or at the trailing
/// edge.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The horizontal alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// Aligned with the leading edge.
      case natural
      /// Centred.
      case center
      /// Justified.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The horizontal alignment.
    public var alignment = TextAlignment.natural
    /// The truncation or wrapping of long lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font is reduced for long lines. It is stored and has no effect.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font. It is stored and has no effect.
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The properties of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a template image.
    public var tintColor: UIColor?
    /// The corner radius. It is stored and has no effect.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 in a dimension for no limit.
    public var maximumSize = CGSize.zero
    /// The space that is reserved for the image, in points, so that the texts of several rows
    /// align; 0 for the image's size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes for each of its parts.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes for each of its parts.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 20, bottom: 11, trailing: 8)
  /// Whether the secondary text is at the trailing edge if it fits there.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The padding between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The padding between texts next to each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The padding between texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The axes in which the superview's margins are kept. They are stored and have no effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  private init(_ size: CGFloat, secondary: CGFloat, color: UIColor, sideBySide: Bool = false) {
    textProperties = TextProperties(font: .systemFont(ofSize: size), color: color)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondary), color: sideBySide ? .secondaryLabel : .label)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// A text, and a smaller one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(17, secondary: 12, color: .label)
  }
  /// A text, and a smaller, paler one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = cell()
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }
  /// A text, and a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(17, secondary: 17, color: .label, sideBySide: true)
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a sidebar with a second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row of an account.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(15, secondary: 12, color: .label)
  }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(13, secondary: 12, color: .secondaryLabel)
  }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(13, secondary: 12, color: .secondaryLabel)
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Directions on a plane.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Shows the usual content of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The configuration that is shown; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      apply()
    }
  }
  private var content: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let picture = UIImageView()

  /// Makes a view that shows the content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [picture, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }

  private func apply() {
    picture.image = content.image
    picture.tintColor = content.imageProperties.tintColor
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ styled: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment =
      switch look.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let styled { label.attributedText = styled } else { label.text = text }
    label.isHidden = (label.text ?? "").isEmpty
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measure(in: size.width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  private struct Parts {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// The places of the parts, counted from the top of the content.
  private func measure(in width: CGFloat) -> Parts {
    let margins = content.directionalLayoutMargins
    var parts = Parts()
    var left = margins.leading
    if let image = content.image {
      let most = content.imageProperties.maximumSize
      let wide = most.width > 0 ? min(most.width / image.size.width, 1) : 1
      let high = most.height > 0 ? min(most.height / image.size.height, 1) : 1
      let size = image.size * min(wide, high)
      let room = max(size.width, content.imageProperties.reservedLayoutSize.width)
      parts.image = CGRect(origin: CGPoint(x: left + (room - size.width) / 2, y: 0), size: size)
      left += room + content.imageToTextPadding
    }
    let room = max(0, width - left - margins.trailing)
    let full = CGSize(width: room, height: 0)
    let text = textLabel.isHidden ? CGSize.zero : textLabel.sizeThatFits(full)
    let second = secondaryLabel.isHidden ? CGSize.zero : secondaryLabel.sizeThatFits(full)
    let gap = content.textToSecondaryTextHorizontalPadding
    if content.prefersSideBySideTextAndSecondaryText, text.width + gap + second.width <= room {
      parts.text = CGRect(x: left, y: 0, width: text.width, height: text.height)
      parts.secondary = CGRect(
        x: left + room - second.width, y: 0, width: second.width, height: second.height)
    } else {
      parts.text = CGRect(x: left, y: 0, width: room, height: text.height)
      let padding =
        textLabel.isHidden || secondaryLabel.isHidden
        ? 0 : content.textToSecondaryTextVerticalPadding
      parts.secondary = CGRect(
        x: left, y: text.height + padding, width: room, height: second.height)
    }
    let content = max(parts.text.maxY, parts.secondary.maxY, parts.image.height)
    parts.height = content + margins.top + margins.bottom
    return parts
  }

  private func place(in size: CGSize) -> CGFloat {
    var parts = measure(in: size.width)
    let texts = max(parts.text.maxY, parts.secondary.maxY)
    let margins = content.directionalLayoutMargins
    let middle = margins.top + (size.height - margins.top - margins.bottom) / 2
    parts.image.origin.y = middle - parts.image.height / 2
    parts.text.origin.y += middle - texts / 2
    parts.secondary.origin.y += middle - texts / 2
    picture.frame = parts.image
    textLabel.frame = parts.text
    secondaryLabel.frame = parts.secondary
    return parts.height
  }
  nonisolated deinit {}
}

extension CGSize {
  fileprivate static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
