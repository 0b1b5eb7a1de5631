import GestureCore
import Touchstone

/// A usual remedy for a conflict, as changes that can be tried at once.
struct Cure: Encodable, Equatable {
  /// A description in the imperative, for display.
  var words: String
  var changes: [SceneEdit.Change]
  /// The change as source code of an app.
  var code: String
}

/// The cures of a scene's conflicts; an app can contain each of them.
struct CureBook {
  let stage: StagedScene
  /// Phrases for recognizers that stand for several.
  var phrases: [Int: String] = [:]

  /// Possible cures of a conflict, the most usual first.
  func cures(of conflict: GestureConflict) -> [Cure] {
    cures(of: conflict.rule, among: conflict.subjects.compactMap { stage.recognizer($0.id) })
  }

  /// - Parameter all: the recognizers of the conflict, the one with precedence first.
  func cures(of rule: GestureConflict.Rule, among all: [UIGestureRecognizer]) -> [Cure] {
    guard let first = all.first else { return [] }
    let other = all.count > 1 ? all[1] : nil
    let found: [Cure?] =
      switch rule {
      case .tapInDoubleTap, .panOverEdgePan: [other.flatMap { wait(first, for: $0) }]
      case .panOverSwipe:
        [other.flatMap { wait(first, for: $0) }, other.flatMap { both(first, $0) }]
      case .swipeBehindPan: [other.flatMap { turnRound(waiting: $0, for: first) }]
      case .sameGesture, .transformsApart, .pressAndPan, .tapBesidePan:
        [other.flatMap { both(first, $0) }]
      case .tapOverControl, .tapOverRows: [flag("cancelsTouchesInView", false, of: first)]
      case .requirementCycle: [other.flatMap { stopWaiting(first, for: $0) }]
      case .unreachableView: [first.view.flatMap(open)]
      case .takesNothing: [first.isEnabled ? nil : flag("isEnabled", true, of: first)]
      case .idleRequirement, .lateAnswer, .tooManyPairs: []
      }
    return found.compactMap(\.self)
  }

  /// Possible cures for a recognizer that another one prevented, that waited for another one, or that took a touch from a view.
  func cures(of recognizer: UIGestureRecognizer, at time: Timestamp?) -> [Cure] {
    guard let last = stage.lastVerdict(on: recognizer.subject.id, at: time) else {
      let leave =
        stage.hasTakenTouch(recognizer, until: time)
        ? flag("cancelsTouchesInView", false, of: recognizer) : nil
      return [leave, recognizer.view.flatMap(open)].compactMap(\.self)
    }
    switch last {
    case .prevented(let subject, _):
      guard let winner = stage.recognizer(subject.id) else { return [] }
      let pair = Set([recognizer.subject.id, subject.id])
      let known = stage.system.conflicts().first { Set($0.subjects.map(\.id)) == pair }
      let usual = known.map(cures) ?? []
      return usual.isEmpty
        ? [wait(winner, for: recognizer), both(recognizer, winner)].compactMap(\.self) : usual
    case .held(let subject, _), .requirementWon(let subject, _):
      guard let other = stage.recognizer(subject.id) else { return [] }
      return [stopWaiting(recognizer, for: other)].compactMap(\.self)
    case .vetoed, .deadlock: return []
    }
  }

  // MARK: - Kinds of cures

  func wait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Cure? {
    // A scroll view whose pan waits for a tap would follow the finger too late.
    guard !(one.isScrollPan && other is UITapGestureRecognizer) else { return nil }
    return relation(one, .waitsFor, other, isOn: true).map { change in
      Cure(
        words: "Let \(name(one)) wait for \(name(other))", changes: [change],
        code: "\(variable(one)).require(toFail: \(variable(other)))")
    }
  }

