import Foundation
import JSONText
import TouchStories
import Touchstone
import TouchstoneGestures

/// `touchstone advise`: finds problems of a scene without input.
struct Advise: Verb {
  let name = "advise"
  let summary = "Finds recognizers of a scene that conflict, and names the usual cure."
  let operands = "SCENE…"

  let details = """
    SCENE is a scene file (docs/explain.md), or - for standard input. An error can never work, a
    warning is what people complain of, a note may be intended. Recognizers are compared two by two.
    --all adds the notes, and to each conflict the shortest fingers that show it, as lines of a
    recording. --json leaves nothing out.
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "--all", help: "prints notes too, and the fingers that show each conflict"),
        .init(name: "--json", help: "writes a JSON object a line (docs/story-json.md)"),
        .init(name: "--strict", help: "makes the exit code 3 if there is a warning or an error"),
      ] + ProgressLine.table + [.init(name: "--help", help: "shows this")])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no scene is named; - stands for standard input")
    }
    guard arguments.operands.filter({ $0 == "-" }).count < 2 else {
      throw UsageError("standard input can be read once only")
    }
    arguments.progress?.expect(arguments.operands.count)
    var code = Command.Exit.success
    for path in arguments.operands {
      arguments.progress?.begin(path)
      do throws(SceneProblem) {
        // The touch system does not retain its scene.
        let file = try SceneFile(path: path)
        let cast = SceneCast(file, size: Self.size)
        let conflicts = withExtendedLifetime(cast) {
          Self.conflicts(of: cast.scene.touchSystem, arguments.progress)
        }.filter { !file.takeTurns($0.subjects.map(\.name)) }
        printAdvice(conflicts, on: path, arguments, output)
        let isGrave = conflicts.contains { $0.severity > .note }
        if isGrave, arguments.flags.contains("--strict"), code == Command.Exit.success {
          code = Command.Exit.found
        }
      } catch {
        errors("touchstone advise: \(error.message)\n")
        code = Command.Exit.unreadable
      }
    }
    return code
  }

  /// A phone's size, for scenes without a size; advice does not depend on it.
  private static let size = CGSize(width: 390, height: 844)

  /// All conflicts found by the scene's rules and by simulated fingers, pair by pair.
  private static func conflicts(
    of system: TouchSystem, _ progress: ProgressLine?
  ) -> [WitnessedConflict] {
    var survey = CollisionSurvey(of: system)
    let count = survey.left
    while true {
      switch survey.step() {
      case .compare(let question): survey.take(question.answer())
      case .went: break
      case .done: return survey.conflicts
      }
      let done = count - survey.left
      progress?.note("\(done) of \(count) pairs", share: Double(done) / Double(max(count, 1)))
    }
  }

  private func printAdvice(
    _ conflicts: [WitnessedConflict], on path: String, _ arguments: ParsedArguments,
    _ output: (String) -> Void
  ) {
    if arguments.flags.contains("--json") {
      let file = arguments.operands.count > 1 ? path : nil
      for conflict in conflicts { output(conflict.line(of: file) + "\n") }
      return
    }
    let isFull = arguments.flags.contains("--all")
    let shown = isFull ? conflicts : conflicts.filter { $0.severity > .note }
    for conflict in shown {
      output("\(path): \(conflict.severity): \(conflict.sentence)\n  cure: \(conflict.cure)\n")
      guard isFull, let script = conflict.witness?.script else { continue }
      output("  fingers:\n" + script.lines.map { "    \($0)\n" }.joined())
    }
    let notes = conflicts.count - shown.count
    if notes > 0 {
      let warnings = shown.isEmpty ? "no warnings, " : ""
      let count = notes == 1 ? "1 note; --all prints it" : "\(notes) notes; --all prints them"
      output("\(path): \(warnings)\(count)\n")
    } else if shown.isEmpty {
      output("\(path): no conflicts\n")
    }
  }
}

extension SceneFile {
  /// Whether the recognizers use different touches in turn, so that none prevents another (`turn`).
  fileprivate func takeTurns(_ names: [String]) -> Bool {
    let turns = names.map { name in recognizers.first { $0.name == name }?.turn }
    return !turns.contains(nil) && Set(turns).count == turns.count
  }
}

extension WitnessedConflict {
  /// The JSON line, without a line break.
  fileprivate func line(of file: String?) -> String {
    var object = JSONWriter(type: "advice")
    object.field("severity", "\(severity)")
    object.field("rule", rule?.rawValue ?? "collision")
    object.field("recognizers", subjects.map(\.name))
    object.field("message", sentence)
    object.field("cure", cure)
    if let script = witness?.script { object.field("fingers", script.lines) }
    if let file { object.field("file", file) }
    return object.line
  }
}
