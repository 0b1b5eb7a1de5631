/// Where each line of a port comes from.
///
/// The compiler's messages and the debugger follow the port's own directives; coverage does not, and
/// counts the port's lines.
struct PortedLines {
  struct Place: Hashable {
    var path: String
    var line: Int
  }

  /// By the port's lines, the first at 0; what the port has added comes from nowhere.
  private(set) var places: [Place?] = []

  /// Whether the text is a port at all.
  private(set) var isPort = false

  init(of text: String) {
    var next: Place?
    // As the compiler counts; of characters, a return with a newline is one, and no newline.
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

  /// The place that a line of the port names; paths have no quotes in them.
  private static func directive(_ line: Substring) -> Place? {
    let start = "#sourceLocation(file: \""
    guard line.hasPrefix(start), line.hasSuffix(")") else { return nil }
    let parts = line.dropFirst(start.count).dropLast().split(separator: "\"", maxSplits: 1)
    guard parts.count == 2, parts[1].hasPrefix(", line: "), let line = Int(parts[1].dropFirst(8))
    else { return nil }
    return Place(path: String(parts[0]), line: line)
  }
}
