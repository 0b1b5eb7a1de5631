import TouchStories

/// A verb's options: parses and documents them.
struct OptionTable {
  struct Option {
    /// The name, with its dashes.
    var name: String
    /// The placeholder of its value; `nil` for a flag.
    var value: String?
    var help: String
    /// Whether it is internal and not documented.
    var isHidden = false
    /// The accepted values, if there are few.
    var choices: [String] = []
    /// Whether repeated values are joined as lines of one text.
    var isRepeatable = false
    /// A one-letter alias with one dash; only for flags.
    var short: String?

    /// The name and its alias.
    var names: [String] { [name] + [short].compactMap(\.self) }
  }

  var options: [Option]

  /// The options that help, manual and completions list.
  var shown: [Option] { options.filter { !$0.isHidden } }

  /// Parses arguments. `--name value` and `--name=value` are equivalent, `--` ends the options, and
  /// `-` is an operand.
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

  /// The help text: one line per option, in two columns.
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

/// The parsed arguments.
struct ParsedArguments: Equatable {
  var flags: Set<String> = []
  /// The last value of each option.
  var values: [String: String] = [:]
  var operands: [String] = []
  /// Whether the output goes to a terminal.
  var isForTerminal = false
  /// Prints the progress of a long command; `nil` if no user would see it.
  var progress: ProgressLine?
}
