/// A subcommand.
protocol Verb {
  var name: String { get }
  /// One line for the list of verbs.
  var summary: String { get }
  /// The operands, as usage lines show them.
  var operands: String { get }
  /// Help beyond the options.
  var details: String { get }
  var options: OptionTable { get }
  /// Whether the output is data that must be printed unchanged.
  var writesData: Bool { get }

  /// Runs the verb and returns the exit code.
  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32
}

extension Verb {
  var writesData: Bool { false }

  var help: String {
    """
    usage: touchstone \(name) [OPTIONS] \(operands)

    \(summary)

    \(options.help)
    \(details)

    """
  }
}
