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
  /// The views that were dequeued since the data source was asked for a view.
  private var dequeued: [(view: View, isForPath: Bool)] = []
  private var isAsking = false
  /// The view that is shown for the element, if it is reconfigured.
  private var existing: (view: View, identifier: String?)?
  private var hasReportedSurplus = false

  mutating func register(_ source: Source?, for identifier: String) {
    sources[identifier] = source
    spare[identifier] = nil
  }

  func source(of identifier: String) -> Source? { sources[identifier] }

  mutating func take(_ identifier: String) -> View? { spare[identifier]?.popLast() }

  /// The view that is reconfigured, once. It is not prepared for reuse.
  mutating func takeExisting(_ identifier: String) -> View? {
    guard let existing, existing.identifier == identifier else { return nil }
    self.existing = nil
    return existing.view
  }

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

  // MARK: Questions to the data source

  /// Records a dequeued view; returns false if it is not for the list's question, so that it belongs to the caller alone.
  mutating func record(_ view: View, isForPath: Bool) -> Bool {
    if isAsking { dequeued.append((view, isForPath)) }
    return isAsking
  }

  mutating func beginQuestion(reconfiguring view: View? = nil, _ identifier: String? = nil) {
    isAsking = true
    existing = view.map { ($0, identifier) }
    dequeued.removeAll(keepingCapacity: true)
  }

  /// The views that the data source has dequeued and not returned: those for the path, which are reusable again, and those
  /// that belong to the caller.
  mutating func endQuestion(_ returned: View?) -> (spare: [View], own: [View]) {
    isAsking = false
    existing = nil
    defer { dequeued.removeAll(keepingCapacity: true) }
    guard dequeued.contains(where: { $0.view !== returned }) else { return ([], []) }
    let unused = dequeued.filter { $0.view !== returned }
    return (unused.filter(\.isForPath).map(\.view), unused.filter { !$0.isForPath }.map(\.view))
  }

  /// How many views were dequeued for one path, if that is more than one and was not reported before.
  mutating func surplus() -> Int? {
    let count = dequeued.count(where: \.isForPath)
    guard count > 1, !hasReportedSurplus else { return nil }
    hasReportedSurplus = true
    return count
  }
}

extension UIView {
  /// Whether the view or a view in it is the first responder.
  var hasFirstResponder: Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: self) == true
  }
}
