import Foundation

/// The insertions, deletions, moves and reloads of one update of a list.
///
/// Deleted, reloaded and moved paths are those before the update, inserted ones and destinations those after it.
struct ListUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty
      && moved.isEmpty
  }

  /// The origins of a list's rows after an update.
  struct Result {
    /// For each section its former index; `nil` for a new one.
    var sections: [Int?] = []
    /// For each row of each section its former index path; `nil` for a new or reloaded one.
    var rows: [[IndexPath?]] = []
  }

  /// The list after the update, or a description of its inconsistency.
  /// - Parameters:
  ///   - counts: The numbers of rows in the sections before the update.
  ///   - newCounts: The numbers of rows after the update, from the data source.
  func result(from counts: [Int], to newCounts: [Int]) throws(ListUpdateError) -> Result {
    var taken = deletedSections
    for move in movedSections { taken.insert(move.from) }
    if let strange = taken.union(reloadedSections).last(where: { !counts.indices.contains($0) }) {
      throw ListUpdateError("section \(strange) of \(counts.count) was changed")
    }
    var sections: [Int?] = counts.indices.filter { !taken.contains($0) }
    let arriving =
      insertedSections.map { (to: $0, from: Int?.none) }
      + movedSections.map { (to: $0.to, from: Int?.some($0.from)) }
    for arrival in arriving.sorted(by: { $0.to < $1.to }) {
      guard (0...sections.count).contains(arrival.to) else {
        throw ListUpdateError("a section was put at \(arrival.to) of \(sections.count)")
      }
      sections.insert(arrival.from, at: arrival.to)
    }
    guard sections.count == newCounts.count else {
      throw ListUpdateError(
        "there were \(counts.count) sections, \(insertedSections.count) were inserted and "
          + "\(deletedSections.count) deleted, and the data source has \(newCounts.count)")
    }
    var result = Result(sections: sections)
    for (section, old) in sections.enumerated() {
      result.rows.append(try rows(of: section, before: old, counts, newCounts[section]))
    }
    return result
  }

  private func rows(
    of section: Int, before old: Int?, _ counts: [Int], _ newCount: Int
  ) throws(ListUpdateError) -> [IndexPath?] {
    guard let old, !reloadedSections.contains(old) else {
      return Array(repeating: nil, count: newCount)
    }
    var rows: [IndexPath?] = (0..<counts[old]).map { IndexPath(row: $0, section: old) }
    var leaving = Set(deleted.filter { $0.section == old }.map(\.row))
    leaving.formUnion(moved.filter { $0.from.section == old }.map(\.from.row))
    let again = Set(reloaded.filter { $0.section == old }.map(\.row))
    if let strange = leaving.union(again).first(where: { !rows.indices.contains($0) }) {
      throw ListUpdateError("row \(strange) of section \(old) was changed, which has \(rows.count)")
    }
    for row in again { rows[row] = nil }
    rows = rows.enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
    let arriving =
      inserted.filter { $0.section == section }.map { (to: $0.row, from: IndexPath?.none) }
      + moved.filter { $0.to.section == section }.map {
        (to: $0.to.row, from: IndexPath?.some($0.from))
      }
    for arrival in arriving.sorted(by: { $0.to < $1.to }) {
      guard (0...rows.count).contains(arrival.to) else {
        throw ListUpdateError(
          "a row was put at \(arrival.to) of section \(section), which has \(rows.count)")
      }
      rows.insert(arrival.from, at: arrival.to)
    }
    guard rows.count == newCount else {
      throw ListUpdateError(
        "section \(section) had \(counts[old]) rows, \(arriving.count) were inserted or moved in "
          + "and \(leaving.count) deleted or moved out, and the data source has \(newCount)")
    }
    return rows
  }
}

/// An update that is inconsistent with the data source.
struct ListUpdateError: Error {
  let figures: String
  init(_ figures: String) { self.figures = figures }
}

extension UIScrollView {
  /// Reports a programming error, for which UIKit would raise an exception.
  func reportMistake(_ words: String) {
    let line = "\(touchstoneName): \(words)"
    guard let engine = window?.touchSystem?.engine else {
      return FileHandle.standardError.write(Data("touchstone: \(line)\n".utf8))
    }
    engine.diagnose(line)
  }

  private var touchstoneName: String { accessibilityIdentifier ?? "\(type(of: self))" }

  /// The duration of the animation of an update, in seconds (LST-31).
  static let listAnimationDuration: TimeInterval = 0.3
}
