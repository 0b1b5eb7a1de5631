import TouchStories
import Touchstone

/// Applies the changes that a user makes on a page, or that a recording contains.
extension StagedScene {
  private static let mostRecognizers = 200
  /// Limit for the whole scene; each recognizer may be compared with every other.
  private static let mostInAll = 300
  private static let gone = "That recognizer has gone."

  /// Applies a change; returns `nil` or the reason for a failure.
  func apply(_ change: SceneEdit.Change) -> String? {
    switch change {
    case .setRecognizer(let place, let property, let value):
      guard let recognizer = recognizer(at: place) else { return Self.gone }
      return noting(PropertyTable.set(property, of: recognizer, to: value))
    case .setView(let place, let property, let value):
      guard let view = view(at: place) else { return "That view has gone." }
      return noting(PropertyTable.set(property, of: view, to: value))
    case .setTuning(let property, let value):
      return noting(TuningTable.set(property, in: system, to: value))
    case .add(let kind, let name, let place):
      guard let view = view(at: place) else { return "That view has gone." }
      return add(kind, named: name, to: view)
    case .remove(let place):
      guard let recognizer = recognizer(at: place) else { return Self.gone }
      recognizer.view?.removeGestureRecognizer(recognizer)
      companions.forget(recognizer)
      return nil
    case .relate(let one, let relation, let other, let isOn):
      guard let one = recognizer(at: one), let other = recognizer(at: other), one !== other else {
        return Self.gone
      }
      return relate(one, relation, other, isOn: isOn)
    }
  }

  /// Describes a change for display.
  func words(for change: SceneEdit.Change) -> String {
    func name(_ place: RecognizerPlace) -> String {
      recognizer(at: place)?.subject.name ?? "a recognizer"
    }
    func name(_ place: ViewPlace) -> String {
      view(at: place).map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "a view"
    }
    switch change {
    case .setRecognizer(let place, let property, let value):
      return "\(name(place)).\(property) = \(value.words)"
    case .setView(let place, let property, let value):
      return "\(name(place)).\(property) = \(value.words)"
    case .setTuning("profile", let value): return "profile = \(value.words)"
    case .setTuning(let property, let value): return "tuning.\(property) = \(value.words)"
    case .add(_, let added, let place): return "\(name(place)).addGestureRecognizer(\(added))"
    case .remove(let place): return "\(name(place)) was removed"
    case .relate(let one, .waitsFor, let other, let isOn):
      return "\(name(one)).require(toFail: \(name(other)))" + (isOn ? "" : " was taken back")
    case .relate(let one, .simultaneous, let other, let isOn):
      return "\(name(one)) \(isOn ? "may" : "may not") recognize together with \(name(other))"
    }
  }

  private func noting(_ problem: String?) -> String? {
    if problem == nil { edits += 1 }
    return problem
  }

  private func add(_ kind: String, named name: String, to view: UIView) -> String? {
    guard let recognizer = Example.makeRecognizer(kind) else {
      return "There is no recognizer “\(kind.prefix(60))”."
    }
    guard (view.gestureRecognizers?.count ?? 0) < Self.mostRecognizers else {
      return "That view has enough recognizers."
    }
    guard recognizerCount < Self.mostInAll else {
      return "That scene has enough recognizers."
    }
    recognizer.name = name.shortened(to: 60)
    view.addGestureRecognizer(recognizer)
    return nil
  }

  private var recognizerCount: Int {
    func count(in view: UIView) -> Int {
      view.subviews.reduce(view.gestureRecognizers?.count ?? 0) { $0 + count(in: $1) }
    }
    return scene.windows.reduce(0) { $0 + count(in: $1) }
  }

  private func relate(
    _ one: UIGestureRecognizer, _ relation: PageMessage.Relation.Kind,
    _ other: UIGestureRecognizer, isOn: Bool
  ) -> String? {
    switch relation {
    case .waitsFor:
      if isOn { one.require(toFail: other) } else { one.removeRequirement(other) }
    case .simultaneous:
      for each in [one, other] where each.delegate != nil && each.delegate !== companions {
        return "\(each.name ?? "That recognizer") has a delegate of its own, which answers for it."
      }
      if isOn { companions.pair(one, with: other) } else { companions.part(one, from: other) }
      edits += 1
    }
    return nil
  }

  // MARK: - Places

  func place(of view: UIView) -> ViewPlace? {
    var path: [Int] = []
    var view = view
    while let parent = view.superview {
      guard let index = parent.subviews.firstIndex(where: { $0 === view }) else { return nil }
      path.append(index)
      view = parent
    }
    guard let window = scene.windows.firstIndex(where: { $0 === view }) else { return nil }
    return ViewPlace(path: [window] + path.reversed())
  }

  func place(of recognizer: UIGestureRecognizer) -> RecognizerPlace? {
    guard let view = recognizer.view, let place = place(of: view),
      let index = view.gestureRecognizers?.firstIndex(where: { $0 === recognizer })
    else { return nil }
    return RecognizerPlace(view: place, index: index)
  }

  private func view(at place: ViewPlace) -> UIView? {
    guard let first = place.path.first, scene.windows.indices.contains(first) else { return nil }
    var view: UIView = scene.windows[first]
    for index in place.path.dropFirst() {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return view
  }

  private func recognizer(at place: RecognizerPlace) -> UIGestureRecognizer? {
    guard let all = view(at: place.view)?.gestureRecognizers, all.indices.contains(place.index)
    else { return nil }
    return all[place.index]
  }
}

extension PropertyValue {
  fileprivate var words: String {
    switch self {
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): ".\(text)"
    }
  }
}
