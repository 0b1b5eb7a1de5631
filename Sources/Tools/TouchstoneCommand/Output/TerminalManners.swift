import Foundation
import TouchStories

/// What text is allowed to do where it goes: to a person at a terminal, or on to another program.
struct TerminalManners {
  /// When something is done that only people want.
  private enum Choice: String, CaseIterable { case auto, always, never }

  /// Gestures stand out, and what lies beside them stands back.
  private(set) var isColoured = false
  /// Groups of lines that say the same again and again are printed once and counted.
  private(set) var folds = false

  static let table: [OptionTable.Option] = [
    .init(
      name: "--color", value: "WHEN",
      help: "makes gestures stand out: auto (on a terminal), always or never",
      choices: Choice.allCases.map(\.rawValue)),
    .init(
      name: "--fold", value: "WHEN",
      help: "counts lines that are printed again and again: auto (on a terminal), always or never",
      choices: Choice.allCases.map(\.rawValue)),
  ]

  init() {}

  /// `environment` may ask for no colours (`NO_COLOR`, or a terminal without any).
  init(
    _ arguments: ParsedArguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    let wantsNone = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    isColoured = try Self.choice("--color", arguments, isUsual: !wantsNone)
    folds = try Self.choice("--fold", arguments, isUsual: true)
  }

  /// What another process of this command is asked for the same with; it sees no terminal.
  var words: [String] {
    [
      "--color=\(isColoured ? Choice.always : .never)", "--fold=\(folds ? Choice.always : .never)",
    ]
  }

  private static func choice(
    _ option: String, _ arguments: ParsedArguments, isUsual: Bool
  ) throws(UsageError) -> Bool {
    let word = arguments.values[option] ?? Choice.auto.rawValue
    switch Choice(rawValue: word) {
    case .auto: return arguments.isForTerminal && isUsual
    case .always: return true
    case .never: return false
    case nil:
      let hint = Spelling.suggestion(for: word, among: Choice.allCases.map(\.rawValue))
      throw UsageError("\(option) “\(word)” is unknown; \(hint)")
    }
  }

  /// A line of a story, without its end; it holds no signs for a terminal yet.
  func paint(_ line: String, of entry: StoryEntry) -> String {
    guard isColoured else { return line }
    return switch entry {
    case .gesture: "\u{1b}[1;32m\(line)\u{1b}[0m"
    case .loss: line
    case .others: "\u{1b}[2m\(line)\u{1b}[0m"
    case .remark: "\u{1b}[33m\(line)\u{1b}[0m"
    }
  }
}
