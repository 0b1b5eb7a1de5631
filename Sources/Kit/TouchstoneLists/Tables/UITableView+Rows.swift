import Foundation

/// Queries about rows and their positions.
extension UITableView {
  // MARK: Places

  var emptyRect: CGRect { CGRect(x: 0, y: rowsTop, width: bounds.width, height: 0) }

  // MARK: Views

  func layoutForQuestion() {
    if owesReload, !isLayingOut, window != nil { layoutIfNeeded() }
  }

  // MARK: Scrolling

  func scroll(toNumber number: Int, _ position: ScrollPosition, animated: Bool) {
    var row = frame(of: number)
    let inset = adjustedContentInset
    // A pinned header covers the top.
    let section = model.section(of: number)
    let header = tableStyle == .plain ? supplements[model.header(section)]?.bounds.height ?? 0 : 0
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none:
      row.origin.y -= header
      row.size.height += header
      return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY - inset.top - header
    case .middle: y = row.midY - room / 2 - inset.top
    case .bottom: y = row.maxY - bounds.height + inset.bottom
    }
    let most = contentSize.height + inset.bottom - bounds.height
    let target = CGPoint(x: contentOffset.x, y: max(-inset.top, min(y, most)))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
