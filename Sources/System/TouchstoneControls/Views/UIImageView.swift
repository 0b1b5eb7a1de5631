import Foundation
import Pictures
@_spi(Kit) import TouchstoneCore

/// Shows a picture. Fingers pass through it until `isUserInteractionEnabled` is set (API-W22).
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image that is shown.
  open var image: UIImage? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
      if image?.images != nil || oldValue?.images != nil { playAnimatedImage() }
    }
  }
  /// Shown instead while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  // MARK: Animation

  var frames = ImageFrames()
  /// Shown one after the other, instead of the image, between start and stop.
  open var animationImages: [UIImage]? {
    get { frames.images }
    set {
      stopFrames()
      frames.images = newValue
    }
  }
  /// Of one round, in seconds; 0 for thirty pictures a second.
  open var animationDuration: TimeInterval {
    get { frames.duration }
    set { frames.duration = newValue }
  }
  /// Rounds; 0 for no end.
  open var animationRepeatCount: Int {
    get { frames.rounds }
    set { frames.rounds = newValue }
  }
  /// Whether the pictures follow each other now.
  open var isAnimating: Bool { frames.shown != nil }
  /// Shows the pictures one after another.
  open func startAnimating() { playFrames() }
  /// Shows `image` again.
  open func stopAnimating() { stopFrames() }

  // MARK: Creating

  /// Makes a view without an image; it takes no part in touches (API-W22).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its image, with another one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Kit) open override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.traits = .image
    return own
  }
  @_spi(Kit) open override var drawnFace: Picture? { isNamed ? nil : face }

  @_spi(Kit) open override func prepareForDecoding() { isUserInteractionEnabled = false }

  @_spi(Kit) open override var face: Picture? {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let shown = frameShown ?? still else { return nil }
    let isTemplate = shown.renderingMode == .alwaysTemplate || shown.isTinted
    let drawn = isTemplate ? shown.withTintColor(tintColor) : shown
    let isFlipped =
      shown.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isFlipped ? drawn.withHorizontallyFlippedOrientation() : drawn).upright(
      in: contentMode.gravity.place(shown.size, in: bounds))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if image?.images != nil { playAnimatedImage() }
  }

  /// The picture's size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

extension UIImageView {
  /// Whether its picture is one that an outlet is to know by name.
  package var isNamed: Bool {
    let shown = isHighlighted ? highlightedImage ?? image : image
    if case .named = shown?.content { return true }
    return false
  }
}
