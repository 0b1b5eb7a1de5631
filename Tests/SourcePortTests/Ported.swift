import SourcePort

/// What becomes of a source that is a target by itself: its own lines, without the heading.
func ported(_ text: String) -> String {
  let target = TargetPort([PortSource(path: "/app/A.swift", text: "import UIKit\n" + text)])
    .ported()
  return own(lines: target.files[0].text)
}

/// A file's own lines: not the directive before them, the import, nor what was added after them.
func own(lines text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  lines = lines.drop { $0.hasPrefix("#sourceLocation") || $0.hasPrefix("import UIKit") }
  let tail = lines.firstIndex { $0.contains("<touchstone port>") }
  return (tail.map { lines[..<$0] } ?? lines).joined(separator: "\n")
}

/// What is said about a source.
func notes(_ text: String) -> [String] {
  let target = TargetPort([PortSource(path: "/app/A.swift", text: text)]).ported()
  return target.notes.map(\.description)
}
