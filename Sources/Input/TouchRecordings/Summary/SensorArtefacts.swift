import EvdevInput
import Foundation
import GestureCore

/// The movements that reading left out because no finger makes them: how often each kind occurs, and when.
package struct SensorArtefacts: Sendable {
  /// The most times stored for a kind; later ones are only counted.
  private static let mostTimes = 5

  private struct Occurrences: Sendable {
    var count = 0
    var times: [Timestamp] = []
  }

  private var found: [SensorVerdict.Kind: Occurrences] = [:]

  package init() {}

  /// Counts an artefact; ignores other faults.
  mutating func add(_ kind: TrackingFault.Kind, at time: Timestamp) {
    guard let kind = Self.kind(of: kind) else { return }
    found[kind, default: Occurrences()].count += 1
    if found[kind, default: Occurrences()].times.count < Self.mostTimes {
      found[kind]?.times.append(time)
    }
  }

  /// A finding for each kind.
  var verdicts: [SensorVerdict] {
    SensorVerdict.Kind.allCases.compactMap { kind in
      guard let found = found[kind], let what = Self.words(for: kind) else { return nil }
      var words = "\(what), \(found.count == 1 ? "once" : "\(found.count) times")"
      if found.count > 1 {
        let times = found.times.dropFirst().map(Self.spell).joined(separator: ", ")
        words += ", also at \(times) s" + (found.count > found.times.count ? " and later" : "")
      }
      return SensorVerdict(kind: kind, time: found.times.first, words: words)
    }
  }

  static func spell(_ time: Timestamp) -> String { String(format: "%.3f", time.seconds) }

  // MARK: - Private

  private static func kind(of fault: TrackingFault.Kind) -> SensorVerdict.Kind? {
    switch fault {
    case .leap: .leap
    case .fingerSplit: .split
    case .padPressed: .press
    case .contactsMerged: .merge
    default: nil
    }
  }

  private static func words(for kind: SensorVerdict.Kind) -> String? {
    switch kind {
    case .leap: "a contact leaps by 30 mm or more"
    case .split: "a finger is reported as two contacts"
    case .press: "the pad is pressed"
    case .merge: "two contacts merge or part"
    default: nil
    }
  }
}
