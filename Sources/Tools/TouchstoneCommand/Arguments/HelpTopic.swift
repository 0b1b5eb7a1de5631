import TouchStories

/// Topics of `touchstone help` other than verbs: a man page, and completions for shells.
enum HelpTopic {
  static let shells = ["bash", "zsh", "fish"]

  /// The last lines of the general help.
  static let advertisement = """
    touchstone help manual writes a man page, touchstone help completions bash (or zsh, or fish) what a
    shell completes words with.
    """

  /// The topic's text; `nil` if the words after `help` do not name a topic.
  static func text(_ words: [String], _ verbs: [any Verb]) throws(UsageError) -> String? {
    switch words.first {
    case "manual": return ManualPage(verbs).text
    case "completions":
      let shell = words.dropFirst().first ?? ""
      let completion = ShellCompletion(verbs)
      switch shell {
      case "bash": return completion.bash
      case "zsh": return completion.zsh
      case "fish": return completion.fish
      default:
        let hint = Spelling.suggestion(for: shell, among: shells)
        throw UsageError(
          "completions are for a shell, and “\(shell.harmlessName())” is none; \(hint)")
      }
    default: return nil
    }
  }
}
