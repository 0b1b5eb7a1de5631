import YAMLRules

/// What a configuration of another program becomes.
struct Imported {
  let yaml: String
  /// The complaints with their lines: `3: …`.
  let complaints: [String]

  init(_ text: String) throws {
    let imported = try ImportedRules(Array(text.utf8))
    yaml = imported.yaml
    complaints = imported.misfits.map { "\($0.place.line): \($0.message)" }
  }

  /// The lines of the rules that begin with one of these names, without their indentation.
  func lines(_ names: String...) -> [String] {
    let lines = yaml.split(separator: "\n").map { String($0.trimmingPrefix(/[ -]*/)) }
    return lines.filter { line in names.contains { line.hasPrefix($0 + ":") } }
  }
}
