#if !hasFeature(Embedded)
  import Foundation
#endif

/// What fingers and views had to do with it.
extension CauseChain {
  /// The end of every chain: when its fingers came and went.
  func tellFingers(of attempt: GestureAttempt, _ telling: inout CauseTelling) {
    var parts: [String] = []
    for input in attempt.inputs {
      guard let landing = landing(of: input, before: attempt.last) else { continue }
      let view = hitView(at: landing).map { " on \($0)" } ?? ""
      var words = "\(input) came down at \(spell(events[landing].time))\(view)"
      if let end = ending(of: input, after: landing) {
        let verb = isCancelled(at: end) ? "was cancelled" : "lifted"
        words += " and \(verb) at \(spell(events[end].time))"
      }
      parts.append(words)
    }
    if !parts.isEmpty { telling.sentences.append(parts.joined(separator: ", ")) }
  }

  /// What its gesture did to views, and its fingers to its location.
  func tellViews(
    of attempt: GestureAttempt, _ facts: RecognizerFacts, _ telling: inout CauseTelling
  ) {
    let jumps = attempt.beginning == nil ? [] : jumps(of: attempt)
    if !jumps.isEmpty {
      telling.suggest("start anew from location(in:) whenever numberOfTouches changes")
    }
    let range = attempt.first...max(attempt.last, attempt.isClosed ? 0 : events.count - 1)
    for place in range {
      guard case .delivery(let input, let view, let note) = events[place].kind else { continue }
      switch note {
      case .taken(attempt.subject, let wasTold):
        telling.sentences.append(
          "it took \(input) from \(view), which "
            + (wasTold ? "heard that it was cancelled" : "never heard of it")
            + " (cancelsTouchesInView)")
        // Its own view expects that.
        guard view != facts.view else { break }
        telling.suggest(
          "set cancelsTouchesInView = false on \(attempt.subject.name), or let its delegate decline "
            + "touches of \(view) (shouldReceive touch)")
      case .withheld(let phase, attempt.subject):
        let late = lateness(of: input, phase, in: place...range.upperBound)
        telling.sentences.append(
          "while it was undecided \(view) did not hear that \(input) \(phase)"
            + (late.map { ", for \(Reason.spell($0)) s" } ?? "")
            + " (\(phase == .began ? "delaysTouchesBegan" : "delaysTouchesEnded"))")
      default: break
      }
    }
    telling.sentences += jumps
  }

  private func lateness(
    of input: TraceInput, _ phase: Contact.Phase, in range: ClosedRange<Int>
  ) -> TimeInterval? {
    for place in range {
      if case .delivery(input, _, .late(phase, let seconds)) = events[place].kind { return seconds }
    }
    return nil
  }

  /// When one of several fingers lifts, the middle of them jumps.
  private func jumps(of attempt: GestureAttempt) -> [String] {
    var places: [Int: CGPoint] = [:]
    var jumps: [String] = []
    let touches = Set(
      attempt.inputs.compactMap { if case .touch(let number) = $0 { number } else { nil } })
    let start = attempt.inputs.first.flatMap { landing(of: $0, before: attempt.last) } ?? 0
    let end = attempt.finish ?? events.count - 1
    guard touches.count > 1, let beginning = attempt.beginning, start <= end else { return [] }
    for place in start...end {
      guard case .touch(let number, let phase, let point, _) = events[place].kind,
        touches.contains(number)
      else { continue }
      places[number] = point
      guard phase == .ended else { continue }
      let before = middle(of: places)
      places[number] = nil
      guard place > beginning, !places.isEmpty else { continue }
      let after = middle(of: places)
      let distance = hypot(after.x - before.x, after.y - before.y)
      jumps.append(
        "touch \(number) lifted at \(spell(events[place].time)), so its location jumped "
          + "\(Reason.spell(distance)) pt, from the middle of \(places.count + 1) fingers to "
          + (places.count == 1 ? "the one that was left" : "that of \(places.count)"))
    }
    return jumps
  }

  private func middle(of places: [Int: CGPoint]) -> CGPoint {
    let count = CGFloat(max(1, places.count))
    // Summed in a fixed order, so that the last digit does not depend on the table's.
    let ordered = places.sorted { $0.key < $1.key }.map { $0.value }
    return CGPoint(
      x: ordered.reduce(0) { $0 + $1.x } / count, y: ordered.reduce(0) { $0 + $1.y } / count)
  }

  // MARK: - Looking up

  /// Where an input came down last before a place.
  func landing(of input: TraceInput, before place: Int) -> Int? {
    events[...place].lastIndex { $0.news.map { $0 == (input, .began) } ?? false }
  }

  /// Where it was over.
  func ending(of input: TraceInput, after place: Int) -> Int? {
    events[place...].firstIndex { $0.news.map { $0.input == input && $0.phase.isOver } ?? false }
  }

  func hitView(at place: Int) -> String? {
    switch events[place].kind {
    case .touch(_, _, _, let view), .pointer(_, _, _, let view), .press(_, _, _, let view): view
    default: nil
    }
  }

  private func isCancelled(at place: Int) -> Bool { events[place].news?.phase == .cancelled }
}

extension TraceEvent {
  /// What input the event is about, and what it did.
  fileprivate var news: (input: TraceInput, phase: InputPhase)? {
    switch kind {
    case .touch(let id, .began, _, _): (.touch(id), .began)
    case .touch(let id, .moved, _, _): (.touch(id), .changed)
    case .touch(let id, .ended, _, _): (.touch(id), .ended)
    case .touch(let id, .cancelled, _, _): (.touch(id), .cancelled)
    case .press(let id, let phase, _, _): (.press(id), phase)
    case .pointer(let stream, let phase, _, _): (stream, phase)
    default: nil
    }
  }
}
