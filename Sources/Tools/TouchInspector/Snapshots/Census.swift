import Touchstone

/// Numbers for the views of a scene, which stay the same while a view lives and are not used again, and
/// names for its recognizers.
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

  /// Forgets the numbers of views that have gone.
  func tidy() {
    guard entries.count > 64 else { return }
    for (identity, entry) in entries where entry.view == nil {
      entries[identity] = nil
      views[entry.number] = nil
    }
  }
}
