import Foundation
@_spi(Kit) import TouchstoneCore

/// A reusable header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier; `nil` for a view that is not reused.
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
      configuredView = contentConfiguration?.makeContentView()
      if let configuredView { content.addSubview(configuredView) }
      setNeedsLayout()
    }
  }
  /// The background configuration; `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  var isFooter = false
  var hasTitle = false

  /// The default content configuration of a header, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Makes a view with a reuse identifier.
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
}
