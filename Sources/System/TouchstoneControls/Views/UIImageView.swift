import Foundation
import Pictures
@_spi(Kit) import TouchstoneCore

/// A view that shows an image. It ignores touches until `isUserInteractionEnabled` is set
/// (API-W22).
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
  /// The image that is shown while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  // MARK: Animation

  var frames = ImageFrames()
  /// The images of the animation, which replace `image` between start and stop.
  open var animationImages: [UIImage]? {
    get { frames.images }
    set {
      stopFrames()
      frames.images = newValue
    }
  }
  /// The duration of one cycle, in seconds; 0 for 30 images per second.
  open var animationDuration: TimeInterval {
    get { frames.duration }
    set { frames.duration = newValue }
  }
  /// The number of cycles; 0 for endless repetition.
  open var animationRepeatCount: Int {
    get { frames.rounds }
    set { frames.rounds = newValue }
  }
  /// Whether the animation is running.
  open var isAnimating: Bool { frames.shown != nil }
  /// Starts the animation of the images.
  open func startAnimating() { playFrames() }
  /// Stops the animation, and shows `image` again.
  open func stopAnimating() { stopFrames() }

  // MARK: Creating

  /// Makes a view without an image, which ignores touches (API-W22).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Makes a view of the image's size, with another image for the highlighted state.
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

  /// The size of the image, whatever the given size is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  nonisolated deinit {}
}

extension UIImageView {
  /// Whether the image is one that an outlet identifies by its name.
  package var isNamed: Bool {
    let shown = isHighlighted ? highlightedImage ?? image : image
    if case .named = shown?.content { return true }
    return false
  }
}
