/// A source and what it declares: parsed, or as it is remembered.
struct ReadSource {
  let source: PortSource
  let declared: Declarations
  /// What was to be changed in it last time, if its text is still the same.
  let remembered: RewrittenSource?
  /// Its tree, if it has been parsed.
  let parsed: ParsedSource?

  init(_ known: PortMemory.Source, _ source: PortSource) {
    self.source = source
    declared = known.declared
    remembered = known.rewritten
    parsed = nil
  }

  /// - Returns: `nil` if the source is nested deeper than is allowed.
  init?(parsing source: PortSource) {
    let parsed = ParsedSource(source)
    guard PortLimits.admit(parsed.tree) else { return nil }
    self.source = source
    self.parsed = parsed
    declared = DeclarationCollector(parsed).declarations
    remembered = nil
  }
}
