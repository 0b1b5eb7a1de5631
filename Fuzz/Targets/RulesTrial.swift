import Foundation
import GestureCore
import TouchActions
import TouchStories
import YAMLRules

/// Reads bytes as rules, or as a configuration that becomes rules, and has all kinds of gestures made before them.
enum RulesTrial {
  static func problems(with bytes: [UInt8]) -> [String] {
    guard let book = book(of: bytes) else {
      // Another program's configuration becomes rules that can be read.
      let isImported = (try? ImportedRules(bytes))?.rules.isEmpty == false
      return isImported ? ["the rules that it becomes cannot be read"] : []
    }
    var problems: [String] = []
    // Whether a scene can serve them is an answer, too.
    try? book.check(against: book.scene(nil))
    var held: [Chord] = []
    for answer in answers(of: book) {
      for firing in answer.firings {
        for deed in firing.deeds { problems += note(deed, &held) }
      }
      if ![0, book.rules.count].contains(answer.verdicts.count) {
        problems.append("\(answer.verdicts.count) verdicts on \(book.rules.count) rules")
      }
      for verdict in answer.verdicts where (verdict.count > 0) != (verdict.miss == nil) {
        problems.append("\(verdict.rule) acted \(verdict.count) times, but \(verdict.miss as Any)")
      }
    }
    if !held.isEmpty { problems.append("\(held) stays down") }
    return problems
  }

  static func firingCount(in bytes: [UInt8]) -> Int {
    guard let book = book(of: bytes) else { return 0 }
    return answers(of: book).reduce(0) { $0 + $1.firings.count }
  }

  private static func book(of bytes: [UInt8]) -> RuleBook? {
    if let book = try? RuleBook(yaml: bytes) { return book }
    return (try? ImportedRules(bytes)).flatMap { try? RuleBook(yaml: Array($0.yaml.utf8)) }
  }

  private static func answers(of book: RuleBook) -> [RuleAnswer] {
    let surface = TouchSurface(size: CGSize(width: 390, height: 844), pointsPerInch: 163)
    var engine = RuleEngine(book, on: surface)
    return moments.enumerated().map { index, moment in
      engine.take(moment, in: index.isMultiple(of: 2) ? .named(["firefox"]) : .unknown("nobody"))
    }
  }

  /// What no deed may be, and what is down after it.
  private static func note(_ deed: Deed, _ held: inout [Chord]) -> [String] {
    switch deed {
    case .run(let words):
      return words.isEmpty || words[0].isEmpty || words.contains { $0.utf8.contains(0) }
        ? ["no system can run \(words)"] : []
    case .keys(let chords):
      return chords.allSatisfy(isPossible) ? [] : ["no keyboard has \(chords)"]
    case .hold(let chord):
      held.append(chord)
      return isPossible(chord) ? [] : ["no keyboard has \(chord)"]
    case .lift(let chord):
      guard let index = held.firstIndex(of: chord) else { return ["\(chord) was not down"] }
      held.remove(at: index)
      return []
    case .click: return []
    }
  }

  private static let keys = Set(KeyName.all)

  private static func isPossible(_ chord: Chord) -> Bool {
    !chord.keys.isEmpty && Set(chord.keys).count == chord.keys.count
      && chord.keys.allSatisfy(keys.contains)
  }

  // MARK: - Gestures

  /// Taps and swipes everywhere, and ways forth and back, with an end or a cancellation.
  private static let moments: [GestureMoment] = {
    var moments: [GestureMoment] = []
    var time = 0.0
    @MainActor func add(
      _ kind: ToldGesture.Kind, _ phase: GestureMoment.Phase, _ fingers: Int, _ start: CGPoint,
      _ movement: CGPoint, spread: Double = 0, turn: Double = 0,
      values: ToldGesture.Values = .none
    ) {
      time += 0.05
      moments.append(
        GestureMoment(
          kind, kind.rawValue, phase, fingers: fingers, at: Timestamp(seconds: time), from: start,
          movement: movement, spread: spread, turn: turn, values: values))
    }
    let places = [
      CGPoint(x: 195, y: 422), CGPoint(x: 1, y: 1), CGPoint(x: 389, y: 422),
      CGPoint(x: 195, y: 843), CGPoint(x: 1, y: 400), CGPoint(x: 195, y: 1),
    ]
    for fingers in 1...5 {
      for (index, place) in places.enumerated() {
        let angle = Double(fingers + index) * .pi / 4
        let way = CGPoint(x: cos(angle) * 150, y: sin(angle) * 150)
        add(.tap, .ended, fingers, place, .zero)
        add(.swipe, .ended, fingers, place, way)
        add(.longPress, .began, fingers, place, .zero)
        add(.longPress, .ended, fingers, place, way)
        for part in [0.1, 0.4, 2.6, 0.3, -0.5, 1e7] {
          add(
            .pan, part == 0.1 ? .began : .changed, fingers, place,
            CGPoint(x: way.x * part, y: way.y * part))
        }
        add(.pan, fingers == 3 ? .cancelled : .ended, fingers, place, way)
      }
      let sign = fingers.isMultiple(of: 2) ? 1.0 : -1
      for (step, phase) in [GestureMoment.Phase.began, .changed, .changed, .ended].enumerated() {
        let part = Double(step) * 0.3 * sign
        add(
          .pinch, phase, fingers, places[0], .zero, spread: sign,
          values: .pinch(scale: 1 + part, velocity: 0))
        add(
          .rotation, phase, fingers, places[0], .zero, turn: sign,
          values: .rotation(part, velocity: 0))
      }
    }
    add(.doubleTap, .ended, 1, places[0], .zero)
    return moments
  }()
}
