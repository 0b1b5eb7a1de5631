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
  private var applications: [String] = []

  private static let kinds = [
    "swipe": "pan", "pinch": "pinch", "rotate": "rotation", "hold": "longPress", "tap": "tap",
  ]
  private static let directions = [
    "left": "left", "right": "right", "up": "up", "down": "down", "in": "in", "out": "out",
    "clockwise": "clockwise", "counterclockwise": "anticlockwise",
  ]
  private static let occasions = ["begin": "began", "update": "progress", "end": "ended"]
  private static let others = ["threshold", "interval", "plugin", "context"]

  static func recognizes(_ bytes: [UInt8]) -> Bool {
    guard let documents = try? YAMLTree.documents(of: bytes) else { return false }
    let names = documents.flatMap { document -> [String] in
      guard case .table(let entries) = document.content else { return ["no table"] }
      return entries.map(\.key)
    }
    return names.contains { kinds[$0] != nil }
      && names.allSatisfy { kinds[$0] != nil || others.contains($0) }
  }

  static func read(
    _ bytes: [UInt8]
  ) throws(RuleError) -> ([ImportedRule], [ImportedRules.Misfit]) {
    var reader = FusumaImport()
    for document in try YAMLTree.documents(of: bytes) {
      guard case .table(let entries) = document.content else { continue }
      reader.applications = reader.context(entries)
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

  /// The applications that a document's rules are for.
  private mutating func context(_ entries: [RuleNode.Entry]) -> [String] {
    guard let entry = entries.first(where: { $0.key == "context" }) else { return [] }
    guard case .table(let contexts) = entry.value.content else { return [] }
    var names: [String] = []
    for context in contexts {
      if context.key == "application" {
        names += context.value.words
      } else {
        note(
          context.place, "the context \(context.key.prefix(40)) has no rule; its rules act always")
      }
    }
    return names
  }

  private mutating func read(_ entry: RuleNode.Entry) {
    switch entry.key {
    case "context": return
    case "threshold": return note(entry.place, "threshold is in fusuma's units; use atLeast")
    case "interval": return note(entry.place, "interval for all is none here; use it in each rule")
    case "plugin": return note(entry.place, "plugin is fusuma's own")
    default: break
    }
    guard let kind = Self.kinds[entry.key], case .table(let parts) = entry.value.content else {
      return note(entry.place, "\(entry.key.prefix(40)) has no gestures")
    }
    for part in parts {
      let rule = ImportedRule([kind], at: part.place)
      if let fingers = Int(part.key) {
        var rule = rule
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
    for entry in entries where entry.key == "interval" {
      if case .word(let text, _) = entry.value.content { rule.interval = Double(text) }
    }
    for entry in entries {
      if let direction = Self.directions[entry.key] {
        var inner = rule
        inner.direction = direction
        inner.place = entry.place
        readTable(entry, inner)
      } else if let occasion = Self.occasions[entry.key] {
        var inner = rule
        inner.occasion = occasion
        inner.place = entry.place
        readTable(entry, inner)
      } else {
        readAction(entry, rule)
      }
    }
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
