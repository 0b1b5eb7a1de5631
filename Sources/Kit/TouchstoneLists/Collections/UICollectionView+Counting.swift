import Foundation

/// The numbers of items.
extension UICollectionView: CountedList {
  static var noun: String { "Item" }

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
