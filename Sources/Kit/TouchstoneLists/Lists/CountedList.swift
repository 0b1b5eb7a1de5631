import Foundation

/// A list that counts its rows or items, and begins anew if a callback changes them while it is laid out.
@MainActor protocol CountedList: UIScrollView {
  /// "Row" or "Item", for messages.
  static var noun: String { get }
  /// The number of rows or items in each section, as the list knows them.
  var counts: [Int] { get }
  var owesReload: Bool { get set }
  /// Whether the rows or items are counted, measured or shown. The numbers do not change meanwhile; a reload waits.
  var isLayingOut: Bool { get set }
  /// Whether a callback has changed the numbers meanwhile.
  var isOutdated: Bool { get set }

  /// The numbers that the data source gives now.
  func askedCounts() -> [Int]
  /// Counts, and once more if a callback has reloaded the list meanwhile.
  func recount()
}

extension CountedList {
  /// How often a layout begins anew, if callbacks change the list meanwhile.
  static var mostLayoutRounds: Int { 8 }

  func count() {
    if owesReload, !isLayingOut { holdCounts(recount) }
  }

  /// Runs client code during which the numbers must not change.
  func holdCounts(_ work: () throws -> Void) rethrows {
    let wasLayingOut = isLayingOut
    if !wasLayingOut { isOutdated = false }
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    try work()
  }

  /// Whether a reload has to wait, since the list is being laid out. The layout then begins anew.
  func defersReload(_ call: String) -> Bool {
    guard isLayingOut else { return false }
    owesReload = true
    guard !isOutdated else { return true }
    // The data source's answer may reload again.
    isOutdated = true
    let new = askedCounts()
    isOutdated = new != counts
    if isOutdated { reportChange(call, to: new) }
    return true
  }

  /// The numbers, for messages about a path that does not exist.
  func sizes(at path: IndexPath) -> String {
    path.count == 2 && counts.indices.contains(path.section)
      ? "which has \(counts[path.section])" : "there are \(counts.count) sections"
  }

  /// Reports a call by a data source or delegate that changes the data while the list asks for it.
  private func reportChange(_ call: String, to new: [Int]) {
    let noun = Self.noun.lowercased()
    func words(_ counts: [Int]) -> String {
      let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
      return "\(counts.reduce(0, +)) \(noun)s in \(sections)"
    }
    reportMistake(
      "\(call): the data source has changed from \(words(counts)) to \(words(new)) while the list asks "
        + "for its \(noun)s. Change the data outside of its methods and the delegate's")
  }
}
