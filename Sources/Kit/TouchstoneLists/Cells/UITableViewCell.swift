import Foundation
@_spi(Kit) import TouchstoneCore

/// A row of a table.
///
/// It shows a content configuration, the labels of its style, or the subviews that an app adds to
/// `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Updates the configurations of the cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  let cellStyle: CellStyle
  /// The reuse identifier; `nil` for a cell that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view that apps add subviews to.
  open var contentView: UIView { content }
  let content = UIView()

  // MARK: Labels

  /// The main label of the style.
  open var textLabel: UILabel? { labels.text(in: self) }
  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : labels.detail(in: self) }
  /// The image view before the labels.
  open var imageView: UIImageView? { labels.image(in: self) }
  var labels = CellLabels()

  // MARK: Configurations

  /// The content configuration, which replaces the labels; `nil` for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  var configuredView: (any UIView & UIContentView)?
  /// The background configuration; `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// Whether the content configuration is updated automatically when the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated automatically when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called to update the configurations when the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The default content configuration of the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The default background configuration of a list cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// The state for the update of configurations.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests `updateConfiguration(using:)` before the cell is shown.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; an override calls `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  var needsConfigurationUpdate = false

  // MARK: Backgrounds

  /// The view behind the content; `nil` for none.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// The view behind the content of a selected or highlighted cell; `nil` for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }
  /// The view that replaces `selectedBackgroundView` if several rows can be selected.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Selection

  /// The appearance of a selected cell.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is highlighted, because a finger is on it.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the cell; an override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard state.isSelected != selected else { return }
    state.isSelected = selected
    stateChanged()
  }
  /// Highlights or unhighlights the cell; an override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard state.isHighlighted != highlighted else { return }
    state.isHighlighted = highlighted
    stateChanged()
  }

  // MARK: Accessories

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A custom view in place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }
  /// The accessory while the table is being edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A custom view in place of the accessory while the table is being edited.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }
  var accessory: UIView?

  // MARK: Editing

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard state.isEditing != editing else { return }
    state.isEditing = editing
    accessoryChanged()
    stateChanged()
  }
  /// The editing control; requested from the delegate when editing begins.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the reorder control may be shown.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the delete button is shown.
  open var showingDeleteConfirmation: Bool { state.isSwiped }
  /// Whether the content is indented for the editing control.
  open var shouldIndentWhileEditing = true
  /// Called before the controls next to the content change.
  open func willTransition(to state: StateMask) {}
  /// Called when the controls next to the content have changed.
  open func didTransition(to state: StateMask) {}
  /// Called when the state of a drag of the cell has changed.
  open func dragStateDidChange(_ dragState: DragState) {}
  var editControl: UIControl?
  var reorderControl: UIView?

  // MARK: Layout

  /// The number of indentation steps of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator below the cell; the table's unless set.
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
  /// Whether the cell receives touches while it is being dragged. It is stored and has no effect.
  open var userInteractionEnabledWhileDragging = true

  // MARK: Table

  weak var table: UITableView?
  var state: UICellConfigurationState
  /// The storyboard segue that selecting the cell triggers.
  var selectionSegue: (@MainActor (UITableViewCell) -> Void)?
  /// The height of a static cell in its file; `nil` for none.
  var interfaceHeight: CGFloat?
  /// The storyboard segue that the detail button triggers.
  var accessorySegue: (@MainActor (UITableViewCell) -> Void)?

  // MARK: Creating

  /// Makes a cell of a style. Registered classes are made with the default style.
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

  /// Called before the cell is reused; an override calls `super`.
  open func prepareForReuse() {
    state.isHighlighted = false
    if state.isSelected { state.isSelected = false }
    state.isSwiped = false
    showSelection()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    placeParts()
  }

  /// The size of the content at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: contentHeight(in: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(in: size.width))
  }

  /// Has the height of the row found again, unless the table's `selfSizingInvalidation` is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentOfCellChanged(self)
  }

  open override var traitCollection: UITraitCollection { super.traitCollection }
  nonisolated deinit {}
}
