import JSONText
import TouchActions

/// lisgd's gestures, as its command line or its `config.h` has them.
///
///     lisgd -d /dev/input/event1 -g "1,LR,L,*,R,thunar" -g '2,DU,B,*,R,wvkbd'
///     { 1, SwipeLR, EdgeAny, DistanceAny, ActModeReleased, "xdotool key Alt+Right" },
struct LisgdImport {
  private var rules: [ImportedRule] = []
  private var misfits: [ImportedRules.Misfit] = []

  private static let directions = [
    "LR": "right", "RL": "left", "DU": "up", "UD": "down", "DLUR": "upRight",
    "DRUL": "upLeft", "URDL": "downLeft", "ULDR": "downRight",
  ]
  /// By the letters of the command line, and the ends of the names in `config.h` (`EdgeLeft`, `CornerTopLeft`).
  private static let edges = [
    "L": "left", "R": "right", "T": "top", "B": "bottom", "TL": "topLeft", "TR": "topRight",
    "BL": "bottomLeft", "BR": "bottomRight", "N": "middle", "LEFT": "left", "RIGHT": "right",
    "TOP": "top", "BOTTOM": "bottom", "TOPLEFT": "topLeft", "TOPRIGHT": "topRight",
    "BOTTOMLEFT": "bottomLeft", "BOTTOMRIGHT": "bottomRight", "NONE": "middle",
  ]
  private static let distances: Set = ["*", "S", "M", "L"]

  /// The options with a value, and the settings of `config.h` that they replace.
  private static let settings: [(option: String, names: [String], cure: String)] = [
    ("d", ["device"], "name the device behind touchstone act"),
    ("m", ["timeoutms"], "a swipe has half a second, and a pan any time"),
    ("r", ["degreesleniency"], "a direction is a quarter of the circle"),
    ("o", ["orientation"], "use --rotate"),
    ("t", ["distancethreshold"], "use atLeast"),
    ("T", ["distancethreshold_pressed"], "use atLeast"),
    ("w", [], "it is not needed"), ("h", [], "it is not needed"),
    (
      "s",
      ["edgesizeleft", "edgesizetop", "edgesizeright", "edgesizebottom", "edgessizecaling"],
      "use edge in settings"
    ),
  ]

  static func recognizes(_ text: String) -> Bool { hasOption(text) || isHeader(text) }

  static func read(_ text: String) -> ([ImportedRule], [ImportedRules.Misfit]) {
    var reader = LisgdImport()
    if isHeader(text) {
      reader.readHeader(text)
    } else {
      for command in ShellWords.commands(of: text) { reader.read(command, depth: 0) }
    }
    return (reader.rules, reader.misfits)
  }

  // MARK: - Command line

