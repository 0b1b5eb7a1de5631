import Foundation
import Touchstone

/// One JSON object on one line, with its keys in the order in which they were added.
package struct JSONLine {
  private var fields: [String]

  package init(type: String) { fields = ["\"type\":\(Self.quote(type))"] }

  package var text: String { "{\(fields.joined(separator: ","))}" }

  package mutating func add(_ key: String, _ value: String) { put(key, Self.quote(value)) }

  package mutating func add(_ key: String, _ value: Int) { put(key, "\(value)") }

  package mutating func add(_ key: String, _ values: [String]) {
    put(key, "[\(values.map(Self.quote).joined(separator: ","))]")
  }

  /// Microseconds are all that recordings have.
  package mutating func add(_ key: String, seconds time: Timestamp) {
    put(key, Self.spell(time.seconds, decimals: 6))
  }

  package mutating func add(_ key: String, seconds times: [Timestamp]) {
    put(key, "[\(times.map { Self.spell($0.seconds, decimals: 6) }.joined(separator: ","))]")
  }

  package mutating func add(_ key: String, _ value: CGFloat, decimals: Int) {
    put(key, Self.spell(value, decimals: decimals))
  }

  /// A place or a displacement, in points.
  package mutating func add(_ key: String, _ point: CGPoint) {
    put(key, "[\(Self.spell(point.x, decimals: 2)),\(Self.spell(point.y, decimals: 2))]")
  }

  private mutating func put(_ key: String, _ value: String) {
    fields.append("\(Self.quote(key)):\(value)")
  }

  /// JSON has no word for what is not finite.
  private static func spell(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "null" }
    let power = pow(10, Double(decimals))
    let rounded = (value * power).rounded() / power
    guard abs(rounded) < 1e15 else { return "\(value)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20: quoted += String(format: "\\u%04x", scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
