import Touchstone

/// Assigns numbers to a scene's views, which are stable during a view's lifetime and never reused, and names to its
/// recognizers.
final class Census {
  private struct Entry {
    var number: Int
    weak var view: UIView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var views: [Int: ObjectIdentifier] = [:]
  private var lastNumber = 0
  let nicknames = Nicknames()

  func number(of view: UIView) -> Int {
    let identity = ObjectIdentifier(view)
    if let entry = entries[identity], entry.view === view { return entry.number }
    lastNumber += 1
    entries[identity] = Entry(number: lastNumber, view: view)
    views[lastNumber] = identity
    return lastNumber
  }

  func view(_ number: Int) -> UIView? {
    views[number].flatMap { entries[$0]?.view }
  }

  /// Removes the numbers of deallocated views.
  func tidy() {
    guard entries.count > 64 else { return }
    for (identity, entry) in entries where entry.view == nil {
      entries[identity] = nil
      views[entry.number] = nil
    }
  }
}
