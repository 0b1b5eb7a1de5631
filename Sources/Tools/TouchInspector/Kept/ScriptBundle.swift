import Foundation

/// Bundles the page's modules into one script without imports: each module becomes a function that returns its exports, after
/// the modules that it imports.
struct ScriptBundle {
  private let read: (String) -> String
  private var parts: [String] = []
  private var done: Set<String> = []

  /// - Parameter read: returns a module's text by its file name.
  init(startingAt main: String, read: @escaping (String) -> String) {
    self.read = read
    add(main)
  }

  var text: String {
    "\"use strict\";\n(() => {\nconst modules = {};\n\(parts.joined(separator: "\n"))\n})();\n"
  }

  private mutating func add(_ name: String) {
    guard done.insert(name).inserted else { return }
    var exports: [String] = []
    var body: [String] = []
    for line in read(name).split(separator: "\n", omittingEmptySubsequences: false) {
      if let (names, file) = Self.imports(of: line) {
        add(file)
        body.append("const {\(names)} = modules[\"\(file)\"];")
      } else if line.hasPrefix("export ") {
        let rest = line.dropFirst(7)
        let words = rest.split(separator: " ").map { $0.prefix { $0.isLetter || $0.isNumber } }
        let name = words.first { !["async", "class", "const", "function", "let"].contains($0) }
        if let name { exports.append(String(name)) }
        body.append(String(rest))
      } else {
        body.append(String(line))
      }
    }
    parts.append(
      "modules[\"\(name)\"] = (() => {\n\(body.joined(separator: "\n"))\n"
        + "return { \(exports.joined(separator: ", ")) };\n})();")
  }

  /// Parses `import { One, other } from "./file.js";` on a line of its own, the only form that the page's modules use.
  private static func imports(of line: Substring) -> (names: Substring, file: String)? {
    guard line.hasPrefix("import {"), let end = line.firstIndex(of: "}"),
      let slash = line.lastIndex(of: "/"), let quote = line.lastIndex(of: "\"")
    else { return nil }
    let names = line[line.index(line.startIndex, offsetBy: 8)..<end]
    return (names, String(line[line.index(after: slash)..<quote]))
  }
}
