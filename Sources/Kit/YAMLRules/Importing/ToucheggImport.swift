import JSONText
import TouchActions

/// A `touchegg.conf`: gestures in XML, by application.
///
///     <application name="All">
///       <gesture type="SWIPE" fingers="3" direction="LEFT">
///         <action type="RUN_COMMAND"><command>thunar</command><on>end</on></action>
///       </gesture>
///     </application>
struct ToucheggImport {
  private var rules: [ImportedRule] = []
  /// Those of an application, which stand above those of all.
  private var special: [ImportedRule] = []
  private var misfits: [ImportedRules.Misfit] = []

  private var applications: [String] = []
  private var gesture: XMLTags.Tag?
  private var action: XMLTags.Tag?
  /// The texts of the elements of the action.
  private var parts: [String: String] = [:]
  private var hasAction = false

  static func recognizes(_ text: String) -> Bool {
    text.contains("<touchégg>") || text.contains("<touchegg>") || text.contains("<gesture type=")
  }

  static func read(_ text: String) -> ([ImportedRule], [ImportedRules.Misfit]) {
    var reader = ToucheggImport()
    var tags = XMLTags(text)
    while let tag = tags.next() { reader.read(tag) }
    return (reader.special + reader.rules, reader.misfits)
  }

  // MARK: - Private

  private mutating func read(_ tag: XMLTags.Tag) {
    switch (tag.name, tag.isEnd) {
    case ("application", false):
      applications = (tag.attributes["name"] ?? "All").split(separator: ",").map { name in
        name.trimmingBlanks
      }
      if applications == ["All"] { applications = [] }
    case ("application", true): applications = []
    case ("property", false):
      let name = tag.attributes["name"] ?? "?"
      let cure = name == "action_execute_threshold" ? "use atLeast" : "there is none here"
      note(tag, "the setting \(name) is touchegg's own; \(cure)")
    case ("gesture", false):
      gesture = tag
      hasAction = false
      if tag.isEmpty { endGesture(tag) }
    case ("gesture", true): endGesture(tag)
    case ("action", false):
      action = tag
      parts = [:]
      hasAction = true
      if tag.isEmpty { addAction() }
    case ("action", true): addAction()
    default: if tag.isEnd, action != nil { parts[tag.name] = tag.text }
    }
  }

  private mutating func endGesture(_ tag: XMLTags.Tag) {
    if let gesture, !hasAction { note(gesture, "the gesture has no action") }
    gesture = nil
  }

  private mutating func note(_ tag: XMLTags.Tag, _ message: String) {
    misfits.append(.init(place: tag.place, message: message))
  }

  private mutating func addAction() {
    defer { action = nil }
    guard let action else { return }
    guard let gesture else { return note(action, "an action outside of a gesture") }
    guard let base = rule(gesture) else { return }
    let type = action.attributes["type"] ?? ""
    let repeats = parts["repeat"] == "true"
    var done: (forth: String, back: String?)
    switch type {
    case "RUN_COMMAND":
      guard let command = parts["command"], !command.isEmpty else {
        return note(action, "RUN_COMMAND without a command")
      }
      let back = parts["decreaseCommand"].flatMap { $0.isEmpty ? nil : ImportedRule.run($0) }
      done = (ImportedRule.run(command), back)
    case "SEND_KEYS":
      guard let keys = chord(parts["keys"], action) else { return }
      let back = parts["decreaseKeys"].flatMap { chord($0, action) }
      done = (ImportedRule.keys(keys), back.map(ImportedRule.keys))
    case "MOUSE_CLICK":
      let buttons = ["1": "left", "2": "middle", "3": "right", "8": "back", "9": "forward"]
      guard let button = buttons[parts["button"] ?? "1"] else {
        return note(action, "MOUSE_CLICK has button \(parts["button"] ?? "")")
      }
      done = ("click: \(button)", nil)
    default:
      return note(action, "\(type) is the window manager's; use run or keys")
    }
    add(base, done, repeats: repeats, action)
  }

  private mutating func add(
    _ base: ImportedRule, _ done: (forth: String, back: String?), repeats: Bool,
    _ action: XMLTags.Tag
  ) {
    var rule = base
    rule.actions = [done.forth]
    let isTap = rule.gestures == ["tap"]
    if parts["on"] == "begin-and-end" {
      note(action, "begin-and-end holds the button down; it is pressed at the beginning")
    }
    if isTap {
      rule.occasion = nil
    } else if repeats {
      rule.occasion = "progress"
    } else if parts["on"] == "end" {
      rule.occasion = "ended"
      if rule.gestures == ["pan"] { rule.gestures = ["swipe", "pan"] }
    } else {
      rule.occasion = "began"
    }
    append(rule)
    guard let back = done.back else { return }
    guard repeats, !isTap else {
      return note(action, "what is done on the way back needs <repeat>true</repeat>")
    }
    rule.actions = [back]
    rule.occasion = "back"
    append(rule)
  }

  private mutating func append(_ rule: ImportedRule) {
    var rule = rule
    rule.nameByContent()
    if rule.applications.isEmpty { rules.append(rule) } else { special.append(rule) }
  }

  /// The rule without its action; `nil` and a note for a gesture that is none here.
  private mutating func rule(_ gesture: XMLTags.Tag) -> ImportedRule? {
    let kinds = ["SWIPE": "pan", "PINCH": "pinch", "TAP": "tap"]
    let type = gesture.attributes["type"] ?? ""
    guard let kind = kinds[type] else {
      note(gesture, "no gesture here is what touchegg calls \(type)")
      return nil
    }
    var rule = ImportedRule([kind], at: gesture.place)
    let fingers = gesture.attributes["fingers"] ?? ""
    rule.fingers = Int(fingers.trimmingBlanks)
    guard rule.fingers != nil else {
      note(gesture, "“\(fingers.prefix(20))” is no number of fingers")
      return nil
    }
    rule.applications = applications
    let directions = [
      "UP": "up", "DOWN": "down", "LEFT": "left", "RIGHT": "right", "IN": "in", "OUT": "out",
    ]
    if let word = gesture.attributes["direction"], word != "ALL", kind != "tap" {
      guard let direction = directions[word] else {
        note(gesture, "no direction here is what touchegg calls \(word)")
        return nil
      }
      rule.direction = direction
    }
    return rule
  }

  private mutating func chord(_ keys: String?, _ action: XMLTags.Tag) -> [String]? {
    // Names are joined by a plus sign, in old files by an ampersand.
    let names = [parts["modifiers"], keys].compactMap(\.self)
      .flatMap { $0.split(whereSeparator: { $0 == "+" || $0 == "&" }) }.map(\.trimmingBlanks)
    var chord: [String] = []
    for name in names where !name.isEmpty {
      guard let key = KeySymbol.key(name) else {
        note(action, "no key here is what X calls \(name)")
        return nil
      }
      chord.append(key)
    }
    if chord.isEmpty { note(action, "SEND_KEYS without keys") }
    return chord.isEmpty ? nil : chord
  }
}

extension StringProtocol {
  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
