import Foundation

/// Something that a view does with what lies behind it.
@MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// - Note: Differs from UIKit: shown as a tint; nothing is blurred.
@MainActor open class UIBlurEffect: UIVisualEffect {
  nonisolated public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    fileprivate var tint: UIColor {
      let isDark = self == .dark || rawValue >= 16
      return UIColor(white: isDark ? 0.1 : 0.97, alpha: self == .light ? 0.6 : 0.8)
    }
  }

  let tint: UIColor

  public init(style: Style) {
    tint = style.tint
    super.init()
  }
}

/// Makes content on a blurred ground stand out; it is shown as it is here.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Shows its effect below its `contentView`.
@MainActor open class UIVisualEffectView: UIView {
  /// Where subviews go.
  public let contentView = UIView()
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    startOut()
  }

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

  private func showEffect() { backgroundColor = (effect as? UIBlurEffect)?.tint }
}
