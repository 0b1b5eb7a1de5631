/// Generates, for each type, which optional requirements it implements.
struct ImplementedRequirements {
  private let declarations: Declarations

  /// Names of each type's own methods.
  private let names: [String: Set<String>]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    var names: [String: Set<String>] = [:]
    for (name, methods) in declarations.methods where declarations.optionals[name] != nil {
      for method in methods { names[method.type, default: []].insert(name) }
    }
    self.names = names
  }

  /// Code to append to each file.
  var tails: [(file: Int, text: String)] {
    declarations.types.values.sorted { $0.name < $1.name }
      .filter { [.class, .value].contains($0.kind) && !$0.isLocal }
      .flatMap(tails)
  }

  private func tails(of type: DeclaredType) -> [(file: Int, text: String)] {
    let line = declarations.lineage(of: type.name)
    let own = (names[type.name] ?? []).union(type.properties.keys)
    let requirements = own.sorted().flatMap(declarations.allOptionals(named:))
      .filter { line.contains($0.owner) }
    return requirements.compactMap { requirement in
      guard let file = file(of: requirement, in: type) else { return nil }
      // A subclass inherits its superclass's value.
      let above = line.dropFirst().compactMap { declarations.types[$0] }
      if above.contains(where: { $0.kind == .class && self.file(of: requirement, in: $0) != nil }) {
        return nil
      }
      let owner = declarations.types[requirement.owner]?.access ?? .internal
      let access = min(owner, type.access).modifier
      return (
        file,
        "extension \(type.name) { nonisolated \(access)var \(requirement.flag): Bool { true } }\n"
      )
    }
  }

  /// Index of the file in which a type implements a requirement; `nil` if it does not.
  private func file(of requirement: OptionalRequirement, in type: DeclaredType) -> Int? {
    if requirement.isProperty {
      return type.properties[requirement.name] == nil ? nil : type.bodyEnd?.file
    }
    return declarations.index.methods(requirement.name, in: type.name)
      .first {
        $0.labels == requirement.labels
          && (!requirement.isOverloaded || $0.parameters == requirement.parameters)
      }?.file
  }
}
