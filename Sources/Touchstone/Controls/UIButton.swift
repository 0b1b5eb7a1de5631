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
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
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

  /// As set for that state, or else for the normal one; so the next three.
  open func title(for state: State) -> String? { content.titles[state] }
  open func titleColor(for state: State) -> UIColor? { content.titleColors[state] }
  open func image(for state: State) -> UIImage? { content.images[state] }
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? ownTitleColor }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Layout

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

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
    picture.frame = imageRect(forContentRect: contentRect)
    titleView.frame = titleRect(forContentRect: contentRect)
    // The tint may have come with the superview.
    titleView.textColor = currentTitleColor
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
