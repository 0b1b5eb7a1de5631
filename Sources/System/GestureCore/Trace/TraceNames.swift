/// The names in the records of a trace. A record has indices into this list, so that it holds no
/// reference that would have to be counted.
///
/// A recognizer or view with a new name gets a new index; earlier records keep the old one.
package struct TraceNames: Sendable {
  private var subjects: [Subject] = []
  /// The number of names that were in use at the last removal.
  private var usedCount = 0

  package init() {}

  package var count: Int { subjects.count }

  package mutating func add(_ subject: Subject) -> Int32 {
    subjects.append(subject)
    isFull = subjects.count > 2 * usedCount + 1024
    return Int32(truncatingIfNeeded: subjects.count - 1)
  }

  subscript(index: Int32) -> Subject {
    let index = Int(index)
    return subjects.indices.contains(index) ? subjects[index] : Subject(id: 0, name: "somebody")
  }

  /// The number of a subject, without a copy of its name.
  package func id(at index: Int32) -> Int? {
    let index = Int(index)
    return subjects.indices.contains(index) ? subjects[index].id : nil
  }

  /// Whether there are so many names that removing the unused ones is worth its cost.
  package private(set) var isFull = false

  /// Removes all names but those at the given indices, and renumbers these in the given order.
  mutating func removeAll(except indices: [Int32]) {
    subjects = indices.map { self[$0] }
    usedCount = subjects.count
    isFull = false
  }
}
