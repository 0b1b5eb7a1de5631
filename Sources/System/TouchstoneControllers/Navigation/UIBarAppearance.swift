import Foundation

/// The appearance of a bar. Bars store it and do not draw it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar's content.
  open var backgroundColor: UIColor?
  /// The effect behind the bar's content.
  open var backgroundEffect: UIBlurEffect?
  /// The background image.
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the shadow at the bar's edge.
  open var shadowColor: UIColor?
  /// The image of the shadow at the bar's edge.
  open var shadowImage: UIImage?

  /// Makes an appearance with the default values.
  public override init() { super.init() }
  /// Makes an appearance with the values of another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Sets the default background.
  open func configureWithDefaultBackground() {
    configureWithTransparentBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    configureWithTransparentBackground()
    backgroundColor = .systemBackground
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// Removes the background.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
  nonisolated deinit {}
}
