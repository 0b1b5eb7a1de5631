/// Whom the records of a trace speak of. A record has places in this list, so that it holds nothing
/// that would have to be counted.
///
/// Who gets another name gets another place; records of before keep the old one.
package struct TraceNames: Sendable {
  private var subjects: [Subject] = []
  /// How many of them were in use when they were last looked through.
  private var kept = 0

  package init() {}

  package var count: Int { subjects.count }

  package mutating func add(_ subject: Subject) -> Int32 {
    subjects.append(subject)
    isFull = subjects.count > 2 * kept + 1024
    return Int32(truncatingIfNeeded: subjects.count - 1)
  }

  subscript(place: Int32) -> Subject {
    let place = Int(place)
    return subjects.indices.contains(place) ? subjects[place] : Subject(id: 0, name: "somebody")
  }

  /// The number of one of them, for which the name need not be held.
  package func id(at place: Int32) -> Int? {
    let place = Int(place)
    return subjects.indices.contains(place) ? subjects[place].id : nil
  }

  /// Whether there are so many by now that looking who is still in use pays.
  package private(set) var isFull = false

  /// Forgets all but those, who get new places in the given order.
  mutating func keep(_ places: [Int32]) {
    subjects = places.map { self[$0] }
    kept = subjects.count
    isFull = false
  }
}
