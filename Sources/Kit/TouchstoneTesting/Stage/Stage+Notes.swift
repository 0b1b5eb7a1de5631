import Touchstone

/// What stands in the log.
extension Stage {
  /// The fingers of these touches, in order of their names.
  public func names(of touches: Set<UITouch>) -> String {
    touches.map { fingerNames[$0.contactID] ?? "?" }.sorted().joined(separator: " ")
  }

  /// Writes a touch message into the log: "tap.began a". For loud recognizers and views of one's own.
  public func note(_ phase: UITouch.Phase, of touches: Set<UITouch>, by name: String) {
    log.append("\(name).\(phase) \(names(of: touches))")
  }

  /// Writes a press message into the log: "view.pressesBegan select".
  public func note(_ phase: UIPress.Phase, of presses: Set<UIPress>, by name: String) {
    let buttons = presses.map { $0.key?.characters ?? "\($0.type)" }.sorted()
    log.append("\(name).presses\("\(phase)".capitalized) \(buttons.joined(separator: " "))")
  }

  /// Writes the news of better values into the log: "view.updated a".
  public func noteUpdate(of touches: Set<UITouch>, by name: String) {
    log.append("\(name).updated \(names(of: touches))")
  }

  /// The log without repetitions: of equal lines that follow each other, the first. How often a
  /// gesture changed depends on how often its fingers were seen; that it did, does not.
  public var outline: [String] {
    var lines: [String] = []
    for line in log where lines.last != line { lines.append(line) }
    return lines
  }
}
