import TouchStories

extension RuleAction {
  private static let known = ["run", "keys", "hold", "click"]

  /// A table's actions in order. `isOver` is whether the gesture has ended when they are performed.
  static func actions(_ node: RuleNode, isOver: Bool) throws(RuleError) -> [RuleAction] {
    guard case .table(let entries) = node.content, !entries.isEmpty else {
      throw node.wrong("a table such as {run: [program, word]}")
    }
    _ = try node.fields(known: known)
    var actions: [RuleAction] = []
    for entry in entries {
      switch entry.key {
      case "run": actions.append(.run(try command(entry.value)))
      case "keys": actions.append(.keys(try chords(entry.value)))
      case "hold":
        guard !isOver else {
          throw RuleError(
            entry.place, "nothing can be held when the gesture is over; say when: began, or keys:")
        }
        actions.append(.hold(try Chord(entry.value)))
      default: actions.append(.click(try entry.value.choice()))
      }
    }
    return actions
  }

  private static func command(_ node: RuleNode) throws(RuleError) -> [CommandWord] {
    if case .word = node.content {
      throw RuleError(
        node.place,
        "a command is a list of words, such as [notify-send, hello]; no shell takes it apart")
    }
    let list = try node.elements("words", atMost: RuleLimits.parts)
    var words: [CommandWord] = []
    for word in list { words.append(try CommandWord(word)) }
    guard let program = words.first, program.parts != [.text("")] else {
      throw RuleError(node.place, "a command without a program; write [program, word]")
    }
    guard program.parts.allSatisfy({ if case .text = $0 { true } else { false } }) else {
      throw RuleError(list[0].place, "the program cannot depend on the gesture; name it")
    }
    return words
  }

  private static func chords(_ node: RuleNode) throws(RuleError) -> [Chord] {
    var chords: [Chord] = []
    for chord in try node.oneOrMore("keys") { chords.append(try Chord(chord)) }
    return chords
  }
}
