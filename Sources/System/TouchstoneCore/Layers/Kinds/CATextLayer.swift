import Foundation
import Pictures

/// A layer that shows text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String` or an attributed string.
  open var string: Any?
  /// The font: a `UIFont` or the name of a font.
  open var font: Any?
  /// The size of the text in points; 36 unless set.
  open var fontSize: CGFloat {
    get { size }
    set { change("fontSize") { size = newValue } }
  }
  /// The colour of the text; white unless set.
  open var foregroundColor: CGColor? {
    get { color }
    set { change("foregroundColor") { color = newValue } }
  }
  /// Whether lines are wrapped at the bounds.
  open var isWrapped = false
  /// The horizontal alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The truncation of text that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
  private var size: CGFloat = 36
  private var color: CGColor? = .white

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layer class

  override func another() -> CALayer { CATextLayer() }

  override func copyLook(of other: CALayer) {
    super.copyLook(of: other)
    guard let other = other as? CATextLayer else { return }
    (string, font, size, color) = (other.string, other.font, other.size, other.color)
    (isWrapped, alignmentMode) = (other.isWrapped, other.alignmentMode)
    truncationMode = other.truncationMode
  }

  override func rootValue(_ key: String) -> LayerValue? {
    switch key {
    case "fontSize": .number(fontSize)
    case "foregroundColor": .color(foregroundColor)
    default: super.rootValue(key)
    }
  }

  override func takeRoot(_ value: LayerValue, _ key: String) {
    CATransaction.withoutActions {
      switch (key, value) {
      case ("fontSize", .number(let number)): fontSize = number
      case ("foregroundColor", .color(let color)): foregroundColor = color
      default: super.takeRoot(value, key)
      }
    }
  }

  override var ownContent: Picture {
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont]
    if let color { attributes[.foregroundColor] = UIColor(cgColor: color) }
    let text =
      (string as? NSAttributedString).map { TextParts($0) }
      ?? TextParts(string as? String ?? "", attributes)
    let layout = TextLayout(
      text, width: isWrapped || alignmentMode != .natural ? bounds.width : .infinity,
      wraps: isWrapped, alignment: alignmentMode.alignment,
      truncates: truncationMode != .none)
    var picture = Picture([.save, .clip(Path(rect: bounds), .winding)])
    picture.add(layout.picture(at: bounds.origin))
    picture.append(.restore)
    return picture
  }

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
  }
  nonisolated deinit {}
}

/// The horizontal alignment of the lines.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Aligned with the leading edge.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned with the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned with the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .right: .right
    case .center: .center
    default: .natural
    }
  }
}

/// The truncation of lines that are too long.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end of the line; the only truncation that has an effect here.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The older name of `natural`.
nonisolated public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// The older name of `left`.
nonisolated public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The older name of `right`.
nonisolated public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// The older name of `center`.
nonisolated public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The older name of `justified`.
nonisolated public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
