/// Generates tables of each file's `@objc` methods, including private ones, so that a selector finds a method by name on any
/// object, as on iOS.
struct MethodTable {
  private let declarations: Declarations
  /// Those of the targets that the target imports.
  private let imported: Declarations
  /// Code to append to each file: a function with the file's methods, or nothing if it has none.
  private(set) var tails: [String] = []

  /// Each file's part of generated names; an index would change when files are added before it.
  private let files: [String]
  /// Whether objects are created by their metatype.
  private let makesByClass: Bool

  init(
    _ declarations: Declarations, importing imported: Declarations, files: [String],
    makesByClass: Bool
  ) {
    self.declarations = declarations
    self.imported = imported
    self.makesByClass = makesByClass
    self.files = Self.words(files)
    tails = collectedTails
  }

  private var collectedTails: [String] {
    var methods: [Int: [String: [DeclaredMethod]]] = [:]
    for method in declarations.allMethods where isListed(method) {
      methods[method.file, default: [:]][method.type, default: []].append(method)
    }
    return files.indices.map { file in
      let types = (methods[file] ?? [:]).sorted { $0.key < $1.key }
      let made = made(in: file)
      guard !types.isEmpty || !made.isEmpty else { return "" }
      return types.map {
        isGeneric($0.key) ? generic(file, $0.key, $0.value) : part(file, $0.key, $0.value)
      }
      .joined()
        + sum(file, types.map(\.key), made)
    }
  }

  /// The file that describes the whole target.
  func module(_ manifest: SceneManifest?) -> PortedTarget.File {
    let listed = tails.indices.filter { !tails[$0].isEmpty }
    let parts = listed.map { "_port_file_\(files[$0])" }.joined(separator: ", ")
    let text = """
      import UIKit

      /// What the target's files have for Objective-C, and how its scenes begin.
      @MainActor final class _Port: PortedModule {
        override var methods: [(inout ObjCMethods) -> Void] { [\(parts)] }
      \(manifest?.members(declarations) ?? "")}

      """
    return PortedTarget.File(name: Self.fileName, text: text)
  }

  static let fileName = "_Port.swift"

  private func isListed(_ method: DeclaredMethod) -> Bool {
    if isGeneric(method.type), !method.parameters.allSatisfy({ isKnown($0.type) }) { return false }
    guard method.isObjC || isRequired(method) || Self.askedFor.contains(method.selectorName),
      !method.isStatic, !method.isAsync,
      !method.isConditional,
      !method.isGeneric, !method.isUnavailable, isReachable(method.type),
      declarations.types[method.type]?.kind != .protocol
    else { return false }
    return !method.parameters.contains {
      $0.type.hasPrefix("inout ") || $0.type.hasSuffix("...") || declarations.isFunction($0.type)
    }
  }

  /// Whether the file can name the type: neither it nor an enclosing type is generic or hidden.
  private func isReachable(_ name: String) -> Bool {
    let steps = name.split(separator: ".").map(String.init)
    return steps.indices.allSatisfy { index in
      let full = steps[...index].joined(separator: ".")
      guard let type = declarations.types[full] else { return index < steps.count - 1 }
      // The methods of a generic class are found through a protocol.
      return (!type.isGeneric || steps.count == 1) && !type.isLocal
        && (index == 0 || !type.isHidden)
    }
  }

  /// The initializers of a file's classes that are instantiated by name or metatype.
  private func made(in file: Int) -> [String] {
    declarations.types.values.compactMap { type in
      guard type.kind == .class, type.bodyEnd?.file == file, !type.isConditional, !type.isGeneric,
        !type.isLocal, isReachable(type.name)
      else { return nil }
      let lineage = lineage(of: type.name)
      if let base = lineage.first(where: { Self.madeByClass[$0] != nil }),
        let labels = Self.madeByClass[base]
      {
        return isMade(type, by: labels) ? "\(type.name).init(\(labels))" : nil
      }
      if type.canBeMade, !Self.madeByName.isDisjoint(with: lineage) { return type.name + ".init" }
      guard makesByClass, type.canBeMade || type.canBeFramed,
        lineage.dropFirst().allSatisfy({ (ownType($0) ?? importedType($0))?.canBeMade ?? true }),
        lineage.contains(where: { !UIKitClasses.superclasses(of: $0).isEmpty })
      else { return nil }
      return type.canBeMade ? type.name + ".init" : "{ \(type.name)(frame: .zero) }"
    }.sorted()
  }

  /// Whether a class has, or inherits, the initializer with these labels. The superclasses of an imported class are imported.
  private func isMade(
    _ type: DeclaredType, by labels: String, isImported: Bool = false, depth: Int = 0
  ) -> Bool {
    // Cyclic inheritance occurs only in sources that do not compile.
    guard depth < 100 else { return false }
    if (type.initializers.designated + type.initializers.convenience).contains(labels) {
      return true
    }
    guard !type.initializers.hasDesignated else { return false }
    for name in type.inherited {
      let own = isImported ? nil : ownType(name)
      guard let superclass = own ?? importedType(name), superclass.kind == .class else { continue }
      return isMade(superclass, by: labels, isImported: own == nil, depth: depth + 1)
    }
    return true
  }

  private func ownType(_ written: String) -> DeclaredType? {
    let type = declarations.types[declarations.resolve(written) ?? Declarations.bare(written)]
    return type?.kind == .unknown ? nil : type
  }

