import Foundation
@_spi(Kit) import TouchstoneCore

/// A row of a table.
///
/// It shows a content configuration, the labels of its style, or what an app adds to `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Shows the cell's state by changing its configurations.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  let cellStyle: CellStyle
  /// The name under which tables keep the cell; `nil` for a cell that is not kept.
  open internal(set) var reuseIdentifier: String?
  /// Where an app puts its views.
  open var contentView: UIView { content }
  let content = UIView()

  // MARK: Labels

  /// The label of the style.
  open var textLabel: UILabel? { labels.text(in: self) }
  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : labels.detail(in: self) }
  /// The picture before the labels.
  open var imageView: UIImageView? { labels.image(in: self) }
  var labels = CellLabels()

  // MARK: Configurations

  /// What the cell shows in place of labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  var configuredView: (any UIView & UIContentView)?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// Whether the content follows each change of state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows each change of state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with each change of state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The content of the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The background of a cell in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// What the cell's look depends on.
  open var configurationState: UICellConfigurationState { currentState }
  /// Has `updateConfiguration(using:)` called before the cell is shown.
  open func setNeedsUpdateConfiguration() {
    owesConfiguration = true
    setNeedsLayout()
  }
  /// Changes the configurations for a state; an override calls `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  var owesConfiguration = false

  // MARK: Backgrounds

  /// Behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// Behind the content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }
  /// In place of `selectedBackgroundView` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Selection

  /// What is shown of being selected.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// The row is selected now or not; an override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard state.isSelected != selected else { return }
    state.isSelected = selected
    stateChanged()
  }
  /// A finger is on the row now or not; an override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard state.isHighlighted != highlighted else { return }
    state.isHighlighted = highlighted
    stateChanged()
  }

  // MARK: Accessories

  /// What stands at the far side.
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A view of the app's own there.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }
  /// What stands there while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A view of the app's own there while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }
  var accessory: UIView?

  // MARK: Editing

  /// Whether the cell shows what editing offers.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The cell shows what editing offers, or no longer; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard state.isEditing != editing else { return }
    state.isEditing = editing
    accessoryChanged()
    stateChanged()
  }
  /// What editing offers; asked of the delegate when editing begins.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the reorder control may be shown.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the delete button is shown.
  open var showingDeleteConfirmation: Bool { state.isSwiped }
  /// Whether the content makes room for the editing control.
  open var shouldIndentWhileEditing = true
  /// What is shown beside the content is about to change.
  open func willTransition(to state: StateMask) {}
  /// What is shown beside the content has changed.
  open func didTransition(to state: StateMask) {}
  /// A drag of the cell begins or ends.
  open func dragStateDidChange(_ dragState: DragState) {}
  var editControl: UIControl?
  var reorderControl: UIView?

  // MARK: Layout

  /// How far the content is indented, in steps of `indentationWidth`.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// A step of the indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Room at both ends of the line below the cell; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? Self.standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  let separator = UIView()
  /// Whether an app drags the cell while it takes touches.
  open var userInteractionEnabledWhileDragging = true

  // MARK: Table

  weak var table: UITableView?
  var state: UICellConfigurationState
  /// The segue of a storyboard that selecting the cell sets off.
  var selectionSegue: (@MainActor (UITableViewCell) -> Void)?
  /// The height that a file gives a static cell.
  var interfaceHeight: CGFloat?
  /// The segue that its detail button sets off.
  var accessorySegue: (@MainActor (UITableViewCell) -> Void)?

  // MARK: Creating

  /// Makes a cell of a style. Registered classes are made with the default one.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .light))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    build()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    cellStyle = InterfaceTables.cellStyle ?? .default
    InterfaceTables.cellStyle = nil
    state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .light))
    super.init(coder: coder)
    build()
  }

  private func build() {
    content.frame = bounds
    addSubview(content)
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  /// The cell is about to show another row; an override calls `super`.
  open func prepareForReuse() {
    state.isHighlighted = false
    if state.isSelected { state.isSelected = false }
    state.isSwiped = false
    showSelection()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if owesConfiguration {
      owesConfiguration = false
      updateConfiguration(using: configurationState)
    }
    placeParts()
  }

  /// The height that the content needs at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: contentHeight(in: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(in: size.width))
  }

  open override var traitCollection: UITraitCollection { super.traitCollection }
}
