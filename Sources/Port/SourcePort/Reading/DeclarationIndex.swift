/// Lookup tables for rewriting, computed once after all sources were read.
struct DeclarationIndex: Equatable, Sendable {
  /// Each type's ancestors, beginning with the type itself; only of types whose ancestry is finite.
  fileprivate(set) var lines: [String: [String]] = [:]
  private var methods: [String: [String: Overloads]] = [:]
  private var selectors: [String: Namesakes] = [:]
  /// Methods by their Objective-C names of Swift 2, which omitted the first label.
  private var oldSelectors: [String: [String: DeclaredMethod]] = [:]

  /// A type's methods with one base name.
  fileprivate struct Overloads: Equatable {
    var all: [DeclaredMethod] = []
    /// The number of methods without `override`, in total and by labels.
    var newCount = 0
    var newCounts: [[String]: Int] = [:]
  }

  /// Methods with the same Objective-C name, sorted by their Swift names.
  fileprivate struct Namesakes: Equatable {
    struct InType: Equatable {
      var first: DeclaredMethod
      var firstExposed: DeclaredMethod?
      var firstAction: (rank: Int, method: DeclaredMethod)?

      static func == (one: Self, other: Self) -> Bool {
        one.first == other.first && one.firstExposed == other.firstExposed
          && one.firstAction?.rank == other.firstAction?.rank
      }
    }
    var types: [String: InType] = [:]
    var exposedTypes: Set<String> = []
    var firstExposed: DeclaredMethod?
    var firstAction: DeclaredMethod?
  }

  init() {}

  fileprivate init(_ declarations: Declarations) {
    for (rank, method) in declarations.allMethods.enumerated() {
      methods[method.name, default: [:]][method.type, default: Overloads()].add(method)
      let isAction =
        method.isObjC && !method.isStatic && declarations.types[method.type]?.isGeneric == false
      selectors[method.selectorName, default: Namesakes()].add(method, rank, isAction: isAction)
      guard !method.labels.isEmpty else { continue }
      let old = DeclaredMethod.selectorName(method.name, ["_"] + method.labels.dropFirst())
      if oldSelectors[old]?[method.type] == nil {
        oldSelectors[old, default: [:]][method.type] = method
      }
    }
  }

  /// The type's own methods of that name.
  func methods(_ name: String, in type: String) -> [DeclaredMethod] {
    methods[name]?[type]?.all ?? []
  }

  /// The number of the type's methods of that name without `override`; only those with the given labels, if any.
  func newCount(_ name: String, _ labels: [String]? = nil, in type: String) -> Int {
    guard let overloads = methods[name]?[type] else { return 0 }
    return labels.map { overloads.newCounts[$0] ?? 0 } ?? overloads.newCount
  }

  /// The method with that Objective-C name: the type's own, or else the only one.
  func method(calledByName name: String, in type: String?) -> DeclaredMethod? {
    let named = selectors[name]
    let own = type.flatMap { named?.types[$0] }
    if let found = own?.firstExposed { return found }
    if let named, named.exposedTypes.count == 1 { return named.firstExposed }
    return own?.first ?? type.flatMap { oldSelectors[name]?[$0] }
  }

  /// The method that an action calls, in the given types, or in any type if `types` is `nil`.
  func action(_ name: String, among types: [String]?) -> DeclaredMethod? {
    guard let named = selectors[name] else { return nil }
    guard let types else { return named.firstAction }
    return types.compactMap { named.types[$0]?.firstAction }.min { $0.rank < $1.rank }?.method
  }
}

extension DeclarationIndex.Overloads {
  fileprivate mutating func add(_ method: DeclaredMethod) {
    all.append(method)
    guard !method.isOverride else { return }
    newCount += 1
    newCounts[method.labels, default: 0] += 1
  }
}

extension DeclarationIndex.Namesakes {
  fileprivate mutating func add(_ method: DeclaredMethod, _ rank: Int, isAction: Bool) {
    var own = types[method.type] ?? InType(first: method)
    if method.isObjC {
      exposedTypes.insert(method.type)
      firstExposed = firstExposed ?? method
      own.firstExposed = own.firstExposed ?? method
    }
    if isAction {
      firstAction = firstAction ?? method
      own.firstAction = own.firstAction ?? (rank, method)
    }
    types[method.type] = own
  }
}

/// Computes the ancestors of all types, and cuts inheritance cycles.
struct DeclarationIndexer {
  /// A type whose inheritance is cut, with the reason.
  struct Fault {
    let type: String
    let reason: String
  }

  /// The most ancestors of a type; real types have fewer, and the work grows with their number.
  static let longestLine = 256

  private(set) var faults: [Fault] = []
  private var declarations: Declarations
  private var lines: [String: [String]] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    for name in declarations.types.keys.sorted() { follow(name) }
  }

  /// The declarations with their index.
  var indexed: Declarations {
    var indexed = declarations
    indexed.index = DeclarationIndex(declarations)
    indexed.index.lines = lines
    return indexed
  }

  /// A type being visited, and the index of its next ancestor.
  private struct Step {
    let name: String
    var next = 0
  }

  /// Visits a type after its ancestors; iterative, because the ancestry may be long.
  private mutating func follow(_ name: String) {
    guard lines[name] == nil else { return }
    var steps = [Step(name: name)]
    var open = [name: 0]
    while let step = steps.last {
      let inherited = declarations.types[step.name]?.inherited ?? []
      guard step.next < inherited.count else {
        finish(step.name)
        open[step.name] = nil
        steps.removeLast()
        continue
      }
      let written = inherited[step.next]
      let above = declarations.resolve(written) ?? Declarations.bare(written)
      if let start = open[above] {
        cut(step.next, of: step.name, steps[start...].map(\.name))
        continue
      }
      steps[steps.count - 1].next += 1
      guard lines[above] == nil, declarations.types[above] != nil else { continue }
      open[above] = steps.count
      steps.append(Step(name: above))
    }
  }

  /// Removes an ancestor that closes a cycle. It is an error only if all names are certain; otherwise a guess was wrong.
  private mutating func cut(_ index: Int, of name: String, _ circle: [String]) {
    let written = declarations.types[name]?.inherited.remove(at: index) ?? ""
    let isCertain = zip(circle, circle.dropFirst()).allSatisfy { below, above in
      declarations.types[below]?.inherited.contains { Declarations.bare($0) == above } == true
    }
    guard isCertain, let first = circle.first, Declarations.bare(written) == first else { return }
    let shown = circle.prefix(3).joined(separator: " from ")
    let rest = circle.count > 3 ? " and so on" : ""
    let reason = circle.count == 1 ? "" : ": \(shown)\(rest), \(circle.count) types in a circle"
    faults.append(Fault(type: first, reason: "\(first) inherits from itself\(reason)"))
  }

  /// Computes a type's ancestors after those of its ancestors.
  private mutating func finish(_ name: String) {
    let above = (declarations.types[name]?.inherited ?? []).map {
      declarations.resolve($0) ?? Declarations.bare($0)
    }
    let line =
      above.count == 1
      ? [name] + (lines[above[0]] ?? [above[0]]) : declarations.lineage(of: name)
    guard line.count <= Self.longestLine else {
      faults.append(
        Fault(
          type: name, reason: "\(name) inherits from more than \(Self.longestLine - 1) types"))
      declarations.types[name]?.inherited = []
      lines[name] = [name]
      return
    }
    lines[name] = line
  }
}
