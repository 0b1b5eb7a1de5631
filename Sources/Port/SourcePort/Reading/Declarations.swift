/// The declarations of a target's sources, for rewriting each source.
struct Declarations: Codable, Equatable, Sendable {
  var types: [String: DeclaredType] = [:]
  private(set) var methods: [String: [DeclaredMethod]] = [:]
  private(set) var optionals: [String: [OptionalRequirement]] = [:]
  /// Full names by their suffixes: `A.B.C` by `B.C` and `C`.
  private var namesByEnd: [String: Set<String>] = [:]
  /// Names of free functions, variables and type aliases, which must not collide with renamed API.
  var otherNames: Set<String> = []
  /// Names of type aliases for function types.
  var functionNames: Set<String> = []
  /// Types with an `override` of a property, by the property's name.
  var overriddenProperties: [String: Set<String>] = [:]
  /// Types with a property added in an extension, by the property's name.
  var addedProperties: [String: Set<String>] = [:]
  /// Apple's types that the target uses and that do not exist here.
  var missing: [String: Use] = [:]

  /// A type's first use and its number of uses.
  struct Use: Codable, Equatable {
    let line: Int
    var count = 1
  }

  /// The names of types that each type mentions.
  private(set) var mentions: [String: Set<String>] = [:]
  /// Computed from the other members after all sources were read; not stored.
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

  /// Adds the declarations of the target's next source, which has the index `file`.
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

  /// The declarations that other sources can see, without positions and mentions in code.
  var surface: Declarations {
    var seen = self
    seen.mentions = [:]
    seen.missing = [:]
    for (name, type) in types where type.bodyEnd != nil {
      seen.types[name]?.bodyEnd = DeclaredType.Place(offset: 0, line: 0)
    }
    return seen
  }

  /// Whether all positions are within a source of that length.
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

  /// A type's current name: old names are replaced unless the target declares them.
  func spelled(_ type: String) -> String {
    if type == "Timer", !declares(type) { return "SceneTimer" }
    return RenamedTypes.names[type].flatMap { declares(type) ? nil : $0 } ?? type
  }

  /// The full name of a type that is written in `scopes`; `nil` if the target does not declare it.
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

  /// The type itself and its ancestors, nearest first.
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

  /// Whether a type, as written, is a function type. Methods with function parameters cannot be called by name, and the
  /// generated code would not compile.
  func isFunction(_ written: String) -> Bool {
    written.contains("->") || written.contains("@escaping")
      || functionNames.contains(Self.bare(written))
  }

  /// Whether a type inherits from a type of another module, which may have methods of the same name.
  func hasForeignAncestor(_ name: String) -> Bool {
    types[name]?.kind != .protocol
      && lineage(of: name).contains {
        (types[$0]?.kind ?? .unknown) == .unknown && $0 != "NSObject"
      }
  }

  /// Whether any type of the target has a property of that name.
  func hasProperty(_ name: String) -> Bool { types.values.contains { $0.properties[name] != nil } }

  func isClass(_ name: String) -> Bool { types[name]?.kind == .class }

  func inherits(_ name: String, from other: String) -> Bool {
    name != other && lineage(of: name).contains(other)
  }

  /// The methods that a name refers to in a type: those of the nearest ancestor that has any.
  func lookup(_ name: String, _ labels: [String]?, in type: String) -> [DeclaredMethod] {
    guard methods[name] != nil else { return [] }
    for owner in lineage(of: type) {
      let found = index.methods(name, in: owner).filter { labels == nil || $0.labels == labels }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The type of `first.second.third` in a type; `nil` if it is not known.
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
