import JSONText
import TouchActions
import TouchStories

/// Builds the values of a rules file from a parser's events, within its limits.
struct YAMLTree: ~Copyable {
  private var events: YAMLEvents
  /// What each anchor stands for, and how many values that is.
  private var anchors: [String: (node: RuleNode, count: Int)] = [:]
  private var values = 0
  private var aliases = 0

  /// The one document of a text.
  static func root(of bytes: [UInt8]) throws(RuleError) -> RuleNode {
    var tree = YAMLTree(events: YAMLEvents(bytes))
    return try tree.document()
  }

  /// All documents of a text.
  static func documents(of bytes: [UInt8]) throws(RuleError) -> [RuleNode] {
    var tree = YAMLTree(events: YAMLEvents(bytes))
    var documents: [RuleNode] = []
    while true {
      switch try tree.events.next().kind {
      case .startOfDocument: documents.append(try tree.node(try tree.events.next(), depth: 1))
      case .endOfText: return documents
      default: break
      }
    }
  }

  private init(events: consuming YAMLEvents) { self.events = events }

  private mutating func document() throws(RuleError) -> RuleNode {
    var root: RuleNode?
    while true {
      let event = try events.next()
      switch event.kind {
      case .startOfDocument:
        guard root == nil else {
          throw RuleError(event.place, "a second document; rules are one, so leave the --- out")
        }
        root = try node(try events.next(), depth: 1)
      case .endOfText:
        guard let root else {
          throw RuleError(event.place, "there is nothing in it; docs/acting.md shows rules")
        }
        return root
      default: break
      }
    }
  }

  private mutating func node(
    _ event: YAMLEvents.Event, depth: Int
  ) throws(RuleError) -> RuleNode {
    guard depth <= RuleLimits.depth else {
      throw RuleError(event.place, "more than \(RuleLimits.depth) levels; rules need five")
    }
    guard !event.hasTag else {
      throw RuleError(event.place, "a tag (!) means nothing in rules; leave it out")
    }
    let before = values
    try count(1, at: event.place)
    let node: RuleNode
    switch event.kind {
    case .word(let text, let isPlain):
      node = RuleNode(.word(text, isPlain: isPlain), at: event.place)
    case .startList: node = RuleNode(.list(try list(depth: depth)), at: event.place)
    case .startTable: node = RuleNode(.table(try table(depth: depth)), at: event.place)
    case .alias(let name): return try standIn(name, at: event.place)
    default: throw RuleError(event.place, "a value is missing here")
    }
    if let anchor = event.anchor { anchors[anchor] = (node, values - before) }
    return node
  }

  private mutating func list(depth: Int) throws(RuleError) -> [RuleNode] {
    var list: [RuleNode] = []
    while true {
      let event = try events.next()
      if case .endOfPart = event.kind { return list }
      list.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func table(depth: Int) throws(RuleError) -> [RuleNode.Entry] {
    var entries: [RuleNode.Entry] = []
    while true {
      let event = try events.next()
      if case .endOfPart = event.kind { return entries }
      guard case .word(let key, _) = event.kind else {
        throw RuleError(
          event.place, "a name is needed before the colon; quote a text with {, [, & or *")
      }
      try count(1, at: event.place)
      let value = try node(try events.next(), depth: depth + 1)
      entries.append(RuleNode.Entry(key: key, at: event.place, value))
    }
  }

  /// What an alias stands for: it counts as much as that, so that few lines cannot mean millions.
  private mutating func standIn(
    _ name: String, at place: TextPosition
  ) throws(RuleError) -> RuleNode {
    guard let anchor = anchors[name] else {
      throw RuleError(
        place, "nothing above is marked &\(name.prefix(40)); quote a text that begins with *")
    }
    aliases += 1
    guard aliases <= RuleLimits.aliases else {
      throw RuleError(place, "more than \(RuleLimits.aliases) aliases; write the values themselves")
    }
    try count(anchor.count, at: place)
    return anchor.node
  }

  private mutating func count(_ count: Int, at place: TextPosition) throws(RuleError) {
    values += count
    guard values <= RuleLimits.values else {
      throw RuleError(
        place, "more than \(RuleLimits.values) values; rules have \(RuleLimits.rules) at most")
    }
  }
}
