import Foundation
import GestureCore
import TouchStories

/// Decides what is to be done: moments of gestures in, firings of rules out.
///
/// At each gesture the first rule of the file that fits acts, for each occasion of its own; later ones
/// act if they say `also`. What a gesture holds down it lets go of at its end.
package struct RuleEngine {
  package let book: RuleBook
  let surface: TouchSurface
  /// The gestures that go on, by their recognizers' names.
  private var tracks: [String: GestureTrack] = [:]
  /// When each rule acted last.
  private var last: [Timestamp?]

  package init(_ book: RuleBook, on surface: TouchSurface) {
    (self.book, self.surface) = (book, surface)
    last = Array(repeating: nil, count: book.rules.count)
  }

  /// Takes in what a gesture has come to. `window` is the one that is active, of which that counts that
  /// was active when the gesture began.
  package mutating func take(_ moment: GestureMoment, in window: ActiveWindow) -> RuleAnswer {
    var answer = RuleAnswer()
    // One that begins anew without an end keeps nothing down.
    if moment.phase == .began, let old = tracks.removeValue(forKey: moment.recognizer) {
      letGo(moment, old, into: &answer)
    }
    var track =
      tracks[moment.recognizer] ?? GestureTrack(moment, window, rules: book.rules.count)
    for (index, rule) in book.rules.enumerated() where rule.hears(moment) {
      guard let steps = decide(index, moment, &track) else { continue }
      track.outcomes[index].count += steps.count
      last[index] = moment.time
      for percent in steps { fire(rule, moment, percent, &track, into: &answer) }
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

  /// The percentages at which a rule acts now, `nil` each where there are none to count; nothing if it does
  /// not act.
  private func decide(
    _ index: Int, _ moment: GestureMoment, _ track: inout GestureTrack
  ) -> [Int?]? {
    let rule = book.rules[index]
    let occasion = rule.occasion(for: moment.kind)
    if !track.outcomes[index].isOwner {
      if let miss = rule.miss(moment, track, surface, edge: book.edge) {
        track.outcomes[index].miss = miss
        return nil
      }
      if let owner = track.owners[occasion], !rule.isAlso {
        track.outcomes[index].miss = .taken(by: book.rules[owner].name)
        return nil
      }
      if let time = last[index] {
        let passed = moment.time.seconds(since: time)
        if passed < rule.interval {
          track.outcomes[index].miss = .tooSoon(seconds: passed, interval: rule.interval)
          return nil
        }
      }
      track.outcomes[index].isOwner = true
      if track.owners[occasion] == nil { track.owners[occasion] = index }
    }
    guard occasion.isStep else { return [nil] }
    return track.steps(of: index, rule, moment, on: surface)
  }

  private func fire(
    _ rule: Rule, _ moment: GestureMoment, _ percent: Int?, _ track: inout GestureTrack,
    into answer: inout RuleAnswer
  ) {
    var deeds: [Deed] = []
    for action in rule.actions {
      switch action {
      case .run(let words): deeds.append(.run(words.map { $0.filled(moment, percent: percent) }))
      case .keys(let chords): deeds.append(.keys(chords))
      case .click(let button): deeds.append(.click(button))
      case .hold(let chord):
        let hold = GestureTrack.Hold(rule: rule.name, chord: chord)
        // What is down already cannot go down again.
        guard !track.held.contains(where: { $0.chord == chord }) else { continue }
        track.held.append(hold)
        deeds.append(.hold(chord))
      }
    }
    let step = percent.map { ", \($0) %" } ?? ""
    answer.firings.append(
      RuleFiring(
        time: moment.time, rule: rule.name, gesture: moment.words + step, deeds: deeds))
  }

  private func letGo(
    _ moment: GestureMoment, _ track: GestureTrack, into answer: inout RuleAnswer
  ) {
    for hold in track.held.reversed() {
      answer.firings.append(
        RuleFiring(
          time: moment.time, rule: hold.rule, gesture: moment.words, deeds: [.lift(hold.chord)]))
    }
  }

  private func end(_ moment: GestureMoment, _ track: GestureTrack, into answer: inout RuleAnswer) {
    letGo(moment, track, into: &answer)
    for (rule, outcome) in zip(book.rules, track.outcomes) {
      let miss = rule.miss(moment, after: outcome, track, surface, edge: book.edge)
      answer.verdicts.append(
        RuleVerdict(
          time: moment.time, rule: rule.name, gesture: moment.words, count: outcome.count,
          miss: outcome.count > 0 ? nil : miss))
    }
  }
}
