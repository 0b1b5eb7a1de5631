import TouchStories

/// Keys that are pressed together, such as `ctrl+shift+t`, in the order of pressing.
package struct Chord: Hashable, CustomStringConvertible {
  package var keys: [UInt16]

  package init(_ keys: [UInt16]) { self.keys = keys }

  init(_ node: RuleNode) throws(RuleError) {
    let text = try node.word()
    let names = text.lowercased().split(
      separator: "+", omittingEmptySubsequences: false
    ).map(String.init)
    guard names.count <= 8 else {
      throw RuleError(node.place, "\(names.count) keys at once; fingers have 8 at most")
    }
    keys = []
    for name in names {
      guard let code = KeyName.code(named: name) else {
        let hint = name.isEmpty ? "write it as ctrl+t" : Self.hint(name)
        throw RuleError(node.place, "no key is called “\(name.prefix(40))”; \(hint)")
      }
      guard !keys.contains(code) else {
        throw RuleError(node.place, "“\(name)” is pressed twice at once; name it once")
      }
      keys.append(code)
    }
  }

  package var description: String { keys.map(KeyName.name(of:)).joined(separator: "+") }

  private static func hint(_ name: String) -> String {
    Spelling.nearest(to: name, among: KeyName.known).map { "did you mean “\($0)”?" }
      ?? "keys are called as in Linux's input-event-codes.h, such as f5, volumeup, leftmeta"
  }
}
