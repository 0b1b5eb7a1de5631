import GestureCore

/// The failure requirements between the recognizers of a scene, as a graph.
@MainActor struct GestureRequirements {
  private let all: [UIGestureRecognizer]
  /// What has happened so far.
  private let events: [TraceEvent]

  init(_ all: [UIGestureRecognizer], after events: [TraceEvent] = []) {
    self.all = all
    self.events = events
  }

  var conflicts: [GestureConflict] { cycles + idle + late }

  /// Recognizers of clients' classes for which others wait. One that has stayed possible after its last finger is a warning
  /// (COR-17).
  private var late: [GestureConflict] {
    let graph = graph
    return all.indices.compactMap { index in
      let recognizer = all[index]
      let dependents = graph.dependents(of: Member(index)).map { all[$0.number].subject }
      guard !recognizer.isBuiltIn, !(recognizer is any HooksKnown), !dependents.isEmpty else {
        return nil
      }
      let wasLate = events.contains { event in
        guard case .staysPossible(let subject, _) = event.kind else { return false }
        return subject.id == recognizer.subject.id
      }
      let names = dependents.map(\.name).joined(separator: ", ")
      return GestureConflict(
        severity: wasLate ? .warning : .note, rule: .lateAnswer,
        subjects: [recognizer.subject] + dependents,
        sentence: wasLate
          ? "\(names) had to wait for \(recognizer.traceLabel), which stayed possible after its last "
            + "finger"
          : "\(names) may wait for \(recognizer.traceLabel) without a limit, if its class decides late "
            + "or never",
        cure: "let \(recognizer.traceLabel) assign .failed where nothing else fits")
    }
  }

  /// Circles in which each recognizer waits for another (FAI-10). Each is reported once.
  private var cycles: [GestureConflict] {
    let graph = graph
    var told: Set<Member> = []
    return all.indices.compactMap { index in
      guard !told.contains(Member(index)), let cycle = graph.cycle(through: Member(index)) else {
        return nil
      }
      told.formUnion(cycle)
      let subjects = cycle.map { all[$0.number].subject }
      let names = subjects.map(\.name)
      return GestureConflict(
        severity: .error, rule: .requirementCycle, subjects: subjects,
        sentence:
          "\(names.joined(separator: " waits for ")) waits for \(names[0]): with all fingers "
          + "up the last in rank fails",
        cure: "take one of the requirements back")
    }
  }

  /// More recognizers are not asked two by two, and only what they require themselves counts.
  private static let mostAsked = 500

  private var graph: FailureGraph {
    var graph = FailureGraph()
    guard all.count > Self.mostAsked else {
      for (index, recognizer) in all.enumerated() {
        for (otherIndex, other) in all.enumerated()
        where index != otherIndex && recognizer.waits(for: other) {
          graph.require(Member(otherIndex), toFailBefore: Member(index))
        }
      }
      return graph
    }
    let numbers = Dictionary(
      all.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    ) { first, _ in first }
    for (index, recognizer) in all.enumerated() {
      for other in recognizer.standingRequirements {
        guard let number = numbers[ObjectIdentifier(other)] else { continue }
        graph.require(Member(number), toFailBefore: Member(index))
      }
    }
    return graph
  }

  /// A recognizer that takes no part in a gesture neither waits nor lets others wait (FAI-08).
  private var idle: [GestureConflict] {
    all.flatMap { recognizer in
      recognizer.standingRequirements.compactMap { other in
        guard let reason = reasonToIgnore(other, required: recognizer) else { return nil }
        return GestureConflict(
          severity: .warning, rule: .idleRequirement,
          subjects: [recognizer.subject, other.subject],
          sentence:
            "\(recognizer.traceLabel) does not wait for \(other.traceLabel), which \(reason)",
          cure: "add \(other.traceLabel) to a view in the same window, or take the requirement back"
        )
      }
    }
  }

  private func reasonToIgnore(
    _ other: UIGestureRecognizer, required recognizer: UIGestureRecognizer
  ) -> String? {
    guard let view = other.view else { return "is on no view" }
    guard let window = view.window else { return "is on \(view.traceLabel), in no window" }
    return window === recognizer.view?.window ? nil : "is in another window"
  }
}
