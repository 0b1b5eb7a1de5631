import Foundation
import GestureCore
import Touchstone

/// The question why a recognizer did what it did in a played scene.
package struct WhyQuestion: Equatable {
  /// The number of decisions stored of a recording's trace; movement is not counted.
  package static let memory = 1 << 18

  /// Indices of the recognizers in the scene file's list.
  private var places: [Int]
  private var time: Timestamp?
  private let hasTitles: Bool

  /// A question about the recognizers that match `name`: the one with that name or title, or else all of that type, or all that
  /// match a pattern with `*`. `nil` if there is none. `time` selects the attempt that contains or precedes it.
  package init?(_ name: String, in scene: SceneFile, at time: Timestamp? = nil) {
    let all = scene.recognizers
    self.time = time
    hasTitles = all.contains { $0.title != nil }
    if let place = all.firstIndex(where: { $0.name == name || $0.title == name }) {
      places = [place]
    } else {
      places = all.indices.filter {
        all[$0].kind.rawValue == name || Self.fits(all[$0].name, pattern: name)
      }
    }
    guard !places.isEmpty else { return nil }
  }

  /// The answers, in the scene file's order.
  package func answers(of cast: SceneCast) -> [WhyReport] {
    let silent = cast.recognizers.filter { !Contender($0, GestureTuning()).isTold }
      .compactMap(\.name)
    return places.map {
      var report = cast.scene.touchSystem.why(cast.recognizers[$0], at: time)
        .inSceneWords(without: silent)
      // The user did not write the usual scene's relations, so advice to change them is useless.
      if hasTitles, report.cure?.contains(/require|simultaneous/) == true { report.cure = nil }
      return report
    }
  }

  package static func fits(_ name: String, pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last,
      name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
