/// Why a recognizer received no input.
extension CauseChain {
  /// The index of the last exclusion of a recognizer from input, unless an attempt came later.
  func lastRefusal(of id: Int, after attempt: GestureAttempt?, until time: Timestamp?) -> Int? {
    let start = attempt.map { $0.isClosed ? $0.last + 1 : events.count } ?? 0
    guard start < events.count else { return nil }
    return events[start...].lastIndex { event in
      guard case .passedOver(let subject, _, let exclusion) = event.kind, subject.id == id else {
        return false
      }
      // Input of a kind that it never follows is no answer.
      if exclusion == .touchless || exclusion == .pointerKind { return false }
      return time.map { event.time <= $0 } ?? true
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
      causes.append("\(input) \(verb(for: input)) at \(spell(events[landing].time)) on \(view)")
    }
    return WhyReport(
      recognizer: subject.name, outcome: .neverReceived, time: events[index].time, causes: causes,
      cure: cure(for: exclusion, of: subject.name), attempts: attempts)
  }

  /// The last finger that came down, or the last place of a pointer that hovered.
  package func lastLanding(followsHover: Bool, until time: Timestamp?) -> LandingFacts? {
    for index in events.indices.reversed() where time.map({ events[index].time <= $0 }) ?? true {
      switch events[index].kind {
      case .touch(let number, .began, let point, let hit) where !followsHover:
        return LandingFacts(index: index, input: .touch(number), point: point, hit: hit)
      case .pointer(.hover, .began, let point, let hit) where followsHover,
        .pointer(.hover, .changed, let point, let hit) where followsHover:
        return LandingFacts(index: index, input: .hover, point: point, hit: hit)
      default: continue
      }
    }
    return nil
  }

  /// A report on a recognizer that never received input: which view the last finger or pointer hit, and why.
  func report(
    onIdle subject: Subject, _ facts: RecognizerFacts, until time: Timestamp?
  ) -> WhyReport {
    var report = WhyReport(recognizer: subject.name, outcome: .neverReceived, causes: [])
    let kind = facts.followsHover ? "a hovering pointer" : "a touch"
    let landing = lastLanding(followsHover: facts.followsHover, until: time)
    let refused = events.lastIndex { event in
      guard case .refused = event.kind else { return false }
      return time.map { event.time <= $0 } ?? true
    }
    if let refused, refused > landing?.index ?? -1,
      case .refused(let refusal) = events[refused].kind
    {
      report.time = events[refused].time
      report.causes = [
        "\(subject.name) never received \(kind)",
        "input was refused at \(spell(events[refused].time)): \(refusal)",
      ]
      report.cure = cure(for: refusal)
      return report
    }
    guard let landing else {
      let came = facts.followsHover && lastLanding(followsHover: false, until: time) != nil
      report.causes = [
        "\(subject.name) never received \(kind): none came" + (facts.followsHover ? "" : " down")
          + (came ? ", and it does not follow touches" : "")
      ]
      var cures = add(facts.obstacles, to: &report, subject.name)
      if facts.followsHover { cures.append("move a pointer over \(facts.view ?? "its view")") }
      report.cure = Self.joined(cures)
      return report
    }
    report.time = events[landing.index].time
    let pointText = "\(Reason.spell(landing.point.x)), \(Reason.spell(landing.point.y))"
    report.causes = [
      "\(subject.name) never received \(kind)",
      "\(landing.input) \(facts.followsHover ? "was" : "came down") at "
        + "\(spell(events[landing.index].time)) at (\(pointText)) "
        + (landing.hit.map { "and hit \($0)" } ?? "and hit no view"),
    ]
    let cures = explain(landing, missing: subject.name, facts, &report)
    report.cure = Self.joined(cures)
    return report
  }

  static func cureForDisabled(_ name: String) -> String { "set isEnabled = true on \(name)" }

  private static func joined(_ cures: [String]) -> String? {
    cures.isEmpty ? nil : cures.joined(separator: ", and ")
  }

