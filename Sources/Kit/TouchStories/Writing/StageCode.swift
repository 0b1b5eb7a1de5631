import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// A recording as Swift code for a stage: the test that does what was recorded.
///
/// Fingers become chains of verbs. Where their ways are straight and even to within a point, many
/// reports become one `move`; what fingers do at once stands in one `together`.
package struct StageCode {
  /// How far from a straight and even way a report may be, in points.
  package static let tolerance: CGFloat = 1

  /// The whole code, from `let stage = …` on, with a newline at the end of each line.
  package let text: String

  /// Code for a recording, with the scene it was made on where one is known.
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

  /// Digits that a person would write: at most three behind the point.
  package static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    guard thousandths.isFinite, abs(thousandths) < 1e12 else { return "\(value)" }
    return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
  }

  /// The time between two moments, each to the millisecond: so rounding does not add up.
  static func seconds(from start: Timestamp, to end: Timestamp) -> TimeInterval {
    (((end.seconds * 1000).rounded()) - ((start.seconds * 1000).rounded())) / 1000
  }

  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  /// A literal that cannot end before its text does. A quote with a combining mark behind it is a character
  /// of its own, and still a quote to the compiler; so it goes by scalars.
  package static func quoted(_ text: String) -> String {
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