  private static func hasOption(_ text: String) -> Bool {
    text.contains(/-g\s*["']?\d+,[LRUD]{2,4},/)
  }

  private mutating func read(_ command: [ShellWords.Word], depth: Int) {
    var isLisgd = false
    var words = command[...]
    while let word = words.popFirst() {
      let place = TextPosition(line: word.line, column: 1)
      if word.text == "lisgd" || word.text.hasSuffix("/lisgd") {
        isLisgd = true
      } else if word.text == "-g" {
        guard let fields = words.popFirst() else { return note(place, "-g has no gesture") }
        readFields(fields.text, TextPosition(line: fields.line, column: 1))
      } else if word.text.hasPrefix("-g"), word.text.dropFirst(2).first?.isNumber == true {
        readFields(String(word.text.dropFirst(2)), place)
      } else if isLisgd,
        let setting = Self.settings.first(where: { "-" + $0.option == word.text })
      {
        note(place, "-\(setting.option) has no rule: \(setting.cure)")
        _ = words.popFirst()
      } else if depth == 0, Self.hasOption(word.text) {
        // A command line in quote marks, as in `sh -c "lisgd -g …"`.
        for inner in ShellWords.commands(of: word.text, line: word.line) { read(inner, depth: 1) }
      }
    }
  }

  /// `fingers,gesture,edge,distance,mode,command`. The mode may be missing, and in old releases also edge and distance.
  private mutating func readFields(_ text: String, _ place: TextPosition) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 3 else { return note(place, "“\(text.prefix(60))” has too few fields") }
    var edge = "*"
    var distance = "*"
    var mode = "R"
    var command = fields[2...]
    let isEdge = fields[2] == "*" || Self.edges[fields[2]] != nil
    let isMode = { (text: String) in text == "R" || text == "P" }
    if isEdge || (fields.count > 5 && Self.distances.contains(fields[3]) && isMode(fields[4])) {
      edge = fields[2]
      distance = fields.count > 3 ? fields[3] : "*"
      command = fields.dropFirst(4)
      if let first = command.first, isMode(first) {
        mode = first
        command = command.dropFirst()
      }
      guard fields.count < 5 || Self.distances.contains(distance) else {
        return note(place, "no distance here is what lisgd calls \(distance.prefix(20))")
      }
    }
    add(
      fields[0], fields[1], edge: edge, distance: distance, mode: mode,
      command.joined(separator: ","), named: text, place)
  }

  // MARK: - config.h

  private static func isHeader(_ text: String) -> Bool {
    text.contains(/\{\s*\d+\s*,\s*Swipe[LRUD]{2,4}\b/)
  }

  private mutating func readHeader(_ text: String) {
    let text = Self.withoutComments(text)
    var (line, at) = (1, text.startIndex)
    func place(of index: String.Index) -> TextPosition {
      line += text.unicodeScalars[at..<index].count { $0 == "\n" }
      at = index
      return TextPosition(line: line, column: 1)
    }
    for match in text.matches(of: /\b(\w+)\s*=\s*([^=;{]*);/) {
      let (name, value) = (String(match.1), match.2.trimmingBlanks)
      guard let setting = Self.settings.first(where: { $0.names.contains(name) }) else { continue }
      // These values change nothing.
      if name == "orientation" && value == "0" || name == "edgessizecaling" && Double(value) == 1 {
        continue
      }
      note(
        place(of: match.range.lowerBound), "the setting \(name) has no rule: \(setting.cure)")
    }
    (line, at) = (1, text.startIndex)
    let entries = text.matches(
      of: /\{\s*(\d+)\s*,\s*Swipe(\w+)\s*,?([^{}"]*)((?:"(?:[^"\\]|\\.)*"\s*)*)/)
    for match in entries {
      let names = match.3.split(separator: ",").map(\.trimmingBlanks)
      readEntry(
        (String(match.1), String(match.2)), names: names, String(match.4),
        place(of: match.range.lowerBound))
    }
  }

  /// Reads an entry: fingers and gesture, the names of an edge, a distance and a mode, and the texts of its command.
  private mutating func readEntry(
    _ gesture: (fingers: String, name: String), names: [String], _ texts: String,
    _ place: TextPosition
  ) {
    var edge = "*"
    var distance = "*"
    var mode = "R"
    for name in names where !name.isEmpty {
      if let end = name.without("EdgeCorner") ?? name.without("Edge") ?? name.without("Corner") {
        edge = end
      } else if let end = name.without("Distance") {
        distance = end
      } else if let end = name.without("ActMode") {
        mode = end
      } else {
        return note(place, "\(name.prefix(40)) is no edge, distance, mode or text of lisgd")
      }
    }
    // Texts that follow each other are one text.
    let command = texts.matches(of: /"((?:[^"\\]|\\.)*)"/).map { Self.unescaped($0.1) }.joined()
    add(
      gesture.fingers, gesture.name, edge: edge, distance: distance, mode: mode, command,
      named: "Swipe\(gesture.name)", place)
  }

  /// Replaces comments by blanks; line breaks remain.
  private static func withoutComments(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var isText = false
    // The end of the present comment; empty outside of comments.
    var commentEnd = ""
    while let scalar = rest.popFirst() {
      if !commentEnd.isEmpty {
        result.append(scalar == "\n" ? "\n" : " ")
        if commentEnd == "\n" ? scalar == "\n" : scalar == "*" && rest.first == "/" {
          if scalar == "*" { _ = rest.popFirst() }
          commentEnd = ""
        }
      } else if !isText, scalar == "/", rest.first == "/" || rest.first == "*" {
        commentEnd = rest.popFirst() == "/" ? "\n" : "*/"
        result.append(" ")
      } else {
        result.append(scalar)
        if scalar == "\"" { isText.toggle() }
        if isText, scalar == "\\", let escaped = rest.popFirst() { result.append(escaped) }
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: some StringProtocol) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: - Rules

  private mutating func add(
    _ fingers: String, _ gesture: String, edge: String, distance: String, mode: String,
    _ command: String, named name: String, _ place: TextPosition
  ) {
    guard let direction = Self.directions[gesture] else {
      return note(place, "no gesture here is what lisgd calls \(gesture.prefix(20))")
    }
    var rule = ImportedRule(["swipe", "pan"], at: place)
    rule.fingers = Int(fingers)
    rule.direction = direction
    guard rule.fingers != nil else {
      return note(place, "“\(fingers.prefix(20))” is no number of fingers")
    }
    if edge != "*", edge.uppercased() != "ANY" {
      guard let start = Self.edges[edge.uppercased()] else {
        return note(place, "no edge here is what lisgd calls \(edge.prefix(20))")
      }
      rule.start = start
    }
    guard !command.trimmingBlanks.isEmpty else {
      return note(place, "“\(name.prefix(60))” has no command")
    }
    if distance != "*", distance.uppercased() != "ANY" {
      note(place, "the distance \(distance.prefix(20)) is left out; use atLeast or atMost")
    }
    rule.occasion = "ended"
    if mode.uppercased().hasPrefix("P") {
      rule.gestures = ["pan"]
      rule.occasion = "progress"
    }
    rule.actions = [ImportedRule.run(command)]
    rule.nameByContent()
    rules.append(rule)
  }

  private mutating func note(_ place: TextPosition, _ message: String) {
    misfits.append(.init(place: place, message: message))
  }
}

extension String {
  /// `Left` of `EdgeLeft`; `nil` for a name that begins otherwise.
  fileprivate func without(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
