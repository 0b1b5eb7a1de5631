import Foundation
import TouchStories

/// A word of a command, with placeholders such as `<percent>` for the gesture's values.
///
/// The values are numbers and fixed words, never names of windows.
package struct CommandWord: Equatable {
  package enum Blank: String, CaseIterable {
    case percent, fingers, gesture, direction, scale, degrees, x, y
  }

  package enum Part: Equatable {
    case text(String)
    case blank(Blank)
  }

  package let parts: [Part]

  init(_ node: RuleNode) throws(RuleError) {
    guard case .word(let text, let isPlain) = node.content, !(text.isEmpty && isPlain) else {
      throw node.wrong("a word, '' for an empty one,")
    }
    guard text.utf8.count <= RuleLimits.wordLength else {
      throw RuleError(node.place, "a word of a command has \(RuleLimits.wordLength) bytes at most")
    }
    guard !text.utf8.contains(0) else {
      throw RuleError(node.place, "no word of a command can hold the sign \\0")
    }
    var parts: [Part] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: #/<([a-z]+)>/#) {
      guard let blank = Blank(rawValue: String(match.1)) else {
        let hint = Spelling.suggestion(
          for: String(match.1), among: Blank.allCases.map(\.rawValue))
        throw RuleError(node.place, "“\(match.0.prefix(40))” stands for nothing; \(hint)")
      }
      parts.append(.text(String(rest[..<match.range.lowerBound])))
      parts.append(.blank(blank))
      rest = rest[match.range.upperBound...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// The word with its values; for a step, `percent` and `direction` are the step's.
  func filled(_ moment: GestureMoment, percent: Int?, direction: RuleDirection?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .blank(let blank): Self.value(of: blank, moment, percent, direction)
      }
    }.joined()
  }

  private static func value(
    of blank: Blank, _ moment: GestureMoment, _ percent: Int?, _ direction: RuleDirection?
  ) -> String {
    switch blank {
    case .percent: "\(percent ?? 0)"
    case .fingers: "\(moment.fingers)"
    case .gesture: moment.kind.rawValue
    case .direction: (direction ?? GestureHeading(moment)?.eighth)?.rawValue ?? "none"
    case .scale:
      if case .pinch(let scale, _) = moment.values { String(format: "%.3f", scale) } else { "1" }
    case .degrees:
      if case .rotation(let angle, _) = moment.values {
        String(format: "%.1f", angle * 180 / .pi)
      } else {
        "0"
      }
    case .x: String(format: "%.1f", moment.start.x + moment.movement.x)
    case .y: String(format: "%.1f", moment.start.y + moment.movement.y)
    }
  }
}
