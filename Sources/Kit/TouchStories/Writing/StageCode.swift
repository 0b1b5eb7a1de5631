import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// A recording as Swift code for a stage: a test that repeats the recording.
///
/// Fingers become chains of verbs. Where a path is straight and its speed constant to within a point, many reports become one
/// `move`; simultaneous fingers are in one `together`.
package struct StageCode {
  /// The largest deviation of a report from a straight path with constant speed, in points.
  package static let tolerance: CGFloat = 1

  /// The complete code, beginning with `let stage = …`, with a line break after each line.
  package let text: String

  /// Converts a recording, with its scene if it is known.
  package init(_ recording: Recording, scene: SceneFile? = nil) {
    let size = recording.header.sceneSize
    let profile = scene?.profile ?? .documented
    var lines = [
      "let stage = Stage(size: CGSize(width: \(Self.number(size.width)), "
        + "height: \(Self.number(size.height)))"
        + (profile == .documented ? ")" : ", profile: .\(profile))")
    ]
    lines += scene.map { SceneCode($0).lines } ?? ["// The scene: add views and recognizers here."]
    var writer = FingerCode()
    for frame in recording.frames { writer.add(frame) }
    lines += writer.finish()
    text = lines.map { "\($0)\n" }.joined()
  }

  /// At most three decimals.
  package static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    guard thousandths.isFinite, abs(thousandths) < 1e12 else { return "\(value)" }
    return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
  }

  /// The time between two moments, each rounded to a millisecond, so that rounding errors do not accumulate.
  static func seconds(from start: Timestamp, to end: Timestamp) -> TimeInterval {
    (((end.seconds * 1000).rounded()) - ((start.seconds * 1000).rounded())) / 1000
  }

  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  /// A string literal with all special characters escaped. Escapes scalars, because a quote with a combining mark is a
  /// different character but still ends the literal.
  nonisolated package static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case _ where scalar.breaksLine: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
