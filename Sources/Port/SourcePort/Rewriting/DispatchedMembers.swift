/// Members that an app adds to one of UIKit's classes in an extension, and overrides in others.
///
/// Only Objective-C calls these by the object's class. Here each implementation gets a name of its own, and the member
/// calls the one that belongs to the object's class.
struct DispatchedMembers {
  struct Member {
    let name: String
    /// As callers write them; `nil` for a property.
    let labels: [String]?
    /// The class that has the member first.
    let base: String
    /// The classes that override it, those furthest down first.
    let overriding: [String]
    /// The classes above each, the nearest first.
    fileprivate let above: [String: [String]]

    /// What the implementation of a class is called.
    func implementation(in type: String) -> String {
      "_port_of_" + String(type.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_" + name
    }

    /// What `super` means in a class that overrides the member.
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
    // A class of the app's own has its members in its body (`MovedMembers`).
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

  /// The classes above one, those of UIKit included.
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
