/// Gives the interface code access to the target's classes. Outlets and actions may be private, so
/// accessors are added to the file that declares the class.
struct InterfaceAccess {
  private let declarations: Declarations
  /// Code to append to each file.
  private(set) var tails: [Int: Set<String>] = [:]

  init(_ declarations: Declarations) { self.declarations = declarations }

  enum Outlet {
    case own(setter: String)
    case foreign, absent
  }

  /// How to set an outlet of a class.
  mutating func outlet(_ property: String, of type: String) -> Outlet {
    let line = declarations.lineage(of: type)
    guard let owner = line.first(where: { declarations.types[$0]?.properties[property] != nil }),
      let written = declarations.types[owner]?.properties[property], !written.isEmpty,
      let file = declarations.types[owner]?.bodyEnd?.file
    else {
      let isKnown = declarations.types[type]?.kind != .class
      return isKnown || InterfaceClasses.outlets.contains(property) ? .foreign : .absent
    }
    var value = written
    while let last = value.last, "?!".contains(last) { value.removeLast() }
    let name = "_port_outlet_\(property)"
    tails[file, default: []].insert(
      "extension \(owner) { @MainActor func \(name)(_ object: \(value)) { \(property) = object } }\n"
    )
    return .own(setter: name)
  }

  /// The selector of an action in `type`, or in any class if it is `nil`; `nil` if there is none.
  mutating func action(_ selector: String, of type: String?) -> String? {
    let line = type.map { declarations.lineage(of: $0) }
    guard let method = declarations.index.action(selector, among: line) else { return nil }
    let reference = MethodReference(name: method.name, labels: method.labels)
    let call = SelectorCall(owner: method.type, reference: reference, method: method, cast: nil)
    let plain = method.type + "_" + selector
    let name =
      "_port_action_" + String(plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    tails[method.file, default: []].insert(
      "extension \(method.type) { @MainActor static func \(name)() -> Selector "
        + "{ \(call.text(in: declarations)) } }\n")
    return "\(method.type).\(name)()"
  }

  func declares(_ type: String) -> Bool { declarations.types[type]?.kind == .class }

  /// Whether a class of the target, or its ancestor there, implements `awakeFromNib()`.
  func implementsAwaking(_ type: String) -> Bool {
    let line = declarations.lineage(of: type)
    return (declarations.methods["awakeFromNib"] ?? []).contains { line.contains($0.type) }
  }

  func inherits(_ type: String, from other: String) -> Bool {
    declarations.lineage(of: type).contains(other)
  }
}
