import Foundation

/// The reusable views of a list, by their identifiers, and the makers of new ones.
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

  /// A view that a data source retains is shown again, and is not reusable any more.
  mutating func remove(_ view: View, for identifier: String) {
    spare[identifier]?.removeAll { $0 === view }
  }

  /// Keeps only as many views as a screen may need at the same time.
  mutating func trim(to most: Int) -> [View] {
    var dropped: [View] = []
    for (identifier, views) in spare where views.count > most {
      dropped += views[most...]
      spare[identifier] = Array(views[..<most])
    }
    return dropped
  }
}
