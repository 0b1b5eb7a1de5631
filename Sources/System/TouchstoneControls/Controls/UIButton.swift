import Foundation
@_spi(Kit) import TouchstoneCore

/// A control with a title and a picture that does something when it is tapped.
///
/// It fires when the finger lifts inside, however long it stayed and wherever it went (CTL-12).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks by itself.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Nothing by itself.
    case custom = 0
    /// Text in the tint colour.
    case system = 1
    /// A sign that leads to details.
    case detailDisclosure = 2
    /// A light sign for information.
    case infoLight = 3
    /// A dark sign for information.
    case infoDark = 4
    /// A sign that adds a contact.
    case contactAdd = 5
    /// Text without an edge.
    case plain = 6
    /// A sign that closes.
    case close = 7

    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  // MARK: Configuration

  /// How the button looks by itself.
  open internal(set) var buttonType = ButtonType.custom
  /// Whether a tap turns `isSelected` on or off.
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

  /// Shows the title; its font may be set, its text and colour follow the state.
  open var titleLabel: UILabel? { titleView }
  /// The view of its picture; `nil` without one.
  open var imageView: UIImageView? { picture }

  @_spi(Kit) open override var baselineText: (font: UIFont, height: CGFloat)? {
    currentTitle == nil && currentAttributedTitle == nil ? nil : titleView.baselineText
  }

  // MARK: Creating

  /// Makes a button without a look of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// A button with the action's title and picture (API-C14).
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button whose content and look are one value, and whose tap performs the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    take(primaryAction)
    sizeToFit()
  }

  /// Makes a button with a look of its own.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Makes a button whose tap performs the action, and which takes its title and picture.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
    sizeToFit()
  }

  // MARK: By state

  /// Sets the title for a state; states without one show that of `normal`.
  open func setTitle(_ title: String?, for state: State) { content.titles[state] = title }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.titleColors[state] = color
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { content.images[state] = image }
  /// Sets what lies behind title and picture for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgroundImages[state] = image
  }

  /// Shown instead of the title, with looks of its own.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state] = title
  }
  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    content.shadowColors[state] = color
  }

  /// As set for that state, or else for the normal one; so the others.
  open func title(for state: State) -> String? { content.titles[state] }
  /// The colour that was set for the state, or `nil`.
  open func titleColor(for state: State) -> UIColor? { content.titleColors[state] }
  /// The picture that was set for the state, or `nil`.
  open func image(for state: State) -> UIImage? { content.images[state] }
  /// The background that was set for the state, or `nil`.
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  /// The title with looks of its own that was set for the state, or `nil`.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  /// The colour of the title's shadow that was set for the state, or `nil`.
  open func titleShadowColor(for state: State) -> UIColor? { content.shadowColors[state] }

  /// The title with looks of its own that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The colour in which the title is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? ownTitleColor }
  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The background that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Room

  /// Around picture and title together; a button of its own size is larger by it.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.insets.content }
    set { content.insets.content = newValue }
  }
  /// Moves the title, and changes no size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.insets.title }
    set { content.insets.title = newValue }
  }
  /// Moves the picture, and changes no size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.insets.image }
    set { content.insets.image = newValue }
  }
  /// Whether the picture is paler while the button is pressed.
  open var adjustsImageWhenHighlighted = true { didSet { showContent() } }
  /// Whether the picture is paler while the button cannot be used.
  open var adjustsImageWhenDisabled = true { didSet { showContent() } }
  /// Whether a highlighted button glows; kept and not drawn.
  open var showsTouchWhenHighlighted = false
  /// Whether a highlighted button's shadow lies on the other side; kept and not drawn.
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Configuration

  /// Content and look as one value, instead of those by state.
  open var configuration: Configuration? {
    get { content.configuration }
    set {
      content.configuration = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Changes the configuration when the state has changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Calls the handler, at once.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
  /// Called when the state or the configuration has changed; this one calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private var isUpdatingConfiguration = false

  // MARK: Layout

  /// Where the background lies, in the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and picture may lie, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: shownContentInsets)
  }

  /// The picture, left of the title, both as one by the content alignment.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }

  /// Where the title lies, in the button's coordinates.
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
    // The tint may have come with the superview.
    if titleView.styled == nil { titleView.textColor = shownTitleColor }
  }

  open override var intrinsicContentSize: CGSize { ownSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  // MARK: Touches

  /// The title of the state is shown at once, so that an action that reads it reads the new one.
  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    showContent()
  }

  /// The lift first, then what it is there for (CTL-13, OPN-19).
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
}
