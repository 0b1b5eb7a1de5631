/// The original location of each line of a ported file.
///
/// The compiler and the debugger follow the port's `#sourceLocation` directives; coverage does not, and counts the port's own
/// lines.
struct PortedLines {
  struct Place: Hashable {
    var path: String
    var line: Int
  }

  /// Locations by the port's lines, from index 0; `nil` for a line that the port has added.
  private(set) var places: [Place?] = []

  /// Whether the text is a ported file.
  private(set) var isPort = false

  init(of text: String) {
    var next: Place?
    // Counts lines as the compiler does. As characters, `\r
    // ` would be one character that differs from `
    // `.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if let place = Self.directive(Substring(line)) {
        isPort = true
        next = place.path.hasPrefix("<") ? nil : place
        places.append(nil)
      } else {
        places.append(next)
        next?.line += 1
      }
    }
  }

  /// The location in a directive; paths contain no quotes.
  private static func directive(_ line: Substring) -> Place? {
    let start = "#sourceLocation(file: \""
    guard line.hasPrefix(start), line.hasSuffix(")") else { return nil }
    let parts = line.dropFirst(start.count).dropLast().split(separator: "\"", maxSplits: 1)
    guard parts.count == 2, parts[1].hasPrefix(", line: "), let line = Int(parts[1].dropFirst(8))
    else { return nil }
    return Place(path: String(parts[0]), line: line)
  }
}
