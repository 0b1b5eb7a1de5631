import Foundation
@_spi(Kit) import TouchstoneCore

/// A control with a title and an image that performs an action when it is tapped.
///
/// It sends its action when the finger lifts inside, whatever the duration and the path of the
/// touch (CTL-12).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The default appearance of a button.
  nonisolated public enum ButtonType: Int, Sendable {
    /// No default appearance.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// A button that shows details.
    case detailDisclosure = 2
    /// A light information button.
    case infoLight = 3
    /// A dark information button.
    case infoDark = 4
    /// A button that adds a contact.
    case contactAdd = 5
    /// A title without a border.
    case plain = 6
    /// A button that closes.
    case close = 7

    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  // MARK: Configuration

  /// The type that the button was made with.
  open internal(set) var buttonType = ButtonType.custom
  /// Whether a tap toggles `isSelected`.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Content

  struct Content {
    var titles = ControlStateValues<String>()
    var titleColors = ControlStateValues<UIColor>()
    var images = ControlStateValues<UIImage>()
    var backgroundImages = ControlStateValues<UIImage>()
    var attributedTitles = ControlStateValues<NSAttributedString>()
    var shadowColors = ControlStateValues<UIColor>()
    var insets = ButtonInsets()
    var configuration: Configuration?
  }

  var content = Content() {
    didSet {
      showContent()
      invalidateIntrinsicContentSize()
    }
  }
  let background = UIImageView(frame: .zero)
  let picture = UIImageView(frame: .zero)
  let titleView = UIButton.makeTitleView()

  /// The label of the title. Its font can be set; the state determines its text and colour.
  open var titleLabel: UILabel? { titleView }
  /// The view of the image; `nil` if there is no image.
  open var imageView: UIImageView? { picture }

  @_spi(Kit) open override var baselineText: (font: UIFont, height: CGFloat)? {
    currentTitle == nil && currentAttributedTitle == nil ? nil : titleView.baselineText
  }

  // MARK: Creating

  /// Makes a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Makes a button with the title and the image of an action (API-C14).
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button with a configuration, whose tap performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    take(primaryAction)
    sizeToFit()
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Makes a button of a type, with the title and the image of an action that a tap performs.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
    sizeToFit()
  }

  // MARK: By state

  /// Sets the title for a state; other states show the title of `.normal` unless they have their
  /// own.
  open func setTitle(_ title: String?, for state: State) { content.titles[state] = title }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.titleColors[state] = color
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { content.images[state] = image }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgroundImages[state] = image
  }

  /// Sets the attributed title for a state; it is shown in place of the title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state] = title
  }
  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    content.shadowColors[state] = color
  }

  /// The title for a state; that of `.normal` if the state has none.
  open func title(for state: State) -> String? { content.titles[state] }
  /// The title colour for a state; that of `.normal` if the state has none.
  open func titleColor(for state: State) -> UIColor? { content.titleColors[state] }
  /// The image for a state; that of `.normal` if the state has none.
  open func image(for state: State) -> UIImage? { content.images[state] }
  /// The background image for a state; that of `.normal` if the state has none.
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  /// The attributed title for a state; that of `.normal` if the state has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  /// The colour of the title's shadow for a state; that of `.normal` if the state has none.
  open func titleShadowColor(for state: State) -> UIColor? { content.shadowColors[state] }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title's shadow for the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title colour for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? ownTitleColor }
  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Room

  /// The insets around the image and the title together, in points; they enlarge the intrinsic
  /// size.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.insets.content }
    set { content.insets.content = newValue }
  }
  /// The insets that move the title, in points; they do not change the button's size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.insets.title }
    set { content.insets.title = newValue }
  }
  /// The insets that move the image, in points; they do not change the button's size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.insets.image }
    set { content.insets.image = newValue }
  }
  /// Whether the image is dimmed while the button is highlighted.
  open var adjustsImageWhenHighlighted = true { didSet { showContent() } }
  /// Whether the image is dimmed while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { showContent() } }
  /// Whether the button glows while it is highlighted. It is stored but not drawn.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow changes sides while the button is highlighted. It is stored but not
  /// drawn.
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Configuration

  /// The content and appearance as one value; `nil` for those that are set by state.
  open var configuration: Configuration? {
    get { content.configuration }
    set {
      content.configuration = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Called to update the configuration when the state has changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Calls the update handler immediately.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
  /// Called when the state or the configuration has changed; the default calls the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private var isUpdatingConfiguration = false

  // MARK: Layout

  /// The frame of the background, in the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle for the title and the image, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: shownContentInsets)
  }

  /// The frame of the image, which is to the left of the title, in the button's coordinates. The
  /// content alignment applies to both together.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }

  /// The frame of the title, in the button's coordinates.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).title
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let contentRect = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    showGround()
    picture.frame = imageRect(forContentRect: contentRect)
    titleView.frame = titleRect(forContentRect: contentRect)
    // The tint colour may have changed with the superview.
    if titleView.styled == nil { titleView.textColor = shownTitleColor }
  }

  open override var intrinsicContentSize: CGSize { ownSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  // MARK: Touches

  /// Shows the title of the new state immediately, so that an action that reads the title gets the
  /// new one.
  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    showContent()
  }

  /// Sends the event of the lift first, and then the button's primary action (CTL-13, OPN-19).
  override func sendUp(_ controlEvent: Event, with event: UIEvent?) {
    if controlEvent == .touchUpInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendUp(controlEvent, with: event)
    if controlEvent == .touchUpInside { send(.primaryActionTriggered, with: event) }
  }

  package override var gestureRule: ControlGestureRule { .singleTap }

  open override func performPrimaryAction() {
    if isEnabled, changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.performPrimaryAction()
  }
  nonisolated deinit {}
}
