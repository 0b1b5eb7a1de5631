import Foundation

/// The views of a list that are out of sight, by their identifiers, and how new ones are made.
struct ReusePool<View: UIView> {
  enum Source {
    case type(AnyClass)
    case nib(UINib)
    case maker(@MainActor () -> View?)
  }

  private var sources: [String: Source] = [:]
  private var spare: [String: [View]] = [:]

  mutating func register(_ source: Source?, for identifier: String) {
    sources[identifier] = source
    spare[identifier] = nil
  }

  func source(of identifier: String) -> Source? { sources[identifier] }

  mutating func take(_ identifier: String) -> View? { spare[identifier]?.popLast() }

  mutating func put(_ view: View, for identifier: String) {
    spare[identifier, default: []].append(view)
  }

  /// A view that a data source keeps by itself is shown again, and no longer spare.
  mutating func remove(_ view: View, for identifier: String) {
    spare[identifier]?.removeAll { $0 === view }
  }

  /// Keeps no more views than a screen may need at once.
  mutating func trim(to most: Int) -> [View] {
    var dropped: [View] = []
    for (identifier, views) in spare where views.count > most {
      dropped += views[most...]
      spare[identifier] = Array(views[..<most])
    }
    return dropped
  }
}
