import Touchstone
import TouchstoneGestures

/// Conflicts that share one advice: those of recognizers with the same names, or at least three
/// pairs of one kind in views of the same classes, such as a list's cells.
struct AdviceGroup {
  /// The number of pairs of one kind that form a group although their recognizers have different
  /// names.
  private static let fewestOfKind = 3
  /// The most changes of a cure that can be tried.
  private static let mostChanges = 100

  private(set) var conflicts: [WitnessedConflict]
  private var cases: [[UIGestureRecognizer]]

  /// The groups, in the order of their first conflicts.
  static func groups(of conflicts: [WitnessedConflict], in stage: StagedScene) -> [AdviceGroup] {
    var named: [AdviceGroup] = []
    var places: [Kind: Int] = [:]
    let known = Dictionary(stage.recognizers.map { ($0.subject.id, $0) }) { first, _ in first }
    for conflict in conflicts {
      let recognizers = conflict.subjects.compactMap { known[$0.id] }
      if recognizers.contains(where: \.isInner) { continue }
      let one = AdviceGroup(conflicts: [conflict], cases: [recognizers])
      let kind = Kind(conflict, recognizers.map { "\($0.spokenName) \($0.classPath.last ?? "")" })
      if let place = places[kind] {
        named[place].add(one)
      } else {
        places[kind] = named.count
        named.append(one)
      }
    }
    let kinds = named.map { group in
      Kind(group.conflicts[0], group.cases[0].map { "\($0.kind) \($0.classPath)" })
    }
    let counts = Dictionary(zip(kinds, named.map(\.cases.count)), uniquingKeysWith: +)
    var groups: [AdviceGroup] = []
    places = [:]
    for (kind, group) in zip(kinds, named) {
      if counts[kind, default: 0] >= fewestOfKind, let place = places[kind] {
        groups[place].add(group)
      } else {
        places[kind] = groups.count
        groups.append(group)
      }
    }
    return groups
  }

  private mutating func add(_ other: AdviceGroup) {
    conflicts += other.conflicts
    cases += other.cases
  }

  func snapshot(in stage: StagedScene) -> AdviceSnapshot {
    let first = conflicts[0]
    let isOne = conflicts.count == 1
    let isNamed = Set(cases.map { $0.map(\.spokenName) }).count == 1
    return AdviceSnapshot(
      severity: "\(first.severity)", names: first.subjects.map(\.name),
      recognizers: first.subjects.map(\.id),
      cases: isOne ? nil : conflicts.map { $0.subjects.map(\.id) },
      title: isOne ? nil : subjects(each: false).joined(separator: " and "),
      sentence: isNamed ? first.sentence : "for example, \(first.sentence)",
      cure: first.cure, cures: cures(in: stage),
      witness: first.witness.map { WitnessSnapshot($0) })
  }

  /// The cures of the first conflict, each extended with the changes for the others.
  private func cures(in stage: StagedScene) -> [Cure] {
    guard stage.template != nil else { return [] }
    var book = CureBook(stage: stage)
    if conflicts.count > 1 {
      for (recognizer, phrase) in zip(cases[0], subjects(each: true)) {
        book.phrases[recognizer.subject.id] = phrase
      }
    }
    let all = conflicts.map { book.cures(of: $0) }
    return all[0].indices.compactMap { index in
      guard all.allSatisfy({ $0.count == all[0].count }) else { return nil }
      var cure = all[0][index]
      for other in all.dropFirst() {
        cure.changes += other[index].changes.filter { !cure.changes.contains($0) }
      }
      if conflicts.count > 1 { cure.code = "// For each of the \(conflicts.count):\n\(cure.code)" }
      return cure.changes.count <= Self.mostChanges ? cure : nil
    }
  }

  /// Collective names of the pairs' members: "16 taps" and "the pan of the scroll view".
  private func subjects(each: Bool) -> [String] {
    cases[0].indices.map { index in
      let first = cases[0][index]
      let members = cases.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      let count = Set(members.map(\.subject.id)).count
      if count == 1 { return first.phrase }
      let isNamed = first.name != nil && Set(members.map(\.spokenName)).count == 1
      let many =
        isNamed
        ? "\(first.spokenName) of \(count) views" : "\(count) \(first.kindInPlural)"
      if !each { return many }
      return isNamed ? many : "each of the \(many)"
    }
  }

  private struct Kind: Hashable {
    /// `nil` if only the comparison of movements found the conflict.
    var rule: GestureConflict.Rule?
    var severity: GestureConflict.Severity
    var members: [String]

    init(_ conflict: WitnessedConflict, _ members: [String]) {
      (rule, severity) = (conflict.rule, conflict.severity)
      self.members = members
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var kind: String { RecognizerSnapshot.kind(of: self) }
  fileprivate var spokenName: String { name ?? kind }

  /// The classes of its view and of the views above it.
  fileprivate var classPath: [String] {
    var path: [String] = []
    var view = view
    while let each = view {
      path.insert("\(type(of: each))", at: 0)
      view = each.superview
    }
    return path
  }

  /// Its name in a title.
  fileprivate var phrase: String {
    guard name == nil, isScrollPan else { return subject.name }
    return "the pan of \(view?.accessibilityIdentifier ?? "the scroll view")"
  }

  fileprivate var kindInPlural: String {
    switch kind {
    case "longPress": "long presses"
    case "pinch": "pinches"
    case "screenEdgePan": "screen-edge pans"
    case "tap", "pan", "rotation", "swipe", "hover": "\(kind)s"
    default: "recognizers of the class \(kind)"
    }
  }
}
