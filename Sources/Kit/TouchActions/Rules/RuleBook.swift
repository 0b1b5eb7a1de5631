import TouchStories

/// A rules file, which assigns actions to gestures (`docs/acting.md`).
package struct RuleBook: Equatable {
  /// The width of the surface's edges.
  package var edge = RuleLength.millimetres(5)
  /// How many programs may run at a time.
  package var atOnce = 8
  /// Whether pans, pinches and rotations are simultaneous, as in stories; otherwise the first one prevents the others.
  package var isTogether = false
  /// In order of precedence: the first matching rule acts, and later ones only if they contain `also`.
  package var rules: [Rule] = []

  package init(rules: [Rule]) { self.rules = rules }

  /// Reads a file; throws the first error with its position.
  package init(_ root: RuleNode) throws(RuleError) {
    let fields = try root.fields(known: ["settings", "rules"])
    if let settings = fields["settings"] { try read(settings: settings) }
    guard let list = fields["rules"] else {
      throw RuleError(root.place, "there are no “rules”; docs/acting.md shows some")
    }
    for node in try list.elements("rules", atMost: RuleLimits.rules) {
      let rule = try Rule(node, number: rules.count + 1)
      if let other = rules.first(where: { $0.name == rule.name }) {
        throw RuleError(
          node.place,
          "another rule, at \(other.place), is called “\(rule.name)”; give it another name")
      }
      rules.append(rule)
    }
  }

  private mutating func read(settings: RuleNode) throws(RuleError) {
    let fields = try settings.fields(known: ["edge", "atOnce", "together"])
    if let node = fields["edge"] { edge = try RuleLength(node) }
    if let node = fields["atOnce"] { atOnce = try node.whole(1...64) }
    if let node = fields["together"] { isTogether = try node.flag() }
  }

  /// Whether an action needs a virtual keyboard or pointer.
  package var needsKeys: Bool {
    rules.contains { rule in
      rule.actions.contains { action in if case .run = action { false } else { true } }
    }
  }

  /// Whether a rule depends on the active window.
  package var needsWindows: Bool {
    rules.contains { !$0.applications.isEmpty || !$0.otherApplications.isEmpty }
  }
}
