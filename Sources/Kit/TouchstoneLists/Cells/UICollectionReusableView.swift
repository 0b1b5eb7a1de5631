import Foundation
@_spi(Kit) import TouchstoneCore

/// A view that collections use again: a header, a footer or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which collections keep the view.
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?
  var reuseKey: String?

  /// Makes a view; registered classes are made so.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view is about to show something else; an override calls `super`.
  open func prepareForReuse() {}
  /// The view is about to have these attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The layout is about to be another one.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The layout is another one.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The attributes that the view would like: as large as its content.
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

  /// What the content needs; `nil` if nothing in it has constraints.
  func sizeOfContent(_ size: CGSize) -> CGSize? {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return nil
    }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Shows the cell's state by changing its configurations.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  /// What a cell is being dragged for.
  nonisolated public enum DragState: Int, Sendable {
    /// None.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// Where an app puts its views.
  open var contentView: UIView { content }
  private let content = UIView()
  private var state = UICellConfigurationState(
    traitCollection: UITraitCollection(userInterfaceStyle: .light))

  // MARK: Selection

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { state.isSelected }
    set {
      guard newValue != state.isSelected else { return }
      state.isSelected = newValue
      stateChanged()
    }
  }
  /// Whether a finger is on the item.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set {
      guard newValue != state.isHighlighted else { return }
      state.isHighlighted = newValue
      stateChanged()
    }
  }
  /// A drag of the cell begins or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Backgrounds

  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Behind the content of a selected or highlighted item.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      stateChanged()
    }
  }

  // MARK: Configurations

  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  private var configuredView: (any UIView & UIContentView)?
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
  /// What the cell's look depends on.
  open var configurationState: UICellConfigurationState {
    var state = state
    state.traitCollection = traitCollection
    return state
  }
  private var owesConfiguration = false
  /// Has `updateConfiguration(using:)` called before the cell is shown.
  open func setNeedsUpdateConfiguration() {
    owesConfiguration = true
    setNeedsLayout()
  }
  /// Changes the configurations for a state; an override calls `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// The content of a list's cell, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The background of a list's cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The segue of a storyboard that selecting the cell sets off.
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
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if owesConfiguration {
      owesConfiguration = false
      updateConfiguration(using: configurationState)
    }
    if content.frame != bounds { content.frame = bounds }
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
  }

  override func sizeOfContent(_ size: CGSize) -> CGSize? {
    if owesConfiguration {
      owesConfiguration = false
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
}
