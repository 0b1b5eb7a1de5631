/// What the sources of a target declare, for the code that rewrites one of them.
struct Declarations: Codable, Equatable, Sendable {
  var types: [String: DeclaredType] = [:]
  private(set) var methods: [String: [DeclaredMethod]] = [:]
  private(set) var optionals: [String: [OptionalRequirement]] = [:]
  /// Full names by their ends: `A.B.C` by `B.C` and `C`.
  private var namesByEnd: [String: Set<String>] = [:]
  /// The names of free functions, of variables and of type aliases, which renamed API must not meet.
  var otherNames: Set<String> = []
  /// The names that stand for types of functions.
  var functionNames: Set<String> = []
  /// The types that have a property with `override`, by its name.
  var overriddenProperties: [String: Set<String>] = [:]
  /// The types to which an extension adds a property, by its name.
  var addedProperties: [String: Set<String>] = [:]
  /// The types of Apple's that it uses and that are not here.
  var missing: [String: Use] = [:]

  /// Where a type is used first, and how often it is.
  struct Use: Codable, Equatable {
    let line: Int
    var count = 1
  }

  /// The names of types that each type mentions.
  private(set) var mentions: [String: Set<String>] = [:]
  /// Made of the rest once all sources are read, and not stored.
  var index = DeclarationIndex()

  private enum CodingKeys: String, CodingKey {
    case types, methods, optionals, namesByEnd, otherNames, functionNames, mentions, missing
    case overriddenProperties, addedProperties
  }

  mutating func note(_ word: String, in type: String) { mentions[type, default: []].insert(word) }

  mutating func add(_ method: DeclaredMethod) { methods[method.name, default: []].append(method) }

  mutating func add(_ requirement: OptionalRequirement) {
    var list = optionals[requirement.name, default: []]
    var added = requirement
    for index in list.indices
    where list[index].owner == added.owner && list[index].labels == added.labels {
      list[index].isOverloaded = true
      added.isOverloaded = true
    }
    optionals[requirement.name] = list + [added]
  }

  mutating func update(_ name: String, _ change: (inout DeclaredType) -> Void) {
    change(&types[name, default: DeclaredType(name: name)])
    for end in Self.ends(of: name) { namesByEnd[end, default: []].insert(name) }
  }

  /// Adds what a source declares, the next of the target's; nothing of it depends on its number.
  mutating func add(_ part: Declarations, file: Int) {
    for (name, type) in part.types {
      var placed = type
      placed.bodyEnd?.file = file
      update(name) { $0.add(placed) }
    }
    for list in part.methods.values {
      for var method in list {
        method.file = file
        add(method)
      }
    }
    for list in part.optionals.values {
      for var requirement in list {
        requirement.file = file
        add(requirement)
      }
    }
    otherNames.formUnion(part.otherNames)
    functionNames.formUnion(part.functionNames)
    overriddenProperties.merge(part.overriddenProperties) { $0.union($1) }
    addedProperties.merge(part.addedProperties) { $0.union($1) }
    mentions.merge(part.mentions) { $0.union($1) }
  }

  /// What other sources can see of it: not in which byte a type ends, nor what is mentioned in code.
  var surface: Declarations {
    var seen = self
    seen.mentions = [:]
    seen.missing = [:]
    for (name, type) in types where type.bodyEnd != nil {
      seen.types[name]?.bodyEnd = DeclaredType.Place(offset: 0, line: 0)
    }
    return seen
  }

  /// Whether every place in it lies in a source of that length.
  func fits(length: Int) -> Bool {
    types.values.allSatisfy { type in type.bodyEnd.map { 0...length ~= $0.offset } ?? true }
  }

  var allMethods: [DeclaredMethod] { methods.keys.sorted().flatMap { methods[$0] ?? [] } }
  var allOptionals: [OptionalRequirement] {
    optionals.keys.sorted().flatMap { optionals[$0] ?? [] }
  }

