import Foundation

/// The parts of a cell around its content.
extension UITableViewCell {
  static let least: CGFloat = 44
  private static let editWidth: CGFloat = 44

  var currentState: UICellConfigurationState {
    var state = state
    state.traitCollection = traitCollection
    return state
  }

  func stateChanged() {
    showSelection()
    if let content = contentConfiguration, automaticallyUpdatesContentConfiguration {
      let updated = content.updated(for: configurationState)
      configuredView?.configuration = updated
    }
    setNeedsUpdateConfiguration()
  }

  func showContentConfiguration() {
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
    table?.contentOfCellChanged(self)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Shows or hides the selected background behind the content.
  func showSelection() {
    let isShown = (state.isSelected || state.isHighlighted) && selectionStyle != .none
    let allowsSeveral = table?.selectsSeveral == true
    guard isShown else {
      selectedBackgroundView?.removeFromSuperview()
      multipleSelectionBackgroundView?.removeFromSuperview()
      return markLabels(false)
    }
    if selectedBackgroundView == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
    }
    let view =
      allowsSeveral
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    if let view, view.superview !== self {
      view.frame = bounds
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
    markLabels(true)
  }

  private func markLabels(_ isHighlighted: Bool) {
    labels.text?.isHighlighted = isHighlighted
    labels.detail?.isHighlighted = isHighlighted
    labels.image?.isHighlighted = isHighlighted
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      insertSubview(new, at: 0)
    }
  }

  // MARK: Accessories

  func accessoryChanged() {
    let wanted = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    if accessory !== accessoryView, accessory !== editingAccessoryView {
      accessory?.removeFromSuperview()
    }
    if let accessory, accessory !== wanted { accessory.removeFromSuperview() }
    accessory = wanted ?? standardAccessory(type)
    if let accessory, accessory.superview !== self { addSubview(accessory) }
    setNeedsLayout()
    table?.contentOfCellChanged(self)
  }

  private func standardAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator, .checkmark:
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 18, height: 22))
      label.text = type == .checkmark ? "✓" : "›"
      label.textColor = type == .checkmark ? tintColor : .systemGray3
      return label
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .detailDisclosure)
      button.bounds.size = CGSize(width: 22, height: 22)
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          table?.accessoryTapped(of: self)
        }, for: .touchUpInside)
      return button
    }
  }

  // MARK: Layout

  private var accessoryWidth: CGFloat { accessory.map { $0.bounds.width + 16 } ?? 0 }
  private var editIndent: CGFloat { editControl == nil ? 0 : Self.editWidth }
  private var reorderWidth: CGFloat { reorderControl == nil ? 0 : Self.editWidth }

  func placeParts() {
    let left = shouldIndentWhileEditing ? editIndent : 0
    let right = accessoryWidth + reorderWidth
    let frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    if content.frame != frame { content.frame = frame }
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
    editControl?.frame = CGRect(x: 0, y: 0, width: Self.editWidth, height: bounds.height)
    reorderControl?.frame = CGRect(
      x: bounds.width - reorderWidth, y: 0, width: Self.editWidth, height: bounds.height)
    if let accessory {
      accessory.center = CGPoint(
        x: bounds.width - reorderWidth - 16 - accessory.bounds.width / 2, y: bounds.height / 2)
    }
    if contentConfiguration == nil {
      labels.place(
        in: content.bounds, style: cellStyle, indent: CGFloat(indentationLevel) * indentationWidth)
    }
    placeSeparator()
  }

  private func placeSeparator() {
    let style = table?.separatorStyle ?? UITableViewCell.SeparatorStyle.none
    separator.isHidden = style == .none
    guard style != .none else { return }
    if let color = table?.separatorColor { separator.backgroundColor = color }
    let inset = separatorInset
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - 0.5,
      width: max(0, bounds.width - inset.left - inset.right), height: 0.5)
  }

  /// The height of the content at a width of the cell.
  func contentHeight(in width: CGFloat) -> CGFloat {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    let room = max(
      0, width - accessoryWidth - reorderWidth - (shouldIndentWhileEditing ? editIndent : 0))
    if let configuredView {
      let size = configuredView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return max(size.height, Self.least)
    }
    if content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height }
    }
    return max(labels.height(in: room, style: cellStyle) + 20, Self.least)
  }
}
