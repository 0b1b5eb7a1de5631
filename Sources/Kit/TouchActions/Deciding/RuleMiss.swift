import Foundation
import GestureCore
import TouchStories

/// Why a rule did not act at a gesture.
package enum RuleMiss: Equatable {
  case gesture(ToldGesture.Kind, wanted: [RuleGesture])
  /// Its gesture could have begun at the same time, but had moved less relative to its threshold.
  case outmoved(GestureMoment.Rival, by: ToldGesture.Kind)
  case recognizer(String)
  /// A long press with another duration than the rule's.
  case pressTime(String, wanted: Double?)
  case fingers(Int, wanted: ClosedRange<Int>)
  case start(CGPoint, wanted: [RuleStart], edge: Double)
  case direction(RuleDirection?, wanted: [RuleDirection])
  case tooShort(Double, least: Double)
  case tooLong(Double, most: Double)
  case application(ActiveWindow, wanted: [NamePattern])
  case otherApplication(ActiveWindow)
  /// An earlier rule acts at the gesture.
  case taken(by: String)
  case tooSoon(seconds: Double, interval: Double)
  /// The occasion at which it acts did not occur.
  case occasion(RuleOccasion)
  /// The gesture was shorter than one step, as a fraction of the whole distance.
  case noStep(Double, step: Double)
  /// It had no step back.
  case neverBack(step: Double)
  /// It was cancelled before the first step.
  case cancelled

  static func spell(_ fingers: ClosedRange<Int>) -> String {
    if fingers == 1...1 { return "1 finger" }
    let (least, most) = (fingers.lowerBound, fingers.upperBound)
    return least == most ? "\(least) fingers" : "\(least) to \(most) fingers"
  }
}

extension RuleMiss: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gesture(let kind, let wanted):
      "is for \(Self.list(wanted.map(\.rawValue))), and this is \(kind.rawValue)"
    case .outmoved(let rival, let kind):
      Self.compared(rival.extent, rival.winnersExtent, fewest: 1) {
        "is for \(rival.kind.rawValue), which could have begun as well; it moved \($0) times its "
          + "threshold, and \(kind.rawValue) \($1) times"
      }
    case .recognizer(let name): "is for another recognizer than \(name)"
    case .pressTime(let name, let wanted):
      "is for a long press \(wanted.map { "of \(Self.spell($0)) s" } ?? "of the usual time"), and this is \(name)"
    case .fingers(let fingers, let wanted):
      "is for \(Self.spell(wanted)), and there \(fingers == 1 ? "was" : "were") \(fingers)"
    case .start(let place, let wanted, let edge):
      "is for \(Self.list(wanted.map(\.rawValue))) (edges of \(Self.spell(edge)) pt), and the first "
        + "finger came down at (\(Self.spell(place.x)), \(Self.spell(place.y)))"
    case .direction(let direction, let wanted):
      "is for \(Self.list(wanted.map(\.rawValue))), and it went "
        + (direction?.rawValue ?? "nowhere")
    case .tooShort(let way, let least):
      Self.compared(way, least) { "went \($0) pt, less than its \($1)" }
    case .tooLong(let way, let most):
      Self.compared(way, most) { "went \($0) pt, more than its \($1)" }
    case .application(.unknown(let why), let wanted):
      "is for \(Self.list(wanted.map(\.text))), and the active window is unknown: \(why)"
    case .application(let window, let wanted):
      "is for \(Self.list(wanted.map(\.text))), and \(Self.spell(window)) was active"
    case .otherApplication(let window): "is not for \(Self.spell(window)), which was active"
    case .taken(let rule): "“\(rule)” comes first; say also: true to act besides"
    case .tooSoon(let seconds, let interval):
      Self.compared(seconds, interval) { "acted \($0) s before, less than its interval \($1)" }
    case .occasion(let occasion): "waits for \(occasion.rawValue), which did not come"
    case .noStep(let part, let step):
      Self.compared(part * 100, step * 100) { "went to \($0) %, and its first step is \($1) %" }
    case .neverBack(let step): "never went \(Self.spell(step * 100)) % back"
    case .cancelled: "was cancelled before it had gone a step"
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " or ") }

  private static func spell(_ window: ActiveWindow) -> String {
    guard case .named(let names) = window, !names.isEmpty else { return "no window" }
    return names.map { "“\($0.prefix(60))”" }.joined(separator: ", ")
  }

  private static func spell(_ value: Double, decimals: Int = 2) -> String {
    let parts = pow(10, Double(decimals))
    let rounded = (value * parts).rounded() / parts
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// A text with two numbers, with enough decimals to distinguish them.
  private static func compared(
    _ one: Double, _ other: Double, fewest: Int = 2, _ words: (String, String) -> String
  ) -> String {
    let decimals =
      (fewest...12).first { spell(one, decimals: $0) != spell(other, decimals: $0) } ?? 12
    return words(spell(one, decimals: decimals), spell(other, decimals: decimals))
  }
}