  /// Adds the causes for which an input did not come to a view, and returns their cures: all of them are needed.
  private func explain(
    _ landing: LandingFacts, missing name: String, _ facts: RecognizerFacts,
    _ report: inout WhyReport
  ) -> [String] {
    let around = ([facts.view].compactMap { $0 } + facts.superviews)
      .filter { !facts.ambiguousNames.contains($0) }
    let passed = around.compactMap { view in miss(of: view, by: landing.input).map { (view, $0) } }
    // An animation counts only if the input met it.
    let obstacles = facts.obstacles.filter { obstacle in
      guard case .miss(let view, .animated) = obstacle else { return true }
      return !around.contains(view) || passed.contains { $0 == (view, .animated) }
    }
    var cures = add(obstacles, to: &report, name)
    guard let view = facts.view, !obstacles.contains(.noWindow(view: view)) else { return cures }
    for (passedView, miss) in passed
    where !obstacles.contains(.miss(view: passedView, miss)) && !isOutside(miss, facts.place) {
      let place = passedView == view ? view : "\(view) in \(passedView)"
      report.causes.append("\(place), where \(name) is, was not hit: \(miss)")
      cures.append(cure(for: miss, of: passedView))
    }
    switch facts.place {
    case .outside(let distance):
      report.causes.append(
        "\(name) is on \(view), and the point is \(Reason.spell(distance)) pt outside of that")
      cures.append(
        "\(facts.followsHover ? "hover over" : "touch") \(view), or add \(name) to a view above both"
      )
    case .clipped(let superview):
      let miss = HitMiss.outside(superview: superview)
      report.causes.append("\(view), where \(name) is, was not hit: \(miss)")
      cures.append(cure(for: miss, of: view))
    case .covered(let covers):
      let names = covers.joined(separator: " and ")
      report.causes.append(
        "\(name) is on \(view), and \(names) "
          + "\(covers.count == 1 ? "lies" : "lie") in front of it")
      cures.append("set isUserInteractionEnabled = false on \(names)")
    case .declined(let decliner, let method):
      report.causes.append(
        "\(name) is on \(view), and \(decliner) leaves it out of the hit test by its \(method)")
      cures.append("let \(method) of \(decliner) answer for that point as UIView does")
    case .reached where cures.isEmpty:
      report.causes.append(
        "\(name) is on \(view), which would receive it now: one of both came there later")
      cures.append("add \(name) to \(view), and put \(view) there, before the finger comes")
    case nil where cures.isEmpty:
      report.causes.append("\(name) is on \(view), which is neither that view nor above it")
      cures.append("touch \(view), or add \(name) to a view above both")
    case nil, .reached: break
    }
    return cures
  }

  /// Whether the place says the same as a miss.
  private func isOutside(_ miss: HitMiss, _ place: RecognizerFacts.Place?) -> Bool {
    guard case .outside(let superview) = miss else { return false }
    return place == .clipped(by: superview)
  }

  private func miss(of view: String, by input: TraceInput) -> HitMiss? {
    for event in events.reversed() {
      if case .missed(view, input, let miss) = event.kind { return miss }
    }
    return nil
  }

  /// Adds obstacles to a report, and returns their cures.
  private func add(
    _ obstacles: [RecognizerFacts.Obstacle], to report: inout WhyReport, _ name: String
  ) -> [String] {
    obstacles.map { obstacle in
      switch obstacle {
      case .noView:
        report.causes.append("\(name) is on no view")
        return "add \(name) to a view (addGestureRecognizer)"
      case .noWindow(let view):
        report.causes.append("\(view), where \(name) is, is in no window")
        return "add \(view) to a view in a window"
      case .disabled:
        report.causes.append("\(Exclusion.disabled)")
        return Self.cureForDisabled(name)
      case .miss(let view, let miss):
        report.causes.append("\(view) cannot be hit: \(miss)")
        return cure(for: miss, of: view)
      }
    }
  }
}
