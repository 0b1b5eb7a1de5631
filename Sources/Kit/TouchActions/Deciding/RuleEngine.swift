import Foundation
import GestureCore
import TouchStories

/// Decides which actions to perform: converts moments of gestures to firings of rules.
///
/// For each gesture and occasion, the first matching rule in the file acts; later ones act if they contain `also`. Keys that a
/// gesture holds down are released at its end.
package struct RuleEngine {
  package let book: RuleBook
  let surface: TouchSurface
  /// Continuing gestures by their recognizers' names.
  private var tracks: [String: GestureTrack] = [:]
  /// The time of each rule's last firing.
  private var last: [Timestamp?]

  package init(_ book: RuleBook, on surface: TouchSurface) {
    (self.book, self.surface) = (book, surface)
    last = Array(repeating: nil, count: book.rules.count)
  }

  /// Processes a moment of a gesture. `window` is the active window; the one at the gesture's beginning counts.
  package mutating func take(_ moment: GestureMoment, in window: ActiveWindow) -> RuleAnswer {
    var answer = RuleAnswer()
    // If a gesture begins again without an end, keys that it held are released.
    if moment.phase == .began, let old = tracks.removeValue(forKey: moment.recognizer) {
      letGo(moment, old, into: &answer)
    }
    var track = tracks[moment.recognizer] ?? GestureTrack(moment, window, book)
    for (index, rule) in book.rules.enumerated() where rule.hears(moment) {
      guard let steps = decide(index, moment, &track) else { continue }
      track.outcomes[index].count += steps.count
      last[index] = moment.time
      let direction = track.outcomes[index].direction
      if track.outcomes[index].first == nil {
        track.outcomes[index].first = .init(
          time: moment.time, gesture: moment.words(going: direction))
      }
      for percent in steps { fire(rule, moment, percent, direction, &track, into: &answer) }
    }
    if moment.phase == .ended || moment.phase == .cancelled {
      end(moment, track, into: &answer)
      tracks[moment.recognizer] = nil
    } else {
      tracks[moment.recognizer] = track
    }
    return answer
  }

  // MARK: - Deciding

  /// The percentages at which a rule acts now, or a single `nil` if it does not count steps; `nil` if it does not act.
  private func decide(
    _ index: Int, _ moment: GestureMoment, _ track: inout GestureTrack
  ) -> [Int?]? {
    let rule = book.rules[index]
    track.outcomes[index].course?.follow(moment, rule, on: surface)
    if !track.outcomes[index].isOwner,
      let miss = rule.miss(moment, track, surface, edge: book.edge)
    {
      track.outcomes[index].miss = miss
      return nil
    }
    if let course = track.outcomes[index].course, let miss = rule.miss(course) {
      if !track.outcomes[index].isOwner { track.outcomes[index].miss = miss }
      return nil
    }
    let claim = GestureTrack.Claim(
      occasion: rule.occasion(for: moment.kind),
      direction: track.outcomes[index].course?.direction)
    if let owner = track.owners[claim], owner != index, !rule.isAlso {
      track.outcomes[index].miss = .taken(by: book.rules[owner].name)
      return nil
    }
    if !track.outcomes[index].isOwner, let time = last[index] {
      let passed = moment.time.seconds(since: time)
      if passed < rule.interval {
        track.outcomes[index].miss = .tooSoon(seconds: passed, interval: rule.interval)
        return nil
      }
    }
    track.outcomes[index].isOwner = true
    track.outcomes[index].miss = nil
    if track.owners[claim] == nil { track.owners[claim] = index }
    guard let steps = track.outcomes[index].course?.takeSteps(of: rule.step) else { return [nil] }
    guard !steps.isEmpty else { return nil }
    track.outcomes[index].direction = claim.direction
    return steps
  }

  private func fire(
    _ rule: Rule, _ moment: GestureMoment, _ percent: Int?, _ direction: RuleDirection?,
    _ track: inout GestureTrack, into answer: inout RuleAnswer
  ) {
    var deeds: [Deed] = []
    for action in rule.actions {
      switch action {
      case .run(let words):
        deeds.append(.run(words.map { $0.filled(moment, percent: percent, direction: direction) }))
      case .keys(let chords): deeds.append(.keys(chords))
      case .click(let button): deeds.append(.click(button))
      case .hold(let chord):
        let hold = GestureTrack.Hold(rule: rule.name, chord: chord)
        // Keys that are down are not pressed again.
        guard !track.held.contains(where: { $0.chord == chord }) else { continue }
        track.held.append(hold)
        deeds.append(.hold(chord))
      }
    }
    let step = percent.map { ", \($0) %" } ?? ""
    answer.firings.append(
      RuleFiring(
        time: moment.time, rule: rule.name, gesture: moment.words(going: direction) + step,
        deeds: deeds))
  }

  private func letGo(
    _ moment: GestureMoment, _ track: GestureTrack, into answer: inout RuleAnswer
  ) {
    for hold in track.held.reversed() {
      answer.firings.append(
        RuleFiring(
          time: moment.time, rule: hold.rule, gesture: moment.words(), deeds: [.lift(hold.chord)]))
    }
  }

  private func end(_ moment: GestureMoment, _ track: GestureTrack, into answer: inout RuleAnswer) {
    letGo(moment, track, into: &answer)
    let verdicts = zip(book.rules, track.outcomes).map { rule, outcome in
      let miss = rule.miss(moment, after: outcome, track, surface, edge: book.edge)
      return RuleVerdict(
        time: outcome.first?.time ?? moment.time, rule: rule.name,
        gesture: outcome.first?.gesture ?? moment.words(), count: outcome.count,
        miss: outcome.count > 0 ? nil : miss)
    }
    // In order of time, and of the file at equal times.
    answer.verdicts += verdicts.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}
