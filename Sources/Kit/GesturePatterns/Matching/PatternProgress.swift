import Foundation
import GestureCore

/// Matches a pattern: receives fingers and time, and reports the result.
///
/// ```
/// open ─an element ends, or fails, or time passes─▶ open        marks are noted
/// open ─a last element, or one marked recognized, ends─▶ recognized
/// open ─nothing is left that could match─▶ failed
/// ```
public struct PatternProgress: Sendable, Hashable {
  /// The state of the match.
  public enum Verdict: Sendable, Hashable {
    /// The pattern may still match.
    case open
    /// The pattern is complete.
    case recognized(PatternMatch)
    /// An element did not match.
    case failed(PatternFailure)
  }

  /// A mark that was passed, and the time.
  public struct Change: Sendable, Hashable {
    /// The mark that was passed.
    public var mark: PatternMark
    /// When it was passed.
    public var time: Timestamp
  }

  /// The state of the match.
  public private(set) var verdict = Verdict.open
  /// The marks that were passed, in order.
  public private(set) var changes: [Change] = []
  package private(set) var runs: [PatternRun] = []
  package private(set) var hand = PatternHand()
  package private(set) var latest: Timestamp
  package let automaton: PatternAutomaton
  private let maximumFingers: Int?
  /// The failure after the most elements.
  private var furthest: PatternFailure?

  /// Starts matching a pattern at a time.
  public init(_ pattern: GesturePattern, at time: Timestamp) {
    self.init(pattern.automaton, at: time, maximumFingers: pattern.maximumFingers)
  }

  init(_ automaton: PatternAutomaton, at time: Timestamp, maximumFingers: Int? = nil) {
    self.automaton = automaton
    self.maximumFingers = maximumFingers
    latest = time
    runs = start(automaton.first, at: time, depth: 0, captured: [])
  }

  // MARK: Results

  /// The match with its captures; `nil` unless the pattern is recognized.
  public var match: PatternMatch? {
    if case .recognized(let match) = verdict { match } else { nil }
  }

  private var failure: PatternFailure? {
    if case .failed(let failure) = verdict { failure } else { nil }
  }

  /// Whether the mark `began` was passed.
  public var hasBegun: Bool { changes.contains { $0.mark == .began } }

  /// Whether the pattern may still match.
  public var isOpen: Bool { verdict == .open }

  /// When something happens without input; `nil` if nothing does. The deadline precedes input at the same time.
  public var nextDeadline: Timestamp? {
    guard isOpen else { return nil }
    return runs.compactMap { $0.due(element($0), hand)?.time }.min()
  }

  /// Whether the pattern ignores a finger.
  package func turnedAway(_ finger: Int) -> Bool { hand.strangers.contains(finger) }

  /// Labels of the active elements.
  public var underWay: [String] { runs.map { element($0).label } }

  /// The number of fingers that at least one active element waits for.
  var fingersWanted: Int {
    guard isOpen else { return 0 }
    return runs.compactMap { run in
      if case .down(let landing) = element(run).action { landing.count - run.landed } else { nil }
    }.max() ?? 0
  }

  // MARK: Messages

  /// Advances time; deadlines until then are processed in order, each at its own time.
  public mutating func advance(to time: Timestamp) {
    while isOpen {
      let due = runs.map { $0.due(element($0), hand) }
      guard let moment = due.compactMap({ $0?.time }).min(), moment <= time else { break }
      // A limit may have passed before its element begins.
      latest = max(latest, moment)
      var outcomes: [PatternRun.Outcome] = []
      for index in runs.indices {
        guard let own = due[index], own.time == moment else {
          outcomes.append(.stays)
          continue
        }
        let isTogether = !runs[index].parts.isEmpty
        if isTogether, case .stays = own.outcome {
          outcomes.append(runs[index].advanceParts(to: moment))
        } else {
          outcomes.append(own.outcome)
        }
      }
      settle(outcomes, with: hand)
    }
    latest = max(latest, time)
  }

  /// Processes a finger event.
  public mutating func hear(_ event: FingerEvent) {
    advance(to: event.time)
    guard isOpen else { return }
    hand.move(event.places)
    var event = event
    if event.phase == .down {
      event.fingers = event.fingers.filter { finger in
        let isWelcome = hand.fingers.count < maximumFingers ?? .max
        guard isWelcome, let place = event.places.first(where: { $0.finger == finger }) else {
          hand.turnAway(finger)
          return false
        }
        hand.land(finger, at: place.place, time: event.time)
        return true
      }
    } else {
      event.fingers = event.fingers.filter { hand.has($0) }
    }
    let before = hand
    if event.phase == .up || event.phase == .cancel {
      hand.lift(event.fingers, time: event.time)
    }
    guard !event.fingers.isEmpty else { return }
    var outcomes: [PatternRun.Outcome] = []
    for index in runs.indices {
      outcomes.append(runs[index].hear(event, element(runs[index]), hand, before: before))
    }
    settle(outcomes, with: before)
  }

  // MARK: - Private

  private func element(_ run: PatternRun) -> PatternElement {
    automaton.positions[run.position].element
  }

  /// Continues with the following elements. The first deciding element in source order decides.
  private mutating func settle(_ outcomes: [PatternRun.Outcome], with before: PatternHand) {
    var next: [PatternRun] = []
    for (run, outcome) in zip(runs, outcomes) {
      switch outcome {
      case .stays: next.append(run)
      case .fails(let reason): note(reason, of: run)
      case .ends:
        let followers = end(run, before)
        guard isOpen else { return }
        if element(run).mark == .began {
          runs = followers
          return
        }
        // Of two paths to the same element at the same time, the first in source order counts.
        for follower in followers where !next.contains(where: { $0.position == follower.position })
        {
          next.append(follower)
        }
      }
    }
    runs = next.sorted { $0.position < $1.position }
    if runs.isEmpty, var fault = furthest {
      fault.time = latest
      verdict = .failed(fault)
    }
  }

  private mutating func end(_ run: PatternRun, _ before: PatternHand) -> [PatternRun] {
    let position = automaton.positions[run.position]
    var captured = run.captured
    for part in run.parts { captured += part.match?.captured ?? [] }
    if !position.element.captures.isEmpty {
      let outcome = run.outcome(at: latest, before)
      captured += position.element.captures.map { CapturedOutcome(name: $0, outcome: outcome) }
    }
    if let mark = position.element.mark { changes.append(Change(mark: mark, time: latest)) }
    if position.isLast {
      verdict = .recognized(PatternMatch(time: latest, captured: captured))
      return []
    }
    return start(position.follow, at: latest, depth: run.depth + 1, captured: captured)
  }

  private func start(
    _ positions: [Int], at time: Timestamp, depth: Int, captured: [CapturedOutcome]
  ) -> [PatternRun] {
    positions.map {
      PatternRun(
        position: $0, at: time, depth: depth, captured: captured, hand: hand,
        parts: automaton.positions[$0].parts)
    }
  }

  private mutating func note(_ reason: Reason, of run: PatternRun) {
    guard run.depth >= furthest?.depth ?? 0 else { return }
    let label = element(run).label
    // For simultaneous patterns, names the element of the failed one.
    let inner = run.parts.lazy.compactMap(\.failure).first { $0.reason == reason }
    furthest = PatternFailure(
      element: inner.map { "\($0.element) of \(label)" } ?? label, reason: reason, time: latest,
      depth: run.depth)
  }
}