  /// A type of the imported targets, by its whole name, with or without its module's.
  private func importedType(_ written: String) -> DeclaredType? {
    let name = Declarations.bare(written)
    if let type = imported.types[name] { return type.kind == .unknown ? nil : type }
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, imported.types[String(parts[0])] == nil else { return nil }
    return imported.types[String(parts[1])]
  }

  /// A type's ancestors, with those that its ancestors have in imported targets.
  private func lineage(of type: String) -> [String] {
    let own = declarations.lineage(of: type)
    let foreign = own.filter { (declarations.types[$0]?.kind ?? .unknown) == .unknown }
    return own
      + foreign.compactMap(importedType).flatMap { imported.lineage(of: $0.name).dropFirst() }
  }

  /// Cells and other views of lists, which are created when they become visible.
  private static let madeByClass = [
    "UICollectionReusableView": "frame:", "UICollectionViewCell": "frame:",
    "UITableViewCell": "style:reuseIdentifier:",
    "UITableViewHeaderFooterView": "reuseIdentifier:",
  ]

  /// Data source requirements whose implementation lists check.
  private static let askedFor: Set<String> = [
    "collectionView:moveItemAt:to:", "tableView:commit:forRowAt:", "tableView:moveRowAt:to:",
  ]

  /// Application and delegate classes, and layer classes that `layerClass` may name.
  private static let madeByName: Set<String> = [
    "CAEmitterLayer", "CAGradientLayer", "CALayer", "CAReplicatorLayer", "CAShapeLayer",
    "CATextLayer",
    "UIApplication", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  private func part(_ file: Int, _ type: String, _ methods: [DeclaredMethod]) -> String {
    let lines = methods.map { method in
      let reference = MethodReference(name: method.name, labels: method.labels)
      let call = SelectorCall(owner: type, reference: reference, method: method, cast: nil)
      return "    table.add(\(call.arguments(in: declarations, keepsResult: true)))\n"
    }
    return """
      extension \(type) {
        nonisolated fileprivate static func \(name(file, type))(_ table: inout ObjCMethods) {
      \(lines.joined())  }
      }

      """
  }

  /// Whether the method implements a requirement of UIKit, for `responds(to:)`.
  private func isRequired(_ method: DeclaredMethod) -> Bool {
    UIKitRequirements.all.contains { requirement in
      requirement.name == method.name && requirement.labels == method.labels
        && requirement.text.contains(": " + (method.parameters.last?.type ?? ""))
        && declarations.isClass(method.type)
        && declarations.lineage(of: method.type).contains(requirement.owner)
    } && forwards
  }

  /// Whether a class of the target forwards messages.
  private var forwards: Bool { !DelegateProxies.classes(in: declarations).isEmpty }

  /// Whether a type is certainly not a generic parameter of the enclosing class.
  private func isKnown(_ written: String) -> Bool {
    let name = Declarations.bare(written)
    return name.hasPrefix("UI") || name.hasPrefix("NS")
      || ["Any", "AnyObject", "Timer", "Notification"].contains(name)
      || (declarations.types[name]?.kind ?? .unknown) != .unknown
  }

  private func isGeneric(_ type: String) -> Bool { declarations.types[type]?.isGeneric == true }

  /// Generates a protocol for a generic class, which cannot be named without its arguments.
  private func generic(_ file: Int, _ type: String, _ methods: [DeclaredMethod]) -> String {
    let protocolName = "_PortGeneric_\(files[file])_\(Self.word(type))"
    let heads = methods.indices.map { index in
      let parameters = methods[index].parameters.enumerated().map {
        "_ p\($0): \(declarations.spelled($1.type))"
      }
      let result = methods[index].result.map { " -> " + $0 } ?? ""
      return "func _port_generic_\(index)(\(parameters.joined(separator: ", ")))\(result)"
    }
    let bodies = methods.map { method in
      let arguments = method.parameters.enumerated().map {
        ($1.label == "_" ? "" : $1.label + ": ") + "p\($0)"
      }
      return
        "\(method.isThrowing ? "try! " : "")\(method.name)(\(arguments.joined(separator: ", ")))"
    }
    let entries = methods.indices.map { index in
      "  table.add(\"\(methods[index].selectorName)\", finding: "
        + "{ $0 as? any \(protocolName) }, { $0._port_generic_\(index) })\n"
    }
    return """
      fileprivate protocol \(protocolName): AnyObject {
      \(heads.map { "  @MainActor \($0)\n" }.joined())}
      extension \(type): \(protocolName) {
      \(zip(heads, bodies).map { "  fileprivate \($0) { \($1) }\n" }.joined())}
      nonisolated fileprivate func \(name(file, type))(_ table: inout ObjCMethods) {
      \(entries.joined())}

      """
  }

  private func sum(_ file: Int, _ types: [String], _ made: [String]) -> String {
    let calls =
      types.map { "  \(isGeneric($0) ? "" : $0 + ".")\(name(file, $0))(&table)\n" }.joined()
      + made.map { "  table.add(making: \($0))\n" }.joined()
    return "nonisolated func _port_file_\(files[file])(_ table: inout ObjCMethods) {\n\(calls)}\n"
  }

  /// A name that is unique for class and file, because a class inherits the names of its superclass.
  private func name(_ file: Int, _ type: String) -> String {
    "_port_methods_\(files[file])_\(Self.word(type))"
  }

  private static func word(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func words(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      var word = word(name)
      while !taken.insert(word).inserted { word += "_" }
      return word
    }
  }
}
