/// Members that an app adds to a UIKit class in an extension and overrides in subclasses.
///
/// Only Objective-C dispatches such members dynamically. Here each implementation gets its own name, and the member calls the
/// one for the object's class.
struct DispatchedMembers {
  struct Member {
    let name: String
    /// Argument labels; `nil` for a property.
    let labels: [String]?
    /// The class that the member was added to.
    let base: String
    /// The classes that override it, subclasses before superclasses.
    let overriding: [String]
    /// Ancestors of each class, nearest first.
    fileprivate let above: [String: [String]]

    /// The name of a class's implementation.
    func implementation(in type: String) -> String {
      "_port_of_" + String(type.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_" + name
    }

    /// The implementation that `super` refers to in a class that overrides the member.
    func implementation(above type: String) -> String {
      let nearest = above[type]?.first { overriding.contains($0) || $0 == base }
      return implementation(in: nearest ?? base)
    }
  }

  private var members: [String: [Member]] = [:]

  init(_ declarations: Declarations) {
    for (name, methods) in declarations.methods {
      let overrides = methods.filter { $0.isOverride && !$0.isStatic && !$0.isConditional }
      guard !overrides.isEmpty else { continue }
      for base in methods
      where base.isInExtension && !base.isOverride && !base.isStatic && !base.isGeneric {
        let types = overrides.filter { $0.labels == base.labels }.map(\.type)
        add(name, base.labels, base.type, Set(types), declarations)
      }
    }
    for (name, types) in declarations.overriddenProperties {
      for base in declarations.addedProperties[name] ?? [] {
        add(name, nil, base, types, declarations)
      }
    }
  }

  private mutating func add(
    _ name: String, _ labels: [String]?, _ base: String, _ types: Set<String>,
    _ declarations: Declarations
  ) {
    // Members of the app's own classes are moved to the class's body (`MovedMembers`).
    guard Self.isForeign(base, declarations) else { return }
    var above: [String: [String]] = [:]
    for type in types where type != base && declarations.types[type]?.isGeneric != true {
      let line = Self.superclasses(of: type, declarations)
      if line.contains(base) { above[type] = line }
    }
    guard !above.isEmpty else { return }
    let order = above.keys.sorted {
      (above[$1]?.count ?? 0, $0) < (above[$0]?.count ?? 0, $1)
    }
    members[name, default: []].append(
      Member(name: name, labels: labels, base: base, overriding: order, above: above))
  }

  private static func isForeign(_ type: String, _ declarations: Declarations) -> Bool {
    (declarations.types[type]?.kind ?? .unknown) == .unknown
      && !UIKitClasses.superclasses(of: type).isEmpty
  }

  /// A class's ancestors, including UIKit's.
  private static func superclasses(of type: String, _ declarations: Declarations) -> [String] {
    let line = declarations.lineage(of: type)
    let foreign = line.first { !UIKitClasses.superclasses(of: $0).isEmpty }
    return Array(line.dropFirst()) + (foreign.map(UIKitClasses.superclasses) ?? [])
  }

  /// The member that a class adds or overrides.
  func member(_ name: String, _ labels: [String]?, in type: String) -> Member? {
    members[name]?.first {
      $0.labels == labels && ($0.base == type || $0.overriding.contains(type))
    }
  }

  /// The members of that name that a class overrides.
  func overridden(_ name: String, in type: String) -> [Member] {
    members[name]?.filter { $0.overriding.contains(type) } ?? []
  }
}