  func declares(_ name: String) -> Bool {
    let isType = namesByEnd[name]?.contains { types[$0].map { $0.kind != .unknown } ?? false }
    return isType == true || otherNames.contains(name)
      || methods[name] != nil
  }

  /// A type as it is written today: old names that the target does not declare itself are replaced.
  func spelled(_ type: String) -> String {
    if type == "Timer", !declares(type) { return "SceneTimer" }
    return RenamedTypes.names[type].flatMap { declares(type) ? nil : $0 } ?? type
  }

  /// The full name of a type as a source inside `scopes` means it.
  func resolve(_ written: String, in scopes: [String] = []) -> String? {
    let plain = Self.bare(written)
    for scope in scopes where types["\(scope).\(plain)"] != nil { return "\(scope).\(plain)" }
    if types[plain] != nil { return plain }
    var fitting = namesByEnd[plain] ?? []
    for end in Self.ends(of: plain) where types[end] != nil { fitting.insert(end) }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// `B.C` and `C` of `A.B.C`; `C` of itself.
  private static func ends(of name: String) -> [String] {
    let parts = name.split(separator: ".")
    if parts.count == 1 { return [name] }
    return parts.indices.dropFirst().map { parts[$0...].joined(separator: ".") }
  }

  /// `Cell` of `weak var cell: Cell<Int>?`
  static func bare(_ written: String) -> String {
    var text = Substring(written)
    for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    while let last = text.last, "?! ".contains(last) { text = text.dropLast() }
    if text.first == "(", text.last == ")" { return bare(String(text.dropFirst().dropLast())) }
    return String(text.prefix { $0 != "<" })
  }

  /// The type itself, then all that it inherits from, nearest first.
  func lineage(of name: String) -> [String] {
    if let known = index.lines[name] ?? index.lines[resolve(name) ?? name] { return known }
    var line: [String] = []
    var pending = [name]
    var seen: Set<String> = []
    var at = 0
    while at < pending.count {
      let next = pending[at]
      at += 1
      let full = resolve(next) ?? Self.bare(next)
      guard seen.insert(full).inserted else { continue }
      line.append(full)
      pending += types[full]?.inherited ?? []
    }
    return line
  }

  /// Whether a value of the type, as it is written, is a function. One that takes functions can be called
  /// by name by nobody, and the compiler fails at it.
  func isFunction(_ written: String) -> Bool {
    written.contains("->") || written.contains("@escaping")
      || functionNames.contains(Self.bare(written))
  }

  /// Whether a type inherits from one of another module, which can have methods of the same name.
  func hasForeignAncestor(_ name: String) -> Bool {
    types[name]?.kind != .protocol
      && lineage(of: name).contains {
        (types[$0]?.kind ?? .unknown) == .unknown && $0 != "NSObject"
      }
  }

  /// Whether a property of some type of the target has the name.
  func hasProperty(_ name: String) -> Bool { types.values.contains { $0.properties[name] != nil } }

  func isClass(_ name: String) -> Bool { types[name]?.kind == .class }

  func inherits(_ name: String, from other: String) -> Bool {
    name != other && lineage(of: name).contains(other)
  }

  /// The methods that a name can mean in a type, from the nearest type that has one.
  func lookup(_ name: String, _ labels: [String]?, in type: String) -> [DeclaredMethod] {
    guard methods[name] != nil else { return [] }
    for owner in lineage(of: type) {
      let found = index.methods(name, in: owner).filter { labels == nil || $0.labels == labels }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The type of `first.second.third` in a type, if it can be told.
  func type(ofPath path: [String], in type: String, scopes: [String]) -> String? {
    var current: String? = type
    for step in path {
      guard let at = current else { return nil }
      let owner = lineage(of: at).first { types[$0]?.properties[step] != nil }
      guard let owner, let written = types[owner]?.properties[step] else { return nil }
      current = resolve(written, in: [owner] + scopes) ?? Self.bare(written)
    }
    return current
  }
}
