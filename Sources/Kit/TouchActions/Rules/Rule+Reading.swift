import TouchStories

extension Rule {
  private static let known = [
    "name", "gesture", "recognizer", "fingers", "direction", "from", "after", "atLeast", "atMost",
    "when", "every", "whole", "app", "notApp", "interval", "also", "do",
  ]

  /// Reads a rule; a rule without a name gets its number.
  init(_ node: RuleNode, number: Int) throws(RuleError) {
    let fields = try node.fields(known: Self.known)
    self.init(name: try fields["name"]?.name() ?? "rule \(number)", place: node.place)
    try readGesture(fields, of: node)
    try readCourse(fields)
    try readOccasion(fields)
    applications = try Self.patterns(fields["app"], "applications")
    otherApplications = try Self.patterns(fields["notApp"], "applications")
    if let node = fields["interval"] {
      interval = try node.number(0...3600, unit: "s", example: "0.5")
    }
    isAlso = try fields["also"]?.flag() ?? false
    guard let list = fields["do"] else {
      throw RuleError(place, "nothing is to be done; say do: {run: [program, word]}")
    }
    for action in try list.oneOrMore("actions") {
      actions += try RuleAction.actions(action, isOver: isOver)
    }
  }

  /// Whether the gesture has ended when the rule acts.
  private var isOver: Bool {
    if let occasion { return occasion == .ended || occasion == .cancelled }
    return gestures.contains { RuleOccasion.usual(of: $0.kind) == .ended }
  }

  private mutating func readGesture(
    _ fields: [String: RuleNode], of rule: RuleNode
  ) throws(RuleError) {
    for node in try fields["gesture"]?.oneOrMore("gestures") ?? [] {
      gestures.append(try node.choice())
    }
    recognizers = try Self.patterns(fields["recognizer"], "recognizers")
    guard !gestures.isEmpty || !recognizers.isEmpty else {
      let all = RuleGesture.allCases.map(\.rawValue).joined(separator: ", ")
      throw RuleError(rule.place, "a rule needs a “gesture”: one or some of \(all)")
    }
    if let node = fields["fingers"] { fingers = try Self.fingers(node) }
    if let node = fields["after"] {
      guard gestures == [.longPress] else {
        throw RuleError(node.place, "“after” goes with gesture: longPress alone")
      }
      after = try node.number(0.1...60, unit: "s", example: "1.5")
    }
  }

  private mutating func readCourse(_ fields: [String: RuleNode]) throws(RuleError) {
    for node in try fields["direction"]?.oneOrMore("directions") ?? [] {
      let direction: RuleDirection = try node.choice()
      for gesture in gestures where !direction.suits(gesture.kind) {
        let all = RuleDirection.all(of: gesture.kind).map(\.rawValue).joined(separator: ", ")
        let goes = all.isEmpty ? "goes nowhere; leave “direction” out" : "goes \(all)"
        throw RuleError(
          node.place, "a \(gesture.rawValue) does not go “\(direction.rawValue)”; it \(goes)")
      }
      directions.append(direction)
    }
    for node in try fields["from"]?.oneOrMore("edges") ?? [] { starts.append(try node.choice()) }
    least = try fields["atLeast"].map(RuleLength.init)
    most = try fields["atMost"].map(RuleLength.init)
  }

  private mutating func readOccasion(_ fields: [String: RuleNode]) throws(RuleError) {
    if let node = fields["when"] {
      let occasion: RuleOccasion = try node.choice()
      for gesture in gestures where !occasion.suits(gesture.kind) {
        let all = RuleOccasion.allCases.filter { $0.suits(gesture.kind) }.map(\.rawValue)
        throw RuleError(
          node.place,
          "a \(gesture.rawValue) has no “\(occasion.rawValue)”; "
            + "it has \(all.joined(separator: ", "))")
      }
      self.occasion = occasion
    }
    if let node = fields["every"] {
      try needSteps(node, "every")
      step = try node.number(1...100, unit: "%", example: "10%") / 100
    }
    if let node = fields["whole"] {
      try needSteps(node, "whole")
      whole = try RuleLength(node)
    }
  }

  private func needSteps(_ node: RuleNode, _ word: String) throws(RuleError) {
    guard occasion?.isStep == true else {
      throw RuleError(node.place, "“\(word)” goes with when: progress or when: back")
    }
  }

  /// A number, or two with a hyphen between them.
  private static func fingers(_ node: RuleNode) throws(RuleError) -> ClosedRange<Int> {
    let text = try node.word()
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let least = ends.first ?? nil, let most = ends.last ?? nil, ends.count <= 2,
      least >= 1, most <= 10, least <= most
    else { throw node.wrong("a number from 1 to 10, or two such as 3-4,") }
    return least...most
  }

  private static func patterns(
    _ node: RuleNode?, _ what: String
  ) throws(RuleError) -> [NamePattern] {
    var patterns: [NamePattern] = []
    for node in try node?.oneOrMore(what) ?? [] { patterns.append(NamePattern(try node.name())) }
    return patterns
  }
}
