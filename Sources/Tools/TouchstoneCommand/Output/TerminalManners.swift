import Foundation
import TouchStories

/// How text may be formatted for its destination: a terminal, or another program.
struct TerminalManners {
  /// When formatting for people is used.
  private enum Choice: String, CaseIterable { case auto, always, never }

  /// Whether gestures are highlighted and side remarks are dimmed.
  private(set) var isColoured = false
  /// Whether repeated groups of lines are printed once and counted.
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

  /// `environment` may disable colours (`NO_COLOR`, or a terminal without colours).
  init(
    _ arguments: ParsedArguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    let wantsNone = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    isColoured = try Self.choice("--color", arguments, isUsual: !wantsNone)
    folds = try Self.choice("--fold", arguments, isUsual: true)
  }

  /// Options with which a worker process formats the same way; it sees no terminal.
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

  /// Colours a line of a story, without its line break and without escape sequences.
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
