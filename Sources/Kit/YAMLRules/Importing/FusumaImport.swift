import JSONText
import TouchActions

/// fusuma's `config.yml`: gestures by kind, fingers and direction.
///
///     swipe:
///       3:
///         left: {command: "xdotool key alt+Right"}
///         up: {sendkey: "LEFTMETA", update: {command: thunar, interval: 0.5}}
///     pinch:
///       in: {command: "xdotool keydown ctrl click 4 keyup ctrl"}
struct FusumaImport {
  private var rules: [ImportedRule] = []
  private var misfits: [ImportedRules.Misfit] = []
  /// The applications that the present document is for, and its factors of intervals by the names of gestures.
  private var applications: [String] = []
  private var intervals: [String: Double] = [:]

  private static let kinds = [
    "swipe": "pan", "pinch": "pinch", "rotate": "rotation", "hold": "longPress", "tap": "tap",
  ]
  private static let directions = [
    "left": "left", "right": "right", "up": "up", "down": "down", "in": "in", "out": "out",
    "clockwise": "clockwise", "counterclockwise": "anticlockwise",
  ]
  private static let occasions = ["begin": "began", "update": "progress", "end": "ended"]
  private static let others = ["threshold", "interval", "plugin", "context", "remap"]
  private static let actions = ["command", "sendkey", "workspace", "window"]
  /// The seconds that fusuma 2 and 3 multiply by `interval`: for an action at a gesture, and for one at each event.
  private static let (gestureInterval, eventInterval) = (0.3, 0.1)

  static func recognizes(_ bytes: [UInt8]) -> Bool {
    guard let documents = try? YAMLTree.documents(of: bytes) else {
      return looksAlike(String(decoding: bytes, as: UTF8.self))
    }
    let entries = documents.flatMap { document -> [RuleNode.Entry] in
      if case .table(let entries) = document.content { entries } else { [] }
    }
    guard !entries.contains(where: { $0.key == "rules" || $0.key == "settings" }) else {
      return false
    }
    return entries.contains { entry in
      if case .table = entry.value.content { kinds[entry.key] != nil } else { false }
    } || entries.contains { $0.key == "remap" } && entries.allSatisfy { others.contains($0.key) }
  }

