import TouchStories

/// A rules file: what is to be done at which gestures. `docs/acting.md` describes it.
package struct RuleBook: Equatable {
  /// How wide the surface's edges are.
  package var edge = RuleLength.millimetres(5)
  /// How many programs of rules may run at one time.
  package var atOnce = 8
  /// Pans, pinches and rotations may go together, as in the stories; otherwise the first of them keeps
  /// the others out.
  package var isTogether = false
  /// The first that fits acts, and of the later ones those that say so.
  package var rules: [Rule] = []

  package init(rules: [Rule]) { self.rules = rules }

  /// Reads a file; throws the first thing that is wrong, with its place.
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

  /// Whether anything of it needs a keyboard or a pointer of its own.
  package var needsKeys: Bool {
    rules.contains { rule in
      rule.actions.contains { action in if case .run = action { false } else { true } }
    }
  }

  /// Whether anything of it depends on the window that is active.
  package var needsWindows: Bool {
    rules.contains { !$0.applications.isEmpty || !$0.otherApplications.isEmpty }
  }
}
