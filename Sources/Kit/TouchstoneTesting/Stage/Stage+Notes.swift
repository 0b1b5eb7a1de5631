import Touchstone

/// Lines of the log.
extension Stage {
  /// The names of the touches' fingers, sorted.
  public func names(of touches: Set<UITouch>) -> String {
    touches.map { fingerNames[$0.contactID] ?? "?" }.sorted().joined(separator: " ")
  }

  /// Logs a touch message: "tap.began a". For your own recognizers and views.
  public func note(_ phase: UITouch.Phase, of touches: Set<UITouch>, by name: String) {
    log.append("\(name).\(phase) \(names(of: touches))")
  }

  /// Logs a press message: "view.pressesBegan select".
  public func note(_ phase: UIPress.Phase, of presses: Set<UIPress>, by name: String) {
    let buttons = presses.map { $0.key?.characters ?? "\($0.type)" }.sorted()
    log.append("\(name).presses\("\(phase)".capitalized) \(buttons.joined(separator: " "))")
  }

  /// Logs an update of estimated properties: "view.updated a".
  public func noteUpdate(of touches: Set<UITouch>, by name: String) {
    log.append("\(name).updated \(names(of: touches))")
  }

  /// The log without consecutive equal lines. The number of a gesture's changes depends on the frame rate, but whether it
  /// changed does not.
  public var outline: [String] {
    var lines: [String] = []
    for line in log where lines.last != line { lines.append(line) }
    return lines
  }
}
