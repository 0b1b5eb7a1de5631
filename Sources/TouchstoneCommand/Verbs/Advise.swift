import Foundation
import JSONText
import TouchStories
import Touchstone
import TouchstoneGestures

/// `touchstone advise`: what is wrong with a scene before any finger comes.
struct Advise: Verb {
  let name = "advise"
  let summary = "Tells which recognizers of scenes get into each other's way, and the usual cure."
  let operands = "SCENE…"

  let details = """
    SCENE is a scene file (docs/explain.md), or - for standard input. Errors can never work,
    warnings are what people complain of, notes may be meant so. Recognizers are compared two by two,
    and a collision comes with the shortest fingers that show it, as lines of a recording.
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "--quiet", help: "leaves out notes", short: "-q"),
        .init(name: "--json", help: "writes a JSON object a line (docs/explain.md)"),
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
        // The system does not keep its scene.
        let cast = SceneCast(try SceneFile(path: path), size: Self.size)
        let conflicts = withExtendedLifetime(cast) {
          Self.conflicts(of: cast.scene.touchSystem, arguments.progress)
        }
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

  /// A phone's, for scenes that do not tell theirs; advice does not depend on it.
  private static let size = CGSize(width: 390, height: 844)

  /// All that the scene's own rules and its fingers show, pair by pair.
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
    let told =
      arguments.flags.contains("--quiet") ? conflicts.filter { $0.severity > .note } : conflicts
    if arguments.flags.contains("--json") {
      let file = arguments.operands.count > 1 ? path : nil
      for conflict in told { output(conflict.line(of: file) + "\n") }
    } else {
      for conflict in told {
        output("\(path): \(conflict.severity): \(conflict.sentence)\n  cure: \(conflict.cure)\n")
        guard let script = conflict.witness?.script else { continue }
        output("  fingers:\n" + script.lines.map { "    \($0)\n" }.joined())
      }
      if told.isEmpty { output("\(path): nobody is in anybody's way\n") }
    }
  }
}

extension WitnessedConflict {
  /// The line for programs, without its end.
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
