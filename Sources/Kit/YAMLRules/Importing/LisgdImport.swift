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
  /// By the letters of the command line, and the end of the names in `config.h`.
  private static let edges = [
    "L": "left", "R": "right", "T": "top", "B": "bottom", "TL": "topLeft", "TR": "topRight",
    "BL": "bottomLeft", "BR": "bottomRight", "N": "middle", "LEFT": "left", "RIGHT": "right",
    "TOP": "top", "BOTTOM": "bottom", "CORNERTOPLEFT": "topLeft", "CORNERTOPRIGHT": "topRight",
    "CORNERBOTTOMLEFT": "bottomLeft", "CORNERBOTTOMRIGHT": "bottomRight", "NONE": "middle",
  ]
  private static let flags = [
    "d": "name the device behind touchstone act",
    "m": "a swipe has half a second, and a pan any time",
    "r": "a direction is a quarter of the circle", "o": "use --rotate",
    "t": "use atLeast", "T": "use atLeast", "w": "it is not needed", "h": "it is not needed",
  ]

  static func recognizes(_ text: String) -> Bool {
    text.contains(/-g\s*["']?\d+,[LRUD]{2,4},/)
      || text.contains(/\{\s*\d+\s*,\s*Swipe[LRUD]{2,4}\b/)
  }

  static func read(_ text: String) -> ([ImportedRule], [ImportedRules.Misfit]) {
    var reader = LisgdImport()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.trimmingBlanks
      guard !words.hasPrefix("#"), !words.hasPrefix("//") else { continue }
      reader.read(line, TextPosition(line: number, column: 1))
    }
    return (reader.rules, reader.misfits)
  }

  // MARK: - Private

  private mutating func read(_ line: Substring, _ place: TextPosition) {
    for match in line.matches(of: /-g\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+))/) {
      readFields(String(match.1 ?? match.2 ?? match.3 ?? ""), place)
    }
    if let match = line.firstMatch(of: /\{\s*(\d+)\s*,\s*Swipe(\w+)\s*,(.*?)"((?:[^"\\]|\\.)*)"/) {
      let names = match.3.split(separator: ",").map(\.trimmingBlanks)
      add(
        String(match.1), String(match.2),
        edge: Self.ending(names, "Edge"), distance: Self.ending(names, "Distance"),
        mode: Self.ending(names, "ActMode"), Self.unescaped(match.4), place)
    }
    guard line.contains("lisgd") else { return }
    for match in line.matches(of: /\s-([dmrotTwh])\b/) {
      guard let cure = Self.flags[String(match.1)] else { continue }
      note(place, "-\(match.1) has no rule: \(cure)")
    }
  }

  /// `fingers,gesture,edge,distance,mode,command`; old releases have fewer fields.
  private mutating func readFields(_ text: String, _ place: TextPosition) {
    var fields = text.split(separator: ",", maxSplits: 5, omittingEmptySubsequences: false)
      .map(String.init)
    guard fields.count >= 3 else { return note(place, "“\(text.prefix(60))” has too few fields") }
    let isEdge = { (text: String) in text == "*" || Self.edges[text] != nil }
    if fields.count < 6 || !isEdge(fields[2]) {
      // Without edges, the third field is the command.
      fields = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
        .map(String.init)
      return add(
        fields[0], fields[1], edge: "*", distance: "*", mode: "R", Self.unescaped(fields[2]), place)
    }
    add(
      fields[0], fields[1], edge: fields[2], distance: fields[3], mode: fields[4],
      Self.unescaped(fields[5]), place)
  }

  private mutating func add(
    _ fingers: String, _ gesture: String, edge: String, distance: String, mode: String,
    _ command: String, _ place: TextPosition
  ) {
    guard let direction = Self.directions[gesture] else {
      return note(place, "no gesture here is what lisgd calls \(gesture.prefix(20))")
    }
    var rule = ImportedRule(["swipe", "pan"], at: place)
    rule.fingers = Int(fingers)
    rule.direction = direction
    if edge != "*", edge.uppercased() != "ANY" {
      guard let start = Self.edges[edge.uppercased()] else {
        return note(place, "no edge here is what lisgd calls \(edge.prefix(20))")
      }
      rule.start = start
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

  /// `Left` of `EdgeLeft`; `*` where there is none.
  private static func ending(_ names: [String], _ start: String) -> String {
    names.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) } ?? "*"
  }

  private static func unescaped(_ text: some StringProtocol) -> String {
    text.split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }
}
