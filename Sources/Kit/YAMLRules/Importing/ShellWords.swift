/// The words of a shell script by command, without expansion: quote marks are removed, and comments are skipped.
struct ShellWords {
  struct Word {
    var text: String
    /// The line of its first character.
    var line: Int
  }

  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var line: Int
  private var word: Word?
  private var command: [Word] = []
  private var commands: [[Word]] = []

  /// The commands of a text that begins at a line.
  static func commands(of text: String, line: Int = 1) -> [[Word]] {
    var words = ShellWords(scalars: Array(text.unicodeScalars), line: line)
    while words.at < words.scalars.count { words.readNext() }
    words.endCommand()
    return words.commands
  }

  private init(scalars: [Unicode.Scalar], line: Int) { (self.scalars, self.line) = (scalars, line) }

  // MARK: - Private

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func advance() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    at += 1
    if scalar == "\n" { line += 1 }
    return scalar
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if word == nil { startWord() }
    word?.text.unicodeScalars.append(scalar)
  }

  private mutating func startWord() { word = word ?? Word(text: "", line: line) }

  private mutating func endWord() {
    if let word { command.append(word) }
    word = nil
  }

  private mutating func endCommand() {
    endWord()
    if !command.isEmpty { commands.append(command) }
    command = []
  }

  private mutating func readNext() {
    guard let scalar = next else { return }
    switch scalar {
    case " ", "\t", "\r":
      endWord()
      at += 1
    case "\n", ";", "&", "|", "(", ")":
      endCommand()
      _ = advance()
    case "#" where word == nil: while let other = next, other != "\n" { at += 1 }
    case "'":
      startWord()
      at += 1
      while let other = advance(), other != "'" { append(other) }
    case "\"":
      startWord()
      at += 1
      readQuoted()
    case "\\":
      at += 1
      skipCarriageReturn()
      if let escaped = advance(), escaped != "\n" { append(escaped) }
    case "$": readExpansion()
    default:
      append(scalar)
      at += 1
    }
  }

  /// Reads to the closing quote mark. A backslash stands before few characters only.
  private mutating func readQuoted() {
    while let scalar = advance(), scalar != "\"" {
      guard scalar == "\\", let escaped = next else {
        append(scalar)
        continue
      }
      switch escaped {
      case "\n": _ = advance()
      case "\"", "\\", "$", "`":
        append(escaped)
        at += 1
      default: append(scalar)
      }
    }
  }

  /// Appends `$(…)` or `${…}` as it is.
  private mutating func readExpansion() {
    append("$")
    at += 1
    guard let open = next, open == "(" || open == "{" else { return }
    let close: Unicode.Scalar = open == "(" ? ")" : "}"
    var depth = 0
    while let scalar = advance() {
      append(scalar)
      if scalar == open { depth += 1 }
      if scalar == close { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func skipCarriageReturn() {
    if next == "\r", at + 1 < scalars.count, scalars[at + 1] == "\n" { at += 1 }
  }
}
