import EvdevInput
import Foundation

/// The panels that an option of the command selects.
package enum PanelChoice: Sendable, Hashable {
  /// No word: all touchscreens, or if there are none, all touch devices.
  case any
  /// A path, also outside of the folder.
  case path(String)
  /// A number, or a name or part of one.
  case name(String)

  package init(_ word: String?) {
    self = word.map { $0.contains("/") ? .path($0) : .name($0) } ?? .any
  }

  /// The panels that match, the readable touchscreens first.
  package func matches(among panels: [FoundPanel]) -> [FoundPanel] {
    switch self {
    case .any:
      let screens = panels.filter { $0.description.surface == .touchscreen }
      let readable = screens.filter { $0.problem == nil }
      return readable.isEmpty ? (screens.isEmpty ? panels : screens) : readable
    case .path(let path): return panels.filter { $0.path == path }
    case .name(let word):
      let isNode: (FoundPanel) -> Bool = { panel in
        let node = panel.path.split(separator: "/").last.map(String.init) ?? ""
        return node == word || node == "event\(word)"
      }
      let rules: [(FoundPanel) -> Bool] = [
        isNode, { $0.name == word }, { $0.name.lowercased() == word.lowercased() },
        { $0.name.lowercased().contains(word.lowercased()) },
      ]
      for rule in rules {
        let found = panels.filter(rule)
        if !found.isEmpty { return found }
      }
      return []
    }
  }

  /// The only matching panel; throws if there is none or several.
  package func one(among panels: [FoundPanel], in folder: PanelFolder) throws(PanelError)
    -> FoundPanel
  {
    let found = try some(among: panels, in: folder)
    guard found.count == 1 else {
      let word = if case .name(let word) = self { word } else { "" }
      throw .ambiguous(word, matches: found.map { "\($0.path) (\($0.name))" })
    }
    return found[0]
  }

  /// The matching panels; throws if there is none.
  package func some(among panels: [FoundPanel], in folder: PanelFolder) throws(PanelError)
    -> [FoundPanel]
  {
    let found = matches(among: panels)
    if !found.isEmpty { return found }
    switch self {
    case .any: throw .noPanels(folder: folder.path)
    case .path(let path): throw .notThere(path)
    case .name(let word): throw .noMatch(word, known: panels.map { "\($0.path) (\($0.name))" })
    }
  }
}
