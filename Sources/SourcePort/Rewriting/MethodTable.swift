/// Writes down the `@objc` methods of each file, private ones too, so that a selector finds a method by
/// its name on any object, as on iOS.
struct MethodTable {
  private let declarations: Declarations
  private let files: Int

  init(_ declarations: Declarations, files: Int) {
    self.declarations = declarations
    self.files = files
  }

  /// What is to follow the text of each file: a function that knows the methods of that file.
  var tails: [String] {
    var methods: [Int: [String: [DeclaredMethod]]] = [:]
    for method in declarations.allMethods where isListed(method) {
      methods[method.file, default: [:]][method.type, default: []].append(method)
    }
    return (0..<files).map { file in
      let types = (methods[file] ?? [:]).sorted { $0.key < $1.key }
      return types.map { part(file, $0.key, $0.value) }.joined() + sum(file, types.map(\.key))
    }
  }

  /// The file that makes the target's one table of them.
  var table: PortedTarget.File {
    let parts = (0..<files).map { "_port_file_\($0)" }.joined(separator: ", ")
    return PortedTarget.File(
      name: Self.fileName,
      text:
        "import UIKit\n\n/// What selectors of this target know.\nlet _port = ObjCMethods(\(parts))\n"
    )
  }

  static let fileName = "_Port.swift"

  private func isListed(_ method: DeclaredMethod) -> Bool {
    guard method.isObjC, !method.isStatic, !method.isAsync, !method.isConditional,
      !method.isGeneric, let type = declarations.types[method.type], type.kind != .protocol,
      !type.isGeneric, !type.isLocal
    else { return false }
    return !method.parameters.contains { $0.type.hasPrefix("inout ") || $0.type.hasSuffix("...") }
  }

  private func part(_ file: Int, _ type: String, _ methods: [DeclaredMethod]) -> String {
    let lines = methods.map { method in
      let reference = MethodReference(name: method.name, labels: method.labels)
      let call = SelectorCall(owner: type, reference: reference, method: method, cast: nil)
      return "    table.add(\(call.arguments(in: declarations)))\n"
    }
    return """
      extension \(type) {
        nonisolated fileprivate static func \(name(file, type))(_ table: inout ObjCMethods) {
      \(lines.joined())  }
      }

      """
  }

  private func sum(_ file: Int, _ types: [String]) -> String {
    let calls = types.map { "  \($0).\(name(file, $0))(&table)\n" }.joined()
    return "nonisolated func _port_file_\(file)(_ table: inout ObjCMethods) {\n\(calls)}\n"
  }

  /// Of its own for each class and file: a class inherits the names of another's.
  private func name(_ file: Int, _ type: String) -> String {
    let plain = String(type.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return "_port_methods_\(file)_\(plain)"
  }
}
