import Foundation
@_spi(Kit) import TouchstoneCore

/// A reusable view of a collection view: a header, a footer or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier; `nil` for a view that is not reused.
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?
  var reuseKey: String?
  /// The `zIndex` of the attributes that the view shows.
  var shownZIndex = 0
  /// Whether the view is to be asked for its size again.
  var needsPreferredSize = false

  /// Makes a view; registered classes are made with this initializer.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is reused; an override calls `super`.
  open func prepareForReuse() {}
  /// Called before the attributes are applied.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the layout changes.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called when the layout has changed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The preferred attributes of the view, with the size of its content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = sizeOfContent(layoutAttributes.size)
    guard let fitted, fitted != layoutAttributes.size,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    copy.size = fitted
    return copy
  }

  /// The size of the content; `nil` if no subview has constraints.
  func sizeOfContent(_ size: CGSize) -> CGSize? {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return nil
    }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
  nonisolated deinit {}
}

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Updates the configurations of the cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  /// The state of a cell's drag.
  nonisolated public enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The view that apps add subviews to.
  open var contentView: UIView { content }
  private let content = UIView()
  private var state = UICellConfigurationState(
    traitCollection: UITraitCollection(userInterfaceStyle: .light))

  // MARK: Selection

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { state.isSelected }
    set { changeConfigurationState { $0.isSelected = newValue } }
  }
  /// Whether the cell is highlighted, because a finger is on it.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { changeConfigurationState { $0.isHighlighted = newValue } }
  }
  /// Called when the state of a drag of the cell has changed.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Backgrounds

  /// The view behind the content; `nil` for none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content of a selected or highlighted cell; `nil` for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      stateChanged()
    }
  }

  // MARK: Configurations

  /// The content configuration; `nil` for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  private var configuredView: (any UIView & UIContentView)?
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
  /// The state for the update of configurations.
  open var configurationState: UICellConfigurationState {
    var state = state
    state.traitCollection = traitCollection
    return state
  }
  private var needsConfigurationUpdate = false
  /// Requests `updateConfiguration(using:)` before the cell is shown.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; an override calls `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// The default content configuration of a list cell, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The default background configuration of a list cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The storyboard segue that selecting the cell triggers.
  var selectionSegue: (@MainActor (UICollectionViewCell) -> Void)?

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  // MARK: Showing

  func changeConfigurationState(_ change: (inout UICellConfigurationState) -> Void) {
    let old = state
    change(&state)
    if state != old { stateChanged() }
  }

  private func stateChanged() {
    let isShown = state.isSelected || state.isHighlighted
    if let selectedBackgroundView {
      if isShown, selectedBackgroundView.superview !== self {
        selectedBackgroundView.frame = bounds
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      } else if !isShown {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    if let contentConfiguration, automaticallyUpdatesContentConfiguration {
      configuredView?.configuration = contentConfiguration.updated(for: configurationState)
    }
    setNeedsUpdateConfiguration()
  }

  private func showContentConfiguration() {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    let updated = contentConfiguration.updated(for: configurationState)
    if let configuredView, configuredView.supports(updated) {
      configuredView.configuration = updated
    } else {
      configuredView?.removeFromSuperview()
      let view = updated.makeContentView()
      configuredView = view
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
    collection?.contentOfCellChanged(self)
  }

  /// Has the size of the cell found again, unless the collection view's `selfSizingInvalidation` is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.contentOfCellChanged(self)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    if content.frame != bounds { content.frame = bounds }
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
  }

  override func sizeOfContent(_ size: CGSize) -> CGSize? {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    if let configuredView {
      return configuredView.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    guard content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return nil }
    return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
  nonisolated deinit {}
}
