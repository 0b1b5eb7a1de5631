import Foundation

/// A control with a title and a picture that does something when it is tapped.
///
/// It fires when the finger lifts inside, however long it stayed and wherever it went (CTL-12).
@MainActor open class UIButton: UIControl {
  nonisolated public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  // MARK: Configuration

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
  let titleView = UILabel(frame: .zero)

  /// Shows the title; its font may be set, its text and colour follow the state.
  open var titleLabel: UILabel? { titleView }
  open var imageView: UIImageView? { picture }

  // MARK: Creating

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

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    take(primaryAction)
    sizeToFit()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
    sizeToFit()
  }

  // MARK: By state

  open func setTitle(_ title: String?, for state: State) { content.titles[state] = title }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.titleColors[state] = color
  }
  open func setImage(_ image: UIImage?, for state: State) { content.images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgroundImages[state] = image
  }

  /// Shown instead of the title, with looks of its own.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state] = title
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    content.shadowColors[state] = color
  }

  /// As set for that state, or else for the normal one; so the others.
  open func title(for state: State) -> String? { content.titles[state] }
  open func titleColor(for state: State) -> UIColor? { content.titleColors[state] }
  open func image(for state: State) -> UIImage? { content.images[state] }
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  open func titleShadowColor(for state: State) -> UIColor? { content.shadowColors[state] }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? ownTitleColor }
  open var currentImage: UIImage? { image(for: state) }
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
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private var isUpdatingConfiguration = false

  // MARK: Layout

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: shownContentInsets)
  }

  /// The picture, left of the title, both as one by the content alignment.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }

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

  /// The title of the state is shown at once, so that whoever reads it in an action reads the new one.
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

  override var gestureRule: ControlGestureRule { .singleTap }

  open override func performPrimaryAction() {
    if isEnabled, changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.performPrimaryAction()
  }
}
