import TouchStories

/// The options that a verb takes, and how they are read and explained.
struct OptionTable {
  struct Option {
    /// With its dashes.
    var name: String
    /// What its value is called; `nil` for an option that stands alone.
    var value: String?
    var help: String
    /// It is for the command's own use.
    var isHidden = false
    /// The values that it takes, if there are few.
    var choices: [String] = []
    /// All of its values count, in lines of one text.
    var isRepeatable = false
    /// A letter with one dash that means the same; for options that stand alone.
    var short: String?

    /// All that it is called.
    var names: [String] { [name] + [short].compactMap(\.self) }
  }

  var options: [Option]

  /// What help, manual and completions list.
  var shown: [Option] { options.filter { !$0.isHidden } }

  /// Takes arguments apart. `--name value` and `--name=value` are the same, `--` ends the options,
  /// and `-` is an operand.
  func read(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.operands.append(argument)
        continue
      }
      let argument = argument == "-h" ? "--help" : argument
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try option(named: String(parts[0]))
      if let value = option.value {
        guard let given = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError("\(option.name) needs a value: \(option.name) \(value)")
        }
        let earlier = option.isRepeatable ? parsed.values[option.name].map { $0 + "\n" } : nil
        parsed.values[option.name] = (earlier ?? "") + given
      } else if parts.count > 1 {
        throw UsageError("\(option.name) takes no value")
      } else {
        parsed.flags.insert(option.name)
      }
    }
    return parsed
  }

  /// One line for each option, in two columns.
  var help: String {
    let names = shown.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
    let width = (names.map(\.count).max() ?? 0) + 2
    return zip(names, shown).map { name, option in
      "  " + name + String(repeating: " ", count: width - name.count) + option.help
        + (option.short.map { " (\($0))" } ?? "") + "\n"
    }.joined()
  }

  private func option(named name: String) throws(UsageError) -> Option {
    if let option = options.first(where: { $0.names.contains(name) }) { return option }
    let hint = Spelling.suggestion(for: name, among: options.map(\.name))
    throw UsageError("unknown option “\(name)”; \(hint)")
  }
}

/// What was typed, taken apart.
struct ParsedArguments: Equatable {
  var flags: Set<String> = []
  /// The last value of each option that has one.
  var values: [String: String] = [:]
  var operands: [String] = []
  /// Whether output goes to a person at a terminal.
  var isForTerminal = false
  /// Where the progress of a long command is printed; `nil` where no user would see it.
  var progress: ProgressLine?
}
