import Foundation

/// How a bar looks; kept by the bars and not drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar's content.
  open var backgroundColor: UIColor?
  /// The effect behind the bar's content.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar's content.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The picture of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// Makes an appearance with the usual values.
  public override init() { super.init() }
  /// Makes one with the values of another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The usual background.
  open func configureWithDefaultBackground() {
    configureWithTransparentBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// A background that hides what lies below.
  open func configureWithOpaqueBackground() {
    configureWithTransparentBackground()
    backgroundColor = .systemBackground
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// No background.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}
