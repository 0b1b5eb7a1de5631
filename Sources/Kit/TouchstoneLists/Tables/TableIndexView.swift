import Foundation
import GestureCore

/// The index at the trailing edge of a table; a finger on it scrolls from section to section.
final class TableIndexView: UIControl {
  weak var table: UITableView?
  private(set) var titles: [String] = []
  private var shown: Int?

  func show(_ titles: [String], in table: UITableView) {
    self.titles = titles
    self.table = table
    accessibilityIdentifier = "index"
    for view in subviews { view.removeFromSuperview() }
    for title in titles {
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "🔍" : title
      label.font = .boldSystemFont(ofSize: 11)
      label.textAlignment = .center
      label.textColor = table.sectionIndexColor ?? tintColor
      addSubview(label)
    }
    backgroundColor = table.sectionIndexBackgroundColor
    setNeedsLayout()
  }

  /// The height of a title, in points (LST-36).
  private var step: CGFloat { min(16, bounds.height / CGFloat(max(1, titles.count))) }
  private var top: CGFloat { (bounds.height - step * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in subviews.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    shown = nil
    backgroundColor = table?.sectionIndexTrackingBackgroundColor ?? backgroundColor
    go(to: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    go(to: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    backgroundColor = table?.sectionIndexBackgroundColor
  }

  private func go(to touch: UITouch) {
    guard let table, !titles.isEmpty, step > 0 else { return }
    let place = (touch.location(in: self).y - top) / step
    let index = max(0, min(titles.count - 1, Int(bounding: place.rounded(.down))))
    guard index != shown else { return }
    shown = index
    table.scroll(toIndexTitle: titles[index], at: index)
  }
}

extension UITableView {
  func showIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, model.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? TableIndexView()
    indexView = view
    view.show(titles, in: self)
    if view.superview !== self { addSubview(view) }
  }

  /// Stays next to the rows, whatever the scroll offset is.
  func placeIndex() {
    guard let indexView else { return }
    let inset = adjustedContentInset
    let frame = CGRect(
      x: bounds.width - 15, y: contentOffset.y + inset.top, width: 15,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if indexView.frame != frame { indexView.frame = frame }
    if subviews.last !== indexView { bringSubviewToFront(indexView) }
  }

  func scroll(toIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard model.counts.indices.contains(section) else { return }
    setContentOffset(contentOffset, animated: false)
    let inset = adjustedContentInset
    let y = rect(forSection: section).minY - inset.top
    let most = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    contentOffset.y = max(-inset.top, min(y, most))
  }
}
