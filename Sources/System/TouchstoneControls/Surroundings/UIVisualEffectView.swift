import Foundation

/// Something that a view does with what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// - Note: Differs from UIKit: shown as a tint; nothing is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How a blur is tinted.
  nonisolated public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark as the surroundings are.
    case regular = 4
    /// Light or dark as the surroundings are, and stronger.
    case prominent = 5
    /// The thinnest material, as the surroundings are.
    case systemUltraThinMaterial = 6
    /// A thin material, as the surroundings are.
    case systemThinMaterial = 7
    /// The usual material, as the surroundings are.
    case systemMaterial = 8
    /// A thick material, as the surroundings are.
    case systemThickMaterial = 9
    /// The material of bars, as the surroundings are.
    case systemChromeMaterial = 10
    /// The thinnest material, light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// The usual material, light.
    case systemMaterialLight = 13
    /// A thick material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// The usual material, dark.
    case systemMaterialDark = 18
    /// A thick material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20

    fileprivate var tint: UIColor {
      let isDark = self == .dark || rawValue >= 16
      return UIColor(white: isDark ? 0.1 : 0.97, alpha: self == .light ? 0.6 : 0.8)
    }
  }

  let tint: UIColor

  /// Makes a blur of that tint.
  public init(style: Style) {
    tint = style.tint
    super.init()
  }
}

/// Makes content on a blurred ground stand out; it is shown as it is here.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for content above that blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Shows what lies behind as glass does.
/// - Note: Differs from UIKit: shown as a tint; nothing is bent or lit, and nothing moves under a finger.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// How clear glass is.
  nonisolated public enum Style: Int, Sendable {
    /// As bars have it.
    case regular = 0
    /// Clearer, above pictures.
    case clear = 1
  }

  /// Whether it answers touches; kept.
  open var isInteractive = false
  /// A colour of the glass; `nil` for none.
  open var tintColor: UIColor?
  private let style: Style

  /// Makes the glass of bars.
  public override convenience init() { self.init(style: .regular) }
  /// Makes glass of that clearness.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  fileprivate var tint: UIColor {
    (tintColor ?? .white).withAlphaComponent(style == .clear ? 0.2 : 0.6)
  }
}

/// Has pieces of glass in it flow together; they are shown apart here.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near pieces are that flow together, in points; kept.
  open var spacing: CGFloat = 0
}

/// Shows its effect below its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where subviews go.
  public let contentView = UIView()
  /// The effect that is shown; `nil` for none.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Makes a view with that effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    startOut()
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  private func showEffect() {
    backgroundColor = (effect as? UIBlurEffect)?.tint ?? (effect as? UIGlassEffect)?.tint
  }
}
