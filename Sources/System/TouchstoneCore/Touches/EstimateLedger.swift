import Foundation
import GestureCore

/// The readings for which better values will come (API-T18).
///
/// They may come when the touch has long lifted (API-R04), so the ledger keeps the touch until the
/// last of them has come, but at most for a second: a pencil that goes out of range never sends
/// them.
@MainActor struct EstimateLedger {
  private enum Tuning {
    /// Seconds from the reading to the last moment at which an update is taken.
    static let patience: TimeInterval = 1
    /// Readings; a source that stops its clock must not fill the memory.
    static let mostEntries = 1024
  }

  private struct Entry {
    var touch: UITouch
    var moment: UITouch.Moment
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Adds the readings of a touch's newest event that expect updates. The entries of a cancelled touch are removed.
  mutating func add(_ touch: UITouch) {
    if touch.shownPhase == .cancelled { return entries.removeAll { $0.touch === touch } }
    for sample in touch.earlierSamples where sample.awaitsUpdates { add(sample, of: touch) }
    if touch.current.sample.awaitsUpdates { add(touch.current.sample, of: touch) }
    if entries.count > Tuning.mostEntries {
      entries.removeFirst(entries.count - Tuning.mostEntries)
    }
  }

  private mutating func add(_ sample: ContactSample, of touch: UITouch) {
    var moment = touch.current
    moment.sample = sample
    entries.append(Entry(touch: touch, moment: moment))
  }

  mutating func remove(before now: Timestamp) {
    while let oldest = entries.first,
      now.seconds(since: oldest.moment.sample.time) > Tuning.patience
    {
      entries.removeFirst()
    }
  }

  /// Applies an update to its reading. Returns the touch, and what to show: the touch, if this is still its reading, or
  /// else a snapshot of it at that reading; `nil` if no reading expects such an update.
  mutating func apply(_ update: EstimateUpdate) -> (touch: UITouch, shown: UITouch)? {
    guard
      let index = entries.firstIndex(where: {
        $0.moment.sample.estimationUpdateIndex == update.index
      })
    else { return nil }
    entries[index].moment.sample.apply(update)
    let entry = entries[index]
    if !entry.moment.sample.awaitsUpdates { entries.remove(at: index) }
    entry.touch.update(update)
    let isShown = entry.touch.current.sample.estimationUpdateIndex == update.index
    let shown = isShown ? entry.touch : UITouch(copying: entry.touch, moment: entry.moment)
    return (entry.touch, shown)
  }
}
