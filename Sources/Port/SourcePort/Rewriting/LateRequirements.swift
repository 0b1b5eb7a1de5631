/// Optional requirements that only a subclass of the conforming class implements.
///
/// Objective-C asks the object whether it has the method; Swift asks the conforming class. So that class gets a method that
/// behaves as if it were missing, and the subclass overrides it.
struct LateRequirements {
  /// Members to add, by class.
  private(set) var additions: [String: [String]] = [:]
  /// Methods that need `override`, by class and full name.
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

  /// The conforming ancestor of a method's class, if no class between them has the method.
  private static func base(
    of method: DeclaredMethod, _ owner: String, _ declarations: Declarations
  ) -> String? {
    guard declarations.isClass(method.type) else { return nil }
    let above = declarations.lineage(of: method.type).dropFirst().filter(declarations.isClass)
    let conforming = above.last { declarations.lineage(of: $0).contains(owner) }
    guard let base = conforming, declarations.types[base]?.isLocal == false else { return nil }
    // If a UIKit class has the method, the source already says `override`.
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
