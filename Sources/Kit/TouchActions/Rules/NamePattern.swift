import TouchStories

/// A name or a pattern in which `*` matches any text; not case-sensitive.
package struct NamePattern: Hashable {
  let text: String

  package init(_ text: String) { self.text = text }

  package func fits(_ name: String) -> Bool {
    let (pattern, name) = (text.lowercased(), name.lowercased())
    return pattern == name || WhyQuestion.fits(name, pattern: pattern)
  }
}
