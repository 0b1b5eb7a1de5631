import Foundation

/// The numbers of rows and the heights of all parts.
extension UITableView: CountedList {
  static var noun: String { "Row" }
  var counts: [Int] { model.counts }

  func needsReload() {
    owesReload = true
    setNeedsLayout()
  }

  func heightsChanged(_ old: CGFloat, _ new: CGFloat) {
    if old != new { needsReload() }
  }

  func reloadEverything() {
    endSwipe(animated: false)
    endTouch(isCancelled: true)
    abandonReorder()
    selection = []
    // The reload shows the changes of an update under way, which goes on with the new numbers.
    if updates != nil { updates = ListUpdates() }
    if defersReload("reloadData()") { return }
    owesReload = true
    count()
    setNeedsLayout()
  }

  func recount() {
    for _ in 0..<Self.mostLayoutRounds where owesReload {
      owesReload = false
      isOutdated = true
      dropCells()
      var model = TableModel(counts: askedCounts())
      model.heights = LengthTable((0..<model.count).map { _ in 0 })
      self.model = model
      isOutdated = false
      measure(from: nil)
      selection.removeAll { !model.has($0) }
      prefetched = []
      prefetchedAround = nil
      showIndex()
    }
  }

  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  /// Sets the height of each part, or an estimate.
  /// - Parameter known: The heights of the parts before an update; `nil` for a new part.
  func measure(from known: [CGFloat?]?) {
    var lengths = Array(repeating: CGFloat(0), count: model.count)
    var isKnown = Array(repeating: false, count: model.count)
    let delegate = delegate
    for (section, count) in model.counts.enumerated() {
      let header = model.header(section)
      (lengths[header], isKnown[header]) = estimatedEdge(section, isFooter: false)
      // A header that did not exist may do so now.
      if !isKnown[header], let height = known?[header], height > gap(section, isFooter: false) {
        (lengths[header], isKnown[header]) = (height, true)
      }
      for row in 0..<count {
        let number = header + 1 + row
        if let height = known?[number] {
          (lengths[number], isKnown[number]) = (height, true)
          continue
        }
        let path = IndexPath(row: row, section: section)
        let estimate =
          delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        if estimate > 0 {
          lengths[number] = estimate
        } else if estimate == 0 {
          let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
          (lengths[number], isKnown[number]) = (
            height < 0 ? UITableViewCell.least : height, height >= 0
          )
        } else {
          lengths[number] = rowHeight >= 0 ? rowHeight : UITableViewCell.least
          isKnown[number] = delegate == nil && rowHeight >= 0
        }
      }
      let footer = model.footer(section)
      (lengths[footer], isKnown[footer]) = estimatedEdge(section, isFooter: true)
      if !isKnown[footer], let height = known?[footer], height > gap(section, isFooter: true) {
        (lengths[footer], isKnown[footer]) = (height, true)
      }
    }
    model.heights = LengthTable(lengths.map { $0.isFinite ? max(0, $0) : 0 })
    model.isKnown = isKnown
    takeContentSize()
  }
}
