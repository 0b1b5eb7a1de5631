/// A source and its declarations, parsed or taken from the memory.
struct ReadSource {
  let source: PortSource
  let declared: Declarations
  /// The edits of the last port, if the text is unchanged.
  let remembered: RewrittenSource?
  /// Its syntax tree, if it was parsed.
  let parsed: ParsedSource?

  init(_ known: PortMemory.Source, _ source: PortSource) {
    self.source = source
    declared = known.declared
    remembered = known.rewritten
    parsed = nil
  }

  /// - Returns: `nil` if the source exceeds the depth limit.
  init?(parsing source: PortSource) {
    let parsed = ParsedSource(source)
    guard PortLimits.admit(parsed.tree) else { return nil }
    self.source = source
    self.parsed = parsed
    declared = DeclarationCollector(parsed).declarations
    remembered = nil
  }
}
