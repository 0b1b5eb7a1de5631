import TouchStories
import Touchstone

/// Expectations about a recording, as lines of a test.
struct CheckCode {
  struct Offer {
    var id: String
    var words: String
    /// The recognizer that the expectation is about; `nil` for all.
    var name: String?
    var isUsual: Bool
  }

  private(set) var checks: [Offer] = []
  private let rehearsal: Rehearsal
  private let scene: SceneFile
  /// Observations that differ in the test's scene, so the test does not expect them.
  private(set) var differences: [String] = []

  /// - Parameter seen: what was recorded, by recognizer.
  init(_ rehearsal: Rehearsal, of scene: SceneFile, seen: Rehearsal) {
    self.rehearsal = rehearsal
    self.scene = scene
    let isSame = rehearsal.courses.count == seen.courses.count
    if !isSame {
      differences = [
        "\(seen.courses.count) recognizers took part, and the scene of the test has "
          + "\(rehearsal.courses.count): it expects nothing of them."
      ]
    }
    let pairs = isSame ? Array(zip(rehearsal.courses, seen.courses)) : []
    let equal = pairs.filter { $0.states == $1.states }
    for (course, other) in pairs where course.states != other.states {
      differences.append(
        "\(course.name): \(other.words); in the scene of the test: \(course.words).")
    }
    for (course, _) in equal {
      let words = course.states.map(\.word).joined(separator: ", ")
      checks.append(
        Offer(
          id: "states \(course.name)",
          words: "\(course.name): \(words.isEmpty ? "takes no part" : words)", name: course.name,
          isUsual: !course.states.isEmpty))
    }
    if differences.isEmpty, rehearsal.actionStates == seen.actionStates {
      checks.append(
        Offer(
          id: "order", words: "the order of all that happens", name: nil,
          isUsual: rehearsal.actions.count > 1))
    }
    // An app may reset its recognizers' measured values to zero; the test does not.
    for (course, _) in equal {
      guard let measure = course.measure else { continue }
      let values = measure.values.map { StageCode.number(Self.rounded($0.value)) }
      checks.append(
        Offer(
          id: "values \(course.name)",
          words: "\(course.name): \(Self.noun(measure)) \(values.joined(separator: ", "))",
          name: course.name, isUsual: false))
    }
  }

  /// The checks that are chosen by default.
  var usual: Set<String> { Set(checks.filter(\.isUsual).map(\.id)) }

  /// Lines that must precede the fingers.
  /// - Parameter code: the scene's lines, which contain the recognizers' variables.
  func setup(of chosen: Set<String>, in code: [String]) -> [String] {
    var lines: [String] = []
    for recognizer in scene.recognizers where !recognizer.simultaneousWith.isEmpty {
      for other in recognizer.simultaneousWith {
        guard let one = variable(recognizer.name, in: code),
          let other = variable(other.name, in: code)
        else { continue }
        if lines.isEmpty { lines.append("let pairs = Together()") }
        lines.append("pairs.add(\(one), \(other))")
      }
    }
    for course in measured(chosen) {
      guard let variable = variable(course.name, in: code), let measure = course.measure else {
        continue
      }
      let property = measure.property.replacing("RECOGNIZER", with: variable)
      lines += [
        "var \(variable)End = \(measure.type)",
        "\(variable).addAction { _ in",
        "  if \(variable).state == .ended { \(variable)End = \(variable).\(property) }",
        "}",
      ]
    }
    return lines
  }

  /// The expectations that follow the fingers.
  func lines(of chosen: Set<String>, in code: [String]) -> [String] {
    var lines: [String] = []
    for course in rehearsal.courses where chosen.contains("states \(course.name)") {
      guard let variable = variable(course.name, in: code) else { continue }
      let states = course.states.map { ".\($0.word)" }.joined(separator: ", ")
      lines.append("#expect(stage.expect(\(variable)).states([\(states)]) == .met)")
    }
    if chosen.contains("order") {
      lines.append("let order = stage.log.filter { !$0.hasSuffix(\" changed\") }")
      lines += Self.expectation("order", rehearsal.actions.map(StageCode.quoted))
    }
    for course in measured(chosen) {
      guard let variable = variable(course.name, in: code), let measure = course.measure else {
        continue
      }
      for (member, value) in measure.values {
        let number = StageCode.number(Self.rounded(value))
        let place = value < 0 ? "+ \(number.dropFirst())" : "- \(number)"
        lines.append(
          "#expect(abs(\(variable)End\(member) \(place)) < "
            + "\(StageCode.number(measure.tolerance)))")
      }
    }
    return lines
  }

  /// Makes two recognizers simultaneous.
  nonisolated static let pairs = """

    @MainActor private final class Together: NSObject, UIGestureRecognizerDelegate {
      private var pairs: [(UIGestureRecognizer, UIGestureRecognizer)] = []

      func add(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) {
        pairs.append((one, other))
        // A scroll view's own pan must keep the scroll view as its delegate.
        for each in [one, other] where each.delegate == nil { each.delegate = self }
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        pairs.contains { one, other in
          one === gestureRecognizer && other === otherGestureRecognizer
            || one === otherGestureRecognizer && other === gestureRecognizer
        }
      }
    }

    """

  /// Expects a list's items: on one line, or on several if that line would be too long.
  private static func expectation(_ name: String, _ items: [String]) -> [String] {
    let length = items.reduce(name.utf8.count) { $0 + $1.utf8.count + 2 }
    guard length > longestLine - "#expect( == [])".count else {
      return ["#expect(\(name) == [\(items.joined(separator: ", "))])"]
    }
    var lines = ["#expect(", "  \(name) == ["]
    var line = "   "
    for item in items {
      if line.utf8.count + item.utf8.count + 2 > longestLine {
        lines.append(line)
        line = "   "
      }
      line += " \(item),"
    }
    return lines + [line, "  ])"]
  }

  /// The longest line, without indentation.
  private static let longestLine = 96

  private func measured(_ chosen: Set<String>) -> [Rehearsal.Course] {
    rehearsal.courses.filter { $0.measure != nil && chosen.contains("values \($0.name)") }
  }

  /// A recognizer's variable in the code.
  private func variable(_ name: String, in code: [String]) -> String? {
    let quoted = StageCode.quoted(name)
    if let line = code.first(where: { $0.hasPrefix("let ") && $0.hasSuffix("named: \(quoted))") }) {
      return line.dropFirst(4).split(separator: " ").first.map(String.init)
    }
    // A scroll view's own recognizer is not created in the code and gets its name in a later line.
    let line = code.first { $0.hasSuffix(".name = \(quoted)") }
    return line.map { String($0.prefix { $0 != "." }) }
  }

  private static func noun(_ measure: Rehearsal.Measure) -> String {
    String(measure.property.prefix { $0 != "(" })
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
