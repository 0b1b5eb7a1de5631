import Foundation
@_spi(Kit) import TouchstoneCore

/// A header or footer of a section, which tables use again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which tables keep the view.
  open internal(set) var reuseIdentifier: String?
  /// Where an app puts its views.
  open var contentView: UIView { content }
  private let content = UIView()
  /// The label of a title.
  open var textLabel: UILabel? { label }
  /// A second label.
  open var detailTextLabel: UILabel? { detail }
  private lazy var label = addedLabel()
  private lazy var detail = addedLabel()
  private var configuredView: (any UIView & UIContentView)?
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What the view shows in place of labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView?.removeFromSuperview()
      configuredView = contentConfiguration?.makeContentView()
      if let configuredView { content.addSubview(configuredView) }
      setNeedsLayout()
    }
  }
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  var isFooter = false
  var hasTitle = false

  /// The content of a header, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

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

  /// The view is about to show another section; an override calls `super`.
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
