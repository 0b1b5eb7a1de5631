/// Names for ported files that lie beside each other, whatever the sources are called. The plugin repeats the rule.
struct FileNames {
  private var taken: Set<String> = []

  /// A unique name without path separators: the source's own name if possible.
  mutating func name(for source: PortSource, extension suffix: String = "swift") -> String {
    let stem = source.name.split(separator: ".").dropLast().joined(separator: ".")
    let plain = String(stem.map { $0.isLetter || $0.isNumber || "-_+. ".contains($0) ? $0 : "_" })
    let base = plain.isEmpty ? "Source" : plain
    var name = "\(base).\(suffix)"
    var count = 2
    // Names may differ only in case, which some file systems do not distinguish.
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(count).\(suffix)"
      count += 1
    }
    return name
  }
}
