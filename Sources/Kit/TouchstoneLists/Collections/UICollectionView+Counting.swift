import Foundation

/// The numbers of items.
extension UICollectionView {
  func needsReload() {
    owesReload = true
    layout.isPrepared = false
    setNeedsLayout()
  }

  func reloadEverything() {
    endTouch(isCancelled: true)
    abandonMovement()
    selection = []
    // The reload shows the changes of an update under way, which goes on with the new numbers.
    if updates != nil { updates = ListUpdates(noun: "Item") }
    let context = layout.newContext(UICollectionViewLayoutInvalidationContext.self)
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    if defersReload("reloadData()") { return }
    owesReload = true
    count()
    setNeedsLayout()
  }

  /// Whether a reload has to wait, since the items are being laid out. The layout then begins anew.
  func defersReload(_ call: String) -> Bool {
    guard isLayingOut else { return false }
    owesReload = true
    guard !isOutdated else { return true }
    // The data source's answer may reload again.
    isOutdated = true
    let new = askedCounts()
    isOutdated = new != counts
    if isOutdated { reportChange(call, "Item", from: counts, to: new) }
    return true
  }

  /// Runs client code during which the numbers of items must not change.
  func holdCounts(_ work: () -> Void) {
    let wasLayingOut = isLayingOut
    if !wasLayingOut { isOutdated = false }
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    work()
  }

  func count() {
    if owesReload, !isLayingOut { holdCounts(recount) }
  }

  /// Counts, and once more if a callback has reloaded the collection meanwhile.
  func recount() {
    for _ in 0..<Self.mostLayoutRounds where owesReload {
      owesReload = false
      isOutdated = true
      dropElements()
      counts = askedCounts()
      layout.isPrepared = false
      isOutdated = false
      selection.removeAll { !has($0) }
      prefetched = []
    }
  }

  /// The numbers of items, for messages about a path that does not exist.
  func sizes(at path: IndexPath) -> String {
    path.count == 2 && counts.indices.contains(path.section)
      ? "which has \(counts[path.section])" : "there are \(counts.count) sections"
  }

  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }
}
