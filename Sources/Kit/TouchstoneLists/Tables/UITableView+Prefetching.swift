import Foundation

extension UITableView {
  /// Announces the rows within one screen before and after the visible ones (LST-33).
  func prefetch(around visible: Range<Int>) {
    guard let prefetchDataSource, isPrefetchingEnabled, !visible.isEmpty,
      visible != prefetchedAround
    else { return }
    prefetchedAround = visible
    let count = visible.count
    let near = max(0, visible.lowerBound - count)..<min(model.count, visible.upperBound + count)
    let wanted = Set(near.filter { !visible.contains($0) && model.path($0) != nil })
    let new = wanted.subtracting(prefetched).sorted().compactMap(model.path)
    // The number of visible rows varies by one while scrolling; that cancels no announcement.
    let kept = (near.lowerBound - 1)..<(near.upperBound + 1)
    let left = prefetched.filter { !visible.contains($0) && $0 < model.count }
    let gone = left.filter { !kept.contains($0) }.sorted().compactMap(model.path)
    prefetched = wanted.union(left.filter(kept.contains))
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
  }
}
