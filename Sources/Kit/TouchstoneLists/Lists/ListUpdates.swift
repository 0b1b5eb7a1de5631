import Foundation

/// The insertions, deletions, moves and reloads of one update of a list.
///
/// Deleted, reloaded and moved paths are those before the update, inserted ones and destinations those after it.
struct ListUpdates {
  /// The list's noun for a row, for messages.
  var noun = "Row"
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
    /// For each section its former index; `nil` for a new or reloaded one.
    var sections: [Int?] = []
    /// For each row of each section its former index path; `nil` for a new or reloaded one.
    var rows: [[IndexPath?]] = []
    /// The reloaded rows and sections.
    var reloaded: [(from: IndexPath, to: IndexPath)] = []
    var reloadedSections: [(from: Int, to: Int)] = []
  }

  /// The list after the update, or a description of its inconsistency.
  /// - Parameters:
  ///   - counts: The numbers of rows in the sections before the update.
  ///   - newCounts: The numbers of rows after the update, from the data source.
  func result(from counts: [Int], to newCounts: [Int]) throws(ListUpdateError) -> Result {
    try checkPaths(counts, newCounts)
    var leavingSections = deletedSections
    for move in movedSections { leavingSections.insert(move.from) }
    var sections: [Int?] = counts.indices.filter { !leavingSections.contains($0) }
    let arriving =
      insertedSections.map { (to: $0, from: Int?.none) }
      + movedSections.map { (to: $0.to, from: Int?.some($0.from)) }
    for arrival in arriving.sorted(by: { $0.to < $1.to }) {
      guard (0...sections.count).contains(arrival.to) else {
        throw error("a section was put at \(arrival.to) of \(sections.count)")
      }
      sections.insert(arrival.from, at: arrival.to)
    }
    guard sections.count == newCounts.count else {
      throw error(
        "there were \(counts.count) sections, \(insertedSections.count) were inserted and "
          + "\(deletedSections.count) deleted, and the data source has \(newCounts.count)")
    }
    var result = Result(sections: sections)
    let again = Set(reloaded)
    for (section, old) in sections.enumerated() {
      var rows = try rows(of: section, before: old, counts, newCounts[section])
      if let old, reloadedSections.contains(old) {
        result.sections[section] = nil
        result.reloadedSections.append((old, section))
      }
      if !again.isEmpty {
        for (row, origin) in rows.enumerated() {
          guard let origin, again.contains(origin) else { continue }
          result.reloaded.append((origin, IndexPath(row: row, section: section)))
          rows[row] = nil
        }
      }
      result.rows.append(rows)
    }
    return result
  }

  /// Deleted, reloaded and moved paths exist before the update, inserted paths and destinations after it.
  private func checkPaths(_ counts: [Int], _ newCounts: [Int]) throws(ListUpdateError) {
    for section in deletedSections.map({ $0 }) + reloadedSections + movedSections.map(\.from)
    where !counts.indices.contains(section) {
      throw error("section \(section) of \(counts.count) was changed")
    }
    for path in deleted + reloaded + moved.map(\.from)
    where path.count != 2 || !counts.indices.contains(path.section)
      || !(0..<counts[path.section]).contains(path.row)
    {
      let sizes =
        path.count == 2 && counts.indices.contains(path.section)
        ? "section \(path.section) had \(counts[path.section])"
        : "there were \(counts.count) sections"
      throw error("\(path.words(noun)) was changed, and \(sizes)")
    }
    for path in inserted + moved.map(\.to)
    where path.count != 2 || !newCounts.indices.contains(path.section) || path.row < 0 {
      throw error("\(path.words(noun)) was added, and there are \(newCounts.count) sections")
    }
  }

  /// An error that names the list's methods.
  private func error(_ figures: String) -> ListUpdateError {
    ListUpdateError(figures: "\(calls): the update does not fit, because \(figures)")
  }

  /// The list's methods whose changes the update has.
  var calls: String {
    let isTable = noun == "Row"
    let (end, whole) = isTable ? (":with:)", "Sections(_:with:)") : (":)", "Sections(_:)")
    let calls = [
      (!inserted.isEmpty, "insert\(noun)s(at\(end)"), (!deleted.isEmpty, "delete\(noun)s(at\(end)"),
      (!reloaded.isEmpty, "reload\(noun)s(at\(end)"), (!moved.isEmpty, "move\(noun)(at:to:)"),
      (!insertedSections.isEmpty, "insert\(whole)"), (!deletedSections.isEmpty, "delete\(whole)"),
      (!reloadedSections.isEmpty, "reload\(whole)"),
      (!movedSections.isEmpty, "moveSection(_:toSection:)"),
    ].filter(\.0).map(\.1)
    return calls.isEmpty
      ? "performBatchUpdates(_:completion:)" : calls.joined(separator: ", ")
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
    rows = rows.enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
    let arriving =
      inserted.filter { $0.section == section }.map { (to: $0.row, from: IndexPath?.none) }
      + moved.filter { $0.to.section == section }.map {
        (to: $0.to.row, from: IndexPath?.some($0.from))
      }
    for arrival in arriving.sorted(by: { $0.to < $1.to }) {
      guard (0...rows.count).contains(arrival.to) else {
        throw error(
          "\(noun.lowercased()) \(arrival.to) was added to section \(section), which has "
            + "\(rows.count)")
      }
      rows.insert(arrival.from, at: arrival.to)
    }
    guard rows.count == newCount else {
      throw error(
        "section \(section) had \(counts[old]) \(noun.lowercased())s, \(arriving.count) were inserted or moved in "
          + "and \(leaving.count) deleted or moved out, and the data source has \(newCount)")
    }
    return rows
  }
}

/// An update that is inconsistent with the data source.
struct ListUpdateError: Error {
  let figures: String
}

extension IndexPath {
  /// The path for messages, also of a path that is too short or too long.
  func words(_ noun: String) -> String {
    count == 2
      ? "\(noun.lowercased()) \(row) of section \(section)"
      : "an index path with \(count) \(count == 1 ? "index" : "indexes")"
  }
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
