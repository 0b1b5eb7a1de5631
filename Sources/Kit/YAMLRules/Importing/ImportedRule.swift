import JSONText

/// One rule that stands for an entry of another program's configuration.
package struct ImportedRule {
  /// The entry.
  package var place: TextPosition
  package var gestures: [String]
  package var fingers: Int?
  package var direction: String?
  package var start: String?
  package var occasion: String?
  /// Seconds until it acts again. While fusuma's configuration is read, its factor.
  package var interval: Double?
  package var applications: [String] = []
  /// In YAML: `run: [sh, -c, "…"]`.
  package var actions: [String] = []
  package var name = ""

  init(_ gestures: [String], at place: TextPosition) {
    self.gestures = gestures
    self.place = place
  }

  /// A command for a shell, as the other programs have it.
  static func run(_ command: String) -> String { "run: [sh, -c, \(quoted(command))]" }

  static func keys(_ chord: [String]) -> String { "keys: \(chord.joined(separator: "+"))" }

  /// Names it by what it is for.
  mutating func nameByContent() {
    var words = [gestures.last ?? "gesture"]
    if let direction { words.append(direction) }
    if let start { words.append("from \(start)") }
    if let occasion, occasion != "ended" { words.append(occasion) }
    if let fingers { words.append("with \(fingers)") }
    if let application = applications.first { words.append("in \(application)") }
    name = String(words.joined(separator: " ").prefix(120))
  }

  var yaml: String {
    var lines = ["- name: \(Self.quoted(name))"]
    let list = gestures.count == 1 ? gestures[0] : "[\(gestures.joined(separator: ", "))]"
    lines.append("  gesture: \(list)")
    if let fingers { lines.append("  fingers: \(fingers)") }
    if let direction { lines.append("  direction: \(direction)") }
    if let start { lines.append("  from: \(start)") }
    if let occasion { lines.append("  when: \(occasion)") }
    if let interval { lines.append("  interval: \(interval)") }
    if !applications.isEmpty {
      lines.append("  app: [\(applications.map(Self.quoted).joined(separator: ", "))]")
    }
    lines.append("  do: {\(actions.joined(separator: ", "))}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// In quote marks, as JSON has them, which is YAML too.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7f}"..<"\u{a0}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
