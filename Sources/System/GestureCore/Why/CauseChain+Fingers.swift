#if !hasFeature(Embedded)
  import Foundation
#endif

/// The part of fingers and views in an attempt.
extension CauseChain {
  /// The end of every chain: when the fingers of the attempt came down and lifted.
  func explainFingers(of attempt: GestureAttempt, _ explanation: inout Explanation) {
    var parts: [String] = []
    for input in attempt.inputs {
      guard let landing = landing(of: input, before: attempt.last) else { continue }
      let view = hitView(at: landing).map { " on \($0)" } ?? ""
      var text = "\(input) \(verb(for: input)) at \(spell(events[landing].time))\(view)"
      if let end = ending(of: input, after: landing) {
        let verb = isCancelled(at: end) ? "was cancelled" : input.isStream ? "ended" : "lifted"
        text += " and \(verb) at \(spell(events[end].time))"
      }
      parts.append(text)
    }
    if !parts.isEmpty { explanation.sentences.append(parts.joined(separator: ", ")) }
  }

  /// How the beginning of an input is called.
  func verb(for input: TraceInput) -> String { input.isStream ? "began" : "came down" }

  /// The effects of the gesture on views, and the jumps of its location.
  func explainViews(
    of attempt: GestureAttempt, _ facts: RecognizerFacts, _ explanation: inout Explanation
  ) {
    let jumps = attempt.beginning == nil ? [] : jumps(of: attempt)
    if !jumps.isEmpty {
      explanation.suggest("start anew from location(in:) whenever numberOfTouches changes")
    }
    let range = attempt.first...max(attempt.last, attempt.isClosed ? 0 : events.count - 1)
    for index in range {
      guard case .delivery(let input, let view, let note) = events[index].kind else { continue }
      switch note {
      case .taken(attempt.subject, let wasTold):
        explanation.sentences.append(
          "it took \(input) from \(view), which "
            + (wasTold
              ? "received \(message(.cancelled, of: input))" : "received no message about it")
            + " (cancelsTouchesInView)")
        // A cancellation in the recognizer's own view is intended.
        guard view != facts.view else { break }
        if !wasTold, let other = withholder(of: input, before: index) {
          explanation.sentences.append(
            "\(other.name) had withheld it from \(view) until then")
          // One that is recognized by a lift cancels the touch also in a view that has received it.
          if attempt.beginning != attempt.finish {
            explanation.suggest(cure(forWithholdingBy: other.name, from: view))
            break
          }
        }
        explanation.suggest(
          "set cancelsTouchesInView = false on \(attempt.subject.name), or let its delegate decline "
            + "touches of \(view) (shouldReceive touch)")
      case .withheld(let phase, attempt.subject):
        let late = lateness(of: input, phase, in: index...range.upperBound)
        explanation.sentences.append(
          "while it was undecided \(view) did not receive \(message(phase, of: input)) of \(input)"
            + (late.map { ", for \(Reason.spell($0)) s" } ?? "")
            + " (\(phase == .began ? "delaysTouchesBegan" : "delaysTouchesEnded"))")
      default: break
      }
    }
    explanation.sentences += jumps
  }

  /// UIKit's name of the message about a phase of an input, such as `touchesEnded`.
  private func message(_ phase: Contact.Phase, of input: TraceInput) -> String {
    let prefix = if case .press = input { "presses" } else { "touches" }
    return switch phase {
    case .began: prefix + "Began"
    case .moved: prefix + "Moved"
    case .ended: prefix + "Ended"
    case .cancelled: prefix + "Cancelled"
    }
  }

  /// The recognizer that withheld the beginning of an input from its view.
  private func withholder(of input: TraceInput, before index: Int) -> Subject? {
    for event in events[..<index].reversed() {
      if case .delivery(input, _, .withheld(.began, let subject)) = event.kind { return subject }
    }
    return nil
  }

  private func lateness(
    of input: TraceInput, _ phase: Contact.Phase, in range: ClosedRange<Int>
  ) -> TimeInterval? {
    for index in range {
      if case .delivery(input, _, .late(phase, let seconds)) = events[index].kind { return seconds }
    }
    return nil
  }

  /// A sentence for each lift of one of several fingers, at which their centroid jumps.
  private func jumps(of attempt: GestureAttempt) -> [String] {
    var locations: [Int: CGPoint] = [:]
    var jumps: [String] = []
    let touches = Set(
      attempt.inputs.compactMap { if case .touch(let number) = $0 { number } else { nil } })
    let start = attempt.inputs.first.flatMap { landing(of: $0, before: attempt.last) } ?? 0
    let end = attempt.finish ?? events.count - 1
    guard touches.count > 1, let beginning = attempt.beginning, start <= end else { return [] }
    for index in start...end {
      guard case .touch(let number, let phase, let point, _) = events[index].kind,
        touches.contains(number)
      else { continue }
      locations[number] = point
      guard phase == .ended else { continue }
      let before = centroid(of: locations)
      locations[number] = nil
      guard index > beginning, !locations.isEmpty else { continue }
      let after = centroid(of: locations)
      let distance = hypot(after.x - before.x, after.y - before.y)
      jumps.append(
        "touch \(number) lifted at \(spell(events[index].time)), so its location jumped "
          + "\(Reason.spell(distance)) pt, from the middle of \(locations.count + 1) fingers to "
          + (locations.count == 1 ? "the one that was left" : "that of \(locations.count)"))
    }
    return jumps
  }

  private func centroid(of locations: [Int: CGPoint]) -> CGPoint {
    let count = CGFloat(max(1, locations.count))
    // Summed in a fixed order, so that rounding does not depend on the dictionary's order.
    let ordered = locations.sorted { $0.key < $1.key }.map { $0.value }
    return CGPoint(
      x: ordered.reduce(0) { $0 + $1.x } / count, y: ordered.reduce(0) { $0 + $1.y } / count)
  }

  // MARK: - Looking up

  /// The index of the last beginning of an input, up to an index.
  func landing(of input: TraceInput, before index: Int) -> Int? {
    events[...index].lastIndex { $0.inputChange.map { $0 == (input, .began) } ?? false }
  }

  /// The index of the end or cancellation of an input, from an index on.
  func ending(of input: TraceInput, after index: Int) -> Int? {
    events[index...].firstIndex {
      $0.inputChange.map { $0.input == input && $0.phase.isOver } ?? false
    }
  }

  func hitView(at index: Int) -> String? {
    switch events[index].kind {
    case .touch(_, _, _, let view), .pointer(_, _, _, let view), .press(_, _, _, let view): view
    default: nil
    }
  }

  private func isCancelled(at index: Int) -> Bool {
    events[index].inputChange?.phase == .cancelled
  }
}

extension TraceEvent {
  /// The input that the event is about, and its phase.
  fileprivate var inputChange: (input: TraceInput, phase: InputPhase)? {
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
