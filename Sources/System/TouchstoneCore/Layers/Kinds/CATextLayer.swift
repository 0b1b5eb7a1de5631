import Foundation
import Pictures

/// A layer that shows text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A string, or one with attributes.
  open var string: Any?
  /// A `UIFont`, or a font's name.
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
  /// Whether lines are broken where they end.
  open var isWrapped = false
  /// Where lines stand from side to side.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where text that is too long is left out.
  open var truncationMode = CATextLayerTruncationMode.none
  private var size: CGFloat = 36
  private var color: CGColor? = .white

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: A kind of layer

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
}

/// Where a text layer's lines lie.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .right: .right
    case .center: .center
    default: .natural
    }
  }
}

/// What is left out of a line that is too long.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The only one that differs from the others here.
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
