import Foundation

/// The headers and footers of sections.
extension UITableView {
  func title(_ section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func wantedHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    if isFooter {
      return delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    return delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
  }

  func estimatedEdge(_ section: Int, isFooter: Bool) -> (CGFloat, Bool) {
    let wanted = wantedHeight(section, isFooter: isFooter)
    let title = title(section, isFooter: isFooter) ?? ""
    if wanted >= 0, !isOnlyForViews(wanted, isFooter: isFooter) || !title.isEmpty {
      return (wanted + padding(section, isFooter, wanted), true)
    }
    if !title.isEmpty {
      let height = standardHeight(section, isFooter: isFooter)
      return (height + padding(section, isFooter, height), false)
    }
    let estimate =
      isFooter
      ? delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
      : delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    return (max(estimate, gap(section, isFooter: isFooter)), false)
  }

  /// Whether the height applies only to existing header or footer views, in a plain table.
  func isOnlyForViews(_ wanted: CGFloat, isFooter: Bool) -> Bool {
    tableStyle == .plain && wanted > 0
      && wanted == (isFooter ? sectionFooterHeight : sectionHeaderHeight)
  }

  /// The height of a header or footer with a title (LST-32).
  func standardHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    if tableStyle == .plain { return 28 }
    return isFooter ? 28 : section == 0 ? 55 : 38
  }

  /// The height of a header or footer without a title or a view (LST-32).
  func gap(_ section: Int, isFooter: Bool) -> CGFloat {
    if tableStyle == .plain { return 0 }
    return isFooter ? 18 : section == 0 ? 35 : 18
  }

  /// The padding above the header of a plain table (LST-32).
  func padding(_ section: Int, _ isFooter: Bool, _ height: CGFloat) -> CGFloat {
    guard !isFooter, tableStyle == .plain, height > 0 else { return 0 }
    let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    model.paddings[section] = padding
    return padding
  }

  func makeSupplement(_ number: Int, _ section: Int, isFooter: Bool) -> UIView? {
    let asked =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if let asked { return asked }
    guard let title = title(section, isFooter: isFooter), !title.isEmpty else { return nil }
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.hasTitle = true
    view.isFooter = isFooter
    view.textLabel?.text = title
    if view.backgroundColor == nil, tableStyle == .plain { view.backgroundColor = .systemGray6 }
    return view
  }

  static let titleIdentifier = "touchstone.title"

  /// Makes the header or footer, which may determine its height.
  func showSupplement(_ number: Int, _ section: Int, isFooter: Bool) {
    guard supplements[number] == nil else { return }
    let isKnown = model.isKnown[number]
    if isKnown, model.heights.lengths[number] == 0 { return }
    let view = makeSupplement(number, section, isFooter: isFooter)
    if !isKnown {
      model.isKnown[number] = true
      var height = gap(section, isFooter: isFooter)
      if let view {
        let isTitle = (view as? UITableViewHeaderFooterView)?.hasTitle == true
        let wanted = wantedHeight(section, isFooter: isFooter)
        if wanted >= 0 {
          height = wanted
        } else if isTitle {
          height = standardHeight(section, isFooter: isFooter)
        } else {
          let width = CGSize(width: rowWidth, height: 0)
          let fitted = view.systemLayoutSizeFitting(
            width, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
          height = fitted.height > 0 ? fitted.height : view.bounds.height
        }
        height += padding(section, isFooter, height)
      }
      setHeight(height, of: number)
    }
    guard let view else { return }
    supplements[number] = view
    if isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
  }
}
