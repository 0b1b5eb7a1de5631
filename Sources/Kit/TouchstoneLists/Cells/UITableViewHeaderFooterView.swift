import Foundation
@_spi(Kit) import TouchstoneCore

/// A reusable header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Shows the view's state by changing its configurations.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// The name under which tables keep the view.
  open internal(set) var reuseIdentifier: String?
  /// The view that apps add subviews to.
  open var contentView: UIView { content }
  private let content = UIView()
  /// The label of the title.
  open var textLabel: UILabel? { label }
  /// The label of the detail text.
  open var detailTextLabel: UILabel? { detail }
  private lazy var label = addedLabel()
  private lazy var detail = addedLabel()
  private var configuredView: (any UIView & UIContentView)?
  /// The view behind the content; `nil` for none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The content configuration, which replaces the labels; `nil` for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView?.removeFromSuperview()
      configuredView = contentConfiguration?.updated(for: configurationState).makeContentView()
      if let configuredView { content.addSubview(configuredView) }
      setNeedsLayout()
    }
  }
  /// The background configuration; `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// Whether the content follows the view's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the view's state before it is shown, and whenever the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The view's state.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Has `updateConfiguration(using:)` called before the view is shown.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Changes the configurations for a state; an override calls `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      configuredView?.configuration = content.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  private var needsConfigurationUpdate = true
  var isFooter = false
  var hasTitle = false

  /// The default content configuration of a header, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// The background of a header in a plain table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Makes a view that is kept under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  private func addedLabel() -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 15)
    content.addSubview(label)
    return label
  }

  /// Called before the view is reused; an override calls `super`.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    content.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = content.bounds
    if hasTitle { label.frame = content.bounds.insetBy(dx: 16, dy: 2) }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = (configuredView ?? content).systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: max(fitted.height, hasTitle ? 28 : 0))
  }
  nonisolated deinit {}
}
