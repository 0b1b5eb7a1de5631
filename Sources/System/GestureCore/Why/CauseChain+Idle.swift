/// Why a recognizer received no input.
extension CauseChain {
  /// The index of the last exclusion of a recognizer from input, unless an attempt came later.
  func lastRefusal(of id: Int, after attempt: GestureAttempt?, until time: Timestamp?) -> Int? {
    let start = attempt.map { $0.isClosed ? $0.last + 1 : events.count } ?? 0
    guard start < events.count else { return nil }
    return events[start...].lastIndex { event in
      guard case .passedOver(let subject, _, _) = event.kind else { return false }
      return subject.id == id && time.map { event.time <= $0 } ?? true
    }
  }

  func report(
    on subject: Subject, keptFromTouchAt index: Int, _ attempts: [Timestamp]
  ) -> WhyReport {
    guard case .passedOver(_, let input, let exclusion) = events[index].kind else {
      return WhyReport(recognizer: subject.name, outcome: .unknown, causes: [])
    }
    var causes = [
      "\(subject.name) never received \(input) at \(spell(events[index].time)): \(exclusion)"
    ]
    if let landing = landing(of: input, before: index), let view = hitView(at: landing) {
      causes.append("\(input) came down at \(spell(events[landing].time)) on \(view)")
    }
    return WhyReport(
      recognizer: subject.name, outcome: .neverReceived, time: events[index].time, causes: causes,
      cure: cure(for: exclusion, of: subject.name), attempts: attempts)
  }

  /// A report on a recognizer that never received input: which view the last finger hit, and why.
  func report(
    onIdle subject: Subject, _ facts: RecognizerFacts, until time: Timestamp?
  ) -> WhyReport {
    var report = WhyReport(recognizer: subject.name, outcome: .neverReceived, causes: [])
    let last = events.lastIndex { event in
      guard case .touch(_, .began, _, _) = event.kind else { return false }
      return time.map { event.time <= $0 } ?? true
    }
    let refused = events.lastIndex { event in
      guard case .refused = event.kind else { return false }
      return time.map { event.time <= $0 } ?? true
    }
    if let refused, refused > last ?? -1, case .refused(let refusal) = events[refused].kind {
      report.time = events[refused].time
      report.causes = [
        "\(subject.name) never received a touch",
        "input was refused at \(spell(events[refused].time)): \(refusal)",
      ]
      report.cure = cure(for: refusal)
      return report
    }
    guard let last, case .touch(let number, _, let point, let hit) = events[last].kind else {
      report.causes = ["\(subject.name) never received a touch: none came down"]
      return adding(facts.obstacle, to: report, subject.name)
    }
    report.time = events[last].time
    let pointText = "\(Reason.spell(point.x)), \(Reason.spell(point.y))"
    report.causes = [
      "\(subject.name) never received a touch",
      "touch \(number) came down at \(spell(events[last].time)) at (\(pointText)) "
        + (hit.map { "and hit \($0)" } ?? "and hit no view"),
    ]
    if let obstacle = facts.obstacle { return adding(obstacle, to: report, subject.name) }
    if let view = facts.view {
      let around = [view] + facts.superviews
      let passed = around.first { miss(of: $0, by: number) != nil }
      guard let passed, let miss = miss(of: passed, by: number) else {
        report.causes.append(
          "\(subject.name) is on \(view), which is neither that view nor above it")
        report.cure = "touch \(view), or add \(subject.name) to a view above both"
        return report
      }
      let place = passed == view ? view : "\(view) in \(passed)"
      report.causes.append("\(place), where \(subject.name) is, was not hit: \(miss)")
      report.cure = cure(for: miss, of: passed)
    }
    return report
  }

  private func miss(of view: String, by touch: Int) -> HitMiss? {
    for event in events.reversed() {
      if case .missed(view, .touch(touch), let miss) = event.kind { return miss }
    }
    return nil
  }

  private func adding(
    _ obstacle: RecognizerFacts.Obstacle?, to report: WhyReport, _ name: String
  ) -> WhyReport {
    var report = report
    switch obstacle {
    case nil: break
    case .noView:
      report.causes.append("\(name) is on no view")
      report.cure = "add \(name) to a view (addGestureRecognizer)"
    case .noWindow(let view):
      report.causes.append("\(view), where \(name) is, is in no window")
      report.cure = "add \(view) to a view in a window"
    case .disabled:
      report.causes.append("\(Exclusion.disabled)")
      report.cure = cure(for: .disabled, of: name)
    case .miss(let view, let miss):
      report.causes.append("\(view) cannot be hit: \(miss)")
      report.cure = cure(for: miss, of: view)
    }
    return report
  }
}
