/// Compiles a target's nibs and storyboards to one Swift file. The compiler reports errors at the lines of the nibs and
/// storyboards.
struct InterfaceTableFile {
  private(set) var notes: [PortNote] = []
  private(set) var tails: [(file: Int, text: String)] = []
  private(set) var file: PortedTarget.File

  static let fileName = "_PortInterface.swift"

  init(_ sources: [PortSource], _ declarations: Declarations) {
    var access = InterfaceAccess(declarations)
    var functions = ""
    var nibs = ""
    var storyboards = ""
    for (index, source) in sources.enumerated() {
      let reader = InterfaceReader(source)
      if let fault = reader.fault {
        notes.append(
          PortNote(
            path: source.path, line: fault.line, column: 1, severity: .error,
            message: "the file is left out: \(fault.message)"))
        continue
      }
      guard let root = reader.root else { continue }
      notes += Self.leaveOutUnknownClasses(of: root, in: source, declarations)
      let file = InterfaceFile(source, root, declaresProperty: declarations.hasProperty)
      let name = InterfaceValues.string(source.stem)
      if source.suffix == "xib" {
        functions += file.nib("nib_\(index)", &access)
        nibs += "    case \(name): { _PortInterface.nib_\(index)($0) }\n"
      } else {
        let (text, value) = file.storyboard("scene_\(index)_", &access)
        functions += text
        storyboards += "    case \(name): \(value)\n"
      }
      notes += file.notes
    }
    tails = access.tails.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted().joined()) }
    let modules = ["MKMapView": "InertMaps", "WKWebView": "InertWeb"]
      .filter { functions.contains($0.key) }.map { "import \($0.value)\n" }.sorted().joined()
    let text = """
      \(modules)import UIKit

      /// The target's nibs and storyboards.
      @MainActor final class _PortInterface: InterfaceTable {
        override func nib(named name: String) -> Nib? {
          switch name {
      \(nibs)    default: nil
          }
        }
        override func storyboard(named name: String) -> Storyboard? {
          switch name {
      \(storyboards)    default: nil
          }
        }
      \(functions)}

      """
    file = PortedTarget.File(name: Self.fileName, text: text)
  }
}

extension InterfaceTableFile {
  /// For an unknown class, iOS creates an object of the standard class and logs a warning.
  fileprivate static func leaveOutUnknownClasses(
    of root: InterfaceElement, in source: PortSource, _ declarations: Declarations
  ) -> [PortNote] {
    root.all.compactMap { element in
      guard let name = element["customClass"], element["customModule"] == nil,
        element.name != "placeholder", declarations.types[name] == nil,
        UIKitClasses.superclasses(of: name).isEmpty
      else { return nil }
      element.leaveOutCustomClass()
      return PortNote(
        path: source.path, line: element.line, column: 1, severity: .warning,
        message: "there is no class \(name): the \(element.name) is one of the standard class")
    }
  }
}

extension PortSource {
  /// `xib` of `Card.xib`
  var suffix: String { name.split(separator: ".").last.map(String.init)?.lowercased() ?? "" }
  var stem: String { name.split(separator: ".").dropLast().joined(separator: ".") }
  var isInterface: Bool { ["xib", "storyboard"].contains(suffix) }
}