  private func stopWaiting(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Cure? {
    guard one.standingRequirements.contains(where: { $0 === other }) else { return nil }
    return relation(one, .waitsFor, other, isOn: false).map { change in
      Cure(
        words: "Let \(name(one)) not wait for \(name(other))", changes: [change],
        code: "// Take back: \(variable(one)).require(toFail: \(variable(other)))")
    }
  }

  func turnRound(
    waiting one: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Cure? {
    guard let stop = stopWaiting(one, for: other), let wait = wait(other, for: one) else {
      return nil
    }
    return Cure(
      words: "Let \(name(other)) wait for \(name(one)) instead",
      changes: stop.changes + wait.changes, code: "\(stop.code)\n\(wait.code)")
  }

  func both(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Cure? {
    // A recognizer's own delegate decides, so the cure cannot change the answer.
    for each in [one, other] where each.delegate != nil && each.delegate !== stage.companions {
      return nil
    }
    return relation(one, .simultaneous, other, isOn: true).map { change in
      Cure(
        words: "Let \(name(one)) and \(name(other)) recognize together", changes: [change],
        code: """
          \(variable(one)).delegate = self

          func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
          ) -> Bool {
            gestureRecognizer === \(variable(one)) && otherGestureRecognizer === \(variable(other))
          }
          """)
    }
  }

  private func flag(_ property: String, _ isOn: Bool, of recognizer: UIGestureRecognizer) -> Cure? {
    stage.place(of: recognizer).map { place in
      Cure(
        words: "Set \(property) = \(isOn) on \(name(recognizer))",
        changes: [.setRecognizer(place, property: property, value: .bool(isOn))],
        code: "\(variable(recognizer)).\(property) = \(isOn)")
    }
  }

  /// Enables touches for a view, if it or an ancestor has them disabled.
  private func open(_ view: UIView) -> Cure? {
    var closed: UIView? = view
    while let each = closed, each.isUserInteractionEnabled { closed = each.superview }
    guard let closed, let place = stage.place(of: closed) else { return nil }
    let name = closed.accessibilityIdentifier ?? "view"
    return Cure(
      words: "Set isUserInteractionEnabled = true on \(name)",
      changes: [.setView(place, property: "isUserInteractionEnabled", value: .bool(true))],
      code: "\(SwiftName.variable(name)).isUserInteractionEnabled = true")
  }

  private func relation(
    _ one: UIGestureRecognizer, _ relation: PageMessage.Relation.Kind,
    _ other: UIGestureRecognizer, isOn: Bool
  ) -> SceneEdit.Change? {
    guard let place = stage.place(of: one), let otherPlace = stage.place(of: other) else {
      return nil
    }
    return .relate(place, relation, other: otherPlace, isOn: isOn)
  }

  private func name(_ recognizer: UIGestureRecognizer) -> String {
    phrases[recognizer.subject.id] ?? ownName(recognizer)
  }

  private func ownName(_ recognizer: UIGestureRecognizer) -> String {
    stage.census.nicknames.name(of: recognizer, kind: RecognizerSnapshot.kind(of: recognizer))
  }

  private func variable(_ recognizer: UIGestureRecognizer) -> String {
    SwiftName.variable(ownName(recognizer))
  }
}

extension UIGestureRecognizer {
  /// Whether it is a scroll view's own pan.
  var isScrollPan: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }
}

extension StagedScene {
  /// What is known until a time, or until now, the latest first.
  private func events(until time: Timestamp?) -> some Sequence<TraceEvent> {
    // A page's times are rounded, so allow a microsecond.
    let end = time.map { $0.advanced(by: 1e-6) }
    return (system.traceBuffer?.events ?? []).reversed().lazy.filter { event in
      end.map { event.time <= $0 } ?? true
    }
  }

  /// Whether a recognizer's last gesture took a touch from a view below its own.
  fileprivate func hasTakenTouch(_ recognizer: UIGestureRecognizer, until time: Timestamp?) -> Bool
  {
    for event in events(until: time) {
      switch event.kind {
      case .delivery(_, let view, .taken(let found, _)) where found.id == recognizer.subject.id:
        // A cancellation in the recognizer's own view is intended.
        if view != recognizer.view?.traceLabel { return true }
      case .receives(let found, _) where found.id == recognizer.subject.id: return false
      default: continue
      }
    }
    return false
  }

  /// The last verdict on a recognizer until a time, or until now.
  fileprivate func lastVerdict(on subject: Int, at time: Timestamp?) -> Verdict? {
    for event in events(until: time) {
      switch event.kind {
      case .verdict(let found, let verdict) where found.id == subject: return verdict
      // Earlier verdicts belong to another gesture.
      case .receives(let found, _) where found.id == subject: return nil
      default: continue
      }
    }
    return nil
  }
}
