import Foundation

/// An effect that a view applies to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
  nonisolated deinit {}
}

/// - Note: Differs from UIKit: shown as a tint; nothing is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The tint of a blur.
  nonisolated public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, as the interface style.
    case regular = 4
    /// Light or dark, as the interface style, and stronger.
    case prominent = 5
    /// The thinnest material, as the interface style.
    case systemUltraThinMaterial = 6
    /// A thin material, as the interface style.
    case systemThinMaterial = 7
    /// The usual material, as the interface style.
    case systemMaterial = 8
    /// A thick material, as the interface style.
    case systemThickMaterial = 9
    /// The material of bars, as the interface style.
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

  /// Makes a blur with the tint of a style.
  public init(style: Style) {
    tint = style.tint
    super.init()
  }
  nonisolated deinit {}
}

/// An effect for content above a blur; the content is shown unchanged here.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for content above a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  nonisolated deinit {}
}

/// An effect that looks like glass.
/// - Note: Differs from UIKit: shown as a tint, without refraction, lighting or movement under a finger.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The clarity of the glass.
  nonisolated public enum Style: Int, Sendable {
    /// The glass of bars.
    case regular = 0
    /// Clearer glass, for use above images.
    case clear = 1
  }

  /// Whether the glass reacts to touches. It is stored and has no effect.
  open var isInteractive = false
  /// The tint colour of the glass; `nil` for none.
  open var tintColor: UIColor?
  private let style: Style

  /// Makes glass of the regular style.
  public override convenience init() { self.init(style: .regular) }
  /// Makes glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  fileprivate var tint: UIColor {
    (tintColor ?? .white).withAlphaComponent(style == .clear ? 0.2 : 0.6)
  }
  nonisolated deinit {}
}

/// An effect that merges the glass elements in it; they are shown separately here.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance within which glass elements merge, in points. It is stored and has no effect.
  open var spacing: CGFloat = 0
  nonisolated deinit {}
}

/// A view that shows an effect below its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that subviews are added to.
  public let contentView = UIView()
  /// The effect that is shown; `nil` for none.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Makes a view with an effect.
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
  nonisolated deinit {}
}
