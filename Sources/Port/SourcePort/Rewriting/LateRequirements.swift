/// Optional requirements that a subclass is the first to implement.
///
/// Objective-C asks the object whether it has the method. Swift asks the class that conforms; so that
/// class gets the method too, one that does as if it were not there, and the subclass overrides it.
struct LateRequirements {
  /// What classes get, by their names.
  private(set) var additions: [String: [String]] = [:]
  /// What overrides now, by class and full name.
  private var overriding: Set<String> = []

  init(_ declarations: Declarations) {
    for requirement in UIKitRequirements.all {
      let text = requirement.text
      look(
        for: requirement.name, requirement.labels, of: requirement.owner, text, declarations
      ) { text.contains(": " + ($0.parameters.last?.type ?? "")) }
    }
    for requirement in declarations.allOptionals where !requirement.isProperty {
      look(
        for: requirement.name, requirement.labels, of: requirement.owner, requirement.absence,
        declarations
      ) { $0.parameters.map(\.type) == requirement.parameters.map(\.type) }
    }
  }

  private mutating func look(
    for name: String, _ labels: [String], of owner: String, _ text: String,
    _ declarations: Declarations, fits: (DeclaredMethod) -> Bool
  ) {
    for method in declarations.methods[name] ?? []
    where method.labels == labels && !method.isOverride && !method.isStatic && fits(method) {
      guard let base = Self.base(of: method, owner, declarations) else { continue }
      if !(additions[base] ?? []).contains(text) { additions[base, default: []].append(text) }
      overriding.insert(Self.key(method.type, method.fullName, method.parameters.last?.type))
    }
  }

  /// The class above that of a method which conforms, if no class from there on has the method.
  private static func base(
    of method: DeclaredMethod, _ owner: String, _ declarations: Declarations
  ) -> String? {
    guard declarations.isClass(method.type) else { return nil }
    let above = declarations.lineage(of: method.type).dropFirst().filter(declarations.isClass)
    let conforming = above.last { declarations.lineage(of: $0).contains(owner) }
    guard let base = conforming, declarations.types[base]?.isLocal == false else { return nil }
    // A class of UIKit's may have the method itself, and then the source says `override`.
    let hasOwn = above.contains { type in
      declarations.index.methods(method.name, in: type).contains {
        $0.parameters == method.parameters
      }
    }
    return hasOwn ? nil : base
  }

  func overrides(_ method: DeclaredMethod) -> Bool {
    overriding.contains(Self.key(method.type, method.fullName, method.parameters.last?.type))
  }

  private static func key(_ type: String, _ name: String, _ last: String?) -> String {
    "\(type) \(name) \(last ?? "")"
  }
}