  /// Whether a text that is no YAML has lines with names of gestures, so that the parser's message names the fault.
  private static func looksAlike(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.prefix { $0 != "#" }.trimmingBlanks
    }
    return lines.contains { $0.last == ":" && kinds[String($0.dropLast())] != nil }
      && !lines.contains { $0.hasPrefix("rules:") }
  }

  static func read(
    _ bytes: [UInt8]
  ) throws(RuleError) -> ([ImportedRule], [ImportedRules.Misfit]) {
    var reader = FusumaImport()
    for document in try YAMLTree.documents(of: bytes) {
      guard case .table(let entries) = document.content else { continue }
      guard let applications = reader.context(entries) else { continue }
      reader.applications = applications
      reader.intervals = reader.intervals(entries)
      for entry in entries { reader.read(entry) }
    }
    // A rule for an application stands above that for all.
    let special = reader.rules.filter { !$0.applications.isEmpty }
    return (special + reader.rules.filter(\.applications.isEmpty), reader.misfits)
  }

  // MARK: - Private

  private mutating func note(_ place: TextPosition, _ message: String) {
    misfits.append(.init(place: place, message: message))
  }

  /// The applications that a document's gestures are for, none for all; `nil` for a context that rules cannot express.
  private mutating func context(_ entries: [RuleNode.Entry]) -> [String]? {
    guard let entry = entries.first(where: { $0.key == "context" }) else { return [] }
    guard case .table(let contexts) = entry.value.content else {
      return entry.value.words.isEmpty ? [] : noContext(entry.place, "this context")
    }
    if let other = contexts.first(where: { $0.key != "application" }) {
      return noContext(other.place, "the context \(other.key.prefix(40))")
    }
    let names = contexts.flatMap { $0.value.words }
    if names.isEmpty, let context = contexts.first {
      return noContext(context.place, "a context without an application")
    }
    return names
  }

  private mutating func noContext(_ place: TextPosition, _ context: String) -> [String]? {
    note(place, "\(context) has no rule; the document's entries are left out")
    return nil
  }

  /// The document's factors of intervals by the names of gestures.
  private mutating func intervals(_ entries: [RuleNode.Entry]) -> [String: Double] {
    var factors: [String: Double] = [:]
    for entry in entries where entry.key == "interval" {
      guard case .table(let parts) = entry.value.content else {
        note(entry.place, "interval has no gestures")
        continue
      }
      for part in parts {
        guard Self.kinds[part.key] != nil else {
          note(part.place, "“\(part.key.prefix(40))” is no gesture with an interval")
          continue
        }
        factors[part.key] = factor(part)
      }
    }
    return factors
  }

  private mutating func factor(_ entry: RuleNode.Entry) -> Double? {
    guard case .word(let text, _) = entry.value.content, let factor = Double(text),
      factor.isFinite, factor >= 0
    else {
      note(entry.place, "interval is no number")
      return nil
    }
    return factor
  }

  private mutating func read(_ entry: RuleNode.Entry) {
    switch entry.key {
    case "context", "interval": return
    case "threshold": return note(entry.place, "threshold is in fusuma's units; use atLeast")
    case "plugin": return note(entry.place, "plugin is fusuma's own")
    default: break
    }
    guard let kind = Self.kinds[entry.key] else {
      return note(entry.place, "“\(entry.key.prefix(40))” has no rule")
    }
    guard case .table(let parts) = entry.value.content else {
      return note(entry.place, "\(entry.key.prefix(40)) has no gestures")
    }
    for part in parts {
      var rule = ImportedRule([kind], at: part.place)
      rule.interval = intervals[entry.key]
      if let fingers = Int(part.key) {
        rule.fingers = fingers
        guard case .table(let directions) = part.value.content else {
          note(part.place, "\(part.key) fingers have no actions")
          continue
        }
        read(directions, rule)
      } else {
        read([part], rule)
      }
    }
  }

  /// Reads directions, moments and actions, of which a table may have all.
  private mutating func read(_ entries: [RuleNode.Entry], _ rule: ImportedRule) {
    var rule = rule
    rule.applications = applications
    // The interval of a table is for its own actions; the tables in it have that of the document.
    let inherited = rule.interval
    for entry in entries where entry.key == "interval" {
      if !entries.contains(where: { Self.actions.contains($0.key) }) {
        note(entry.place, "interval has no action beside it")
      } else if let factor = factor(entry) {
        rule.interval = factor
      }
    }
    for entry in entries {
      if let direction = Self.directions[entry.key] {
        var inner = rule
        inner.interval = inherited
        inner.direction = direction
        inner.place = entry.place
        readTable(entry, inner)
      } else if let occasion = Self.occasions[entry.key] {
        var inner = rule
        inner.interval = inherited
        inner.occasion = occasion
        inner.place = entry.place
        readTable(entry, inner)
      } else {
        readAction(entry, rule)
      }
    }
  }

  /// The interval of a rule whose own is still fusuma's factor. An action at the end waits for no interval.
  private func seconds(_ rule: ImportedRule) -> Double? {
    guard let factor = rule.interval, rule.occasion != "ended" else { return nil }
    let whole = rule.occasion == nil ? Self.gestureInterval : Self.eventInterval
    return (factor * whole * 1e6).rounded() / 1e6
  }

  private mutating func readTable(_ entry: RuleNode.Entry, _ rule: ImportedRule) {
    guard case .table(let parts) = entry.value.content else {
      return note(entry.place, "\(entry.key.prefix(40)) has no action")
    }
    read(parts, rule)
  }

  private mutating func readAction(_ entry: RuleNode.Entry, _ rule: ImportedRule) {
    var rule = rule
    rule.place = entry.place
    switch entry.key {
    case "command":
      let words = entry.value.words
      guard !words.isEmpty else { return note(entry.place, "command is empty") }
      rule.actions = [ImportedRule.run(words.joined(separator: " && "))]
    case "sendkey":
      var chords: [String] = []
      for word in entry.value.words {
        let keys = word.split(separator: "+").map { KeySymbol.key(String($0)) }
        guard !keys.isEmpty, !keys.contains(nil) else {
          return note(entry.place, "no key here is what sendkey calls \(word.prefix(40))")
        }
        chords.append(keys.compactMap(\.self).joined(separator: "+"))
      }
      guard !chords.isEmpty else { return note(entry.place, "sendkey is empty") }
      rule.actions = ["keys: [\(chords.joined(separator: ", "))]"]
    case "interval": return
    case "threshold": return note(entry.place, "threshold is in fusuma's units; use atLeast")
    case "keypress":
      return note(entry.place, "keypress asks for keys that are held; there is none here")
    case "workspace", "window":
      return note(entry.place, "\(entry.key) is the window manager's; use run with wmctrl")
    default: return note(entry.place, "“\(entry.key.prefix(40))” has no rule")
    }
    rule.interval = seconds(rule)
    if rule.gestures == ["tap"] {
      rule.occasion = nil
    } else if rule.occasion == "ended", rule.gestures == ["pan"] {
      rule.gestures = ["swipe", "pan"]
    } else if rule.gestures == ["longPress"], rule.occasion == "progress" {
      return note(entry.place, "a long press has no steps")
    }
    if rule.occasion == nil, rule.gestures != ["tap"] { rule.occasion = "began" }
    rule.nameByContent()
    rules.append(rule)
  }
}

extension RuleNode {
  /// One word, or those of a list.
  fileprivate var words: [String] {
    switch content {
    case .word(let text, _): text.isEmpty ? [] : [text]
    case .list(let list): list.flatMap(\.words)
    case .table: []
    }
  }
}
