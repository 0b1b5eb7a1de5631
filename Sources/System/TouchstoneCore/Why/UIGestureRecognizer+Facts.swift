import GestureCore

extension CauseChain {
  /// The report on a recognizer, with what the trace cannot know of it.
  package func report(on recognizer: UIGestureRecognizer, at time: Timestamp? = nil) -> WhyReport {
    var facts = recognizer.facts
    if let landing = lastLanding(followsHover: facts.followsHover, until: time) {
      facts.place = recognizer.view?.place(of: landing)
    }
    return report(on: recognizer.subject, at: time, facts: facts)
  }
}

extension UIGestureRecognizer {
  /// What the trace cannot know of it, whatever the input.
  fileprivate var facts: RecognizerFacts {
    RecognizerFacts(
      view: view?.label, superviews: superviews, ambiguousNames: ambiguousNames,
      obstacles: obstacles, followsHover: isTouchless,
      requirements: Set(standingRequirements.map(\.serial)),
      progress: attempt.seat?.member != nil && attempt.publicState == .possible
        ? progressSoFar : nil)
  }

  private var superviews: [String] {
    var names: [String] = []
    var view = view?.superview
    while let current = view {
      names.append(current.label)
      view = current.superview
    }
    return names
  }

  /// The names of its view and of superviews that other views of the scene have, too.
  private var ambiguousNames: Set<String> {
    var counts: [String: Int] = [:]
    func count(_ view: UIView) {
      counts[view.label, default: 0] += 1
      view.subviews.forEach(count)
    }
    view?.window?.windowScene?.windows.forEach(count)
    return Set(counts.keys.filter { counts[$0, default: 0] > 1 })
  }

  private var obstacles: [RecognizerFacts.Obstacle] {
    guard let view else { return [.noView] }
    guard view.window != nil else { return [.noWindow(view: view.label)] }
    return (isEnabled ? [] : [.disabled])
      + view.hitBlockers.map { .miss(view: $0.view.label, $0.miss) }
  }
}
