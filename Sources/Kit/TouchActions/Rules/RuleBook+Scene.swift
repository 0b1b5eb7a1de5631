import TouchStories
import Touchstone

extension RuleBook {
  /// The scene for the rules: the user's own, or a usual one, with the recognizers that the rules use. Of pans, pinches and
  /// rotations that may begin at the same time, the one that moved most begins.
  package func scene(_ own: SceneFile?, pointsPerInch: Double = 163) -> SceneFile {
    var scene = own.map(used) ?? usualScene(pointsPerInch: pointsPerInch)
    scene.root.rankByExtent()
    return scene
  }

  /// The usual scene's recognizers that the rules use, with additional long presses of other durations and numbers of fingers,
  /// edge pans, and pointers. So no gesture waits for one that no rule uses. `pointsPerInch` determines the width of edges.
  func usualScene(pointsPerInch: Double) -> SceneFile {
    var scene = SceneFile.usual
    if !isTogether {
      for index in scene.root.recognizers.indices {
        scene.root.recognizers[index].simultaneousWith = []
      }
    }
    for rule in rules where rule.gestures == [.longPress] {
      for fingers in rule.fingers ?? 1...1 {
        let press = rule.press(of: fingers)
        guard !scene.root.recognizers.contains(where: { $0.name == press.name }) else { continue }
        scene.root.recognizers.append(press)
      }
    }
    addEdgePan(to: &scene, pointsPerInch: pointsPerInch)
    if rules.contains(where: { $0.gestures.contains(.hover) }) {
      scene.root.recognizers.append(SceneRecognizer(.hover))
    }
    removeUnnamed(from: &scene.root)
    requireFingers(in: &scene.root)
    return scene
  }

  /// The user's scene with the recognizers that rules use and those whose failure these require.
  private func used(of own: SceneFile) -> SceneFile {
    let all = own.recognizers
    // A scroll view has its own pan and pinch in any case; their entries only say how.
    var kept = Set(
      all.filter { recognizer in
        recognizer.isScrollViews || rules.contains { $0.canMean(recognizer) }
      }.map(\.name))
    var added = kept
    while !added.isEmpty {
      let required = all.filter { added.contains($0.name) }.flatMap(\.requiresFailureOf)
      added = Set(required.map(\.name)).subtracting(kept)
      kept.formUnion(added)
    }
    var scene = own
    scene.root.keep(kept)
    return scene
  }

  /// Removes recognizers that no rule uses. Auxiliary recognizers stay if another one needs them: swipes are distinguished from
  /// drags by how long fingers stay down, and taps and presses from pans by whether fingers rest.
  private func removeUnnamed(from view: inout SceneView) {
    let named = view.recognizers.filter { recognizer in
      rules.contains { $0.canMean(recognizer) }
    }
    let hasSwipe = named.contains { $0.kind == .swipe }
    let hasRest =
      named.contains { $0.kind == .tap || $0.kind == .longPress }
      && named.contains { [.pan, .pinch, .rotation].contains($0.kind) }
    view.recognizers.removeAll { recognizer in
      switch recognizer.kind {
      case .linger: !hasSwipe
      case .rest: !hasRest
      default: !named.contains(recognizer)
      }
    }
    view.keep(Set(view.recognizers.map(\.name)))
  }

  /// If all rules for pans require several fingers, sets the pan's minimum number.
  private func requireFingers(in view: inout SceneView) {
    guard let index = view.recognizers.firstIndex(where: { $0.kind == .pan }) else { return }
    let least =
      rules.filter { $0.canMean(view.recognizers[index]) }
      .map { $0.fingers?.lowerBound ?? 1 }.min() ?? 1
    if least > 1 {
      view.recognizers[index][property: "minimumNumberOfTouches"] = .whole(least)
    }
  }

  /// Adds a pan from the edges that rules use; other gestures wait for its failure.
  private func addEdgePan(to scene: inout SceneFile, pointsPerInch: Double) {
    let edgeRules = rules.filter { $0.gestures.contains(.edgePan) }
    guard !edgeRules.isEmpty else { return }
    var pan = SceneRecognizer(.edgePan)
    let edges = edgeRules.reduce(into: UIRectEdge()) { $0.formUnion($1.edges) }
    pan[property: "edges"] = .whole(Int(edges.rawValue))
    // Taps and swipes are recognized at the lift, which is later in any case.
    for index in scene.root.recognizers.indices {
      guard [.pan, .pinch, .rotation].contains(scene.root.recognizers[index].kind) else { continue }
      scene.root.recognizers[index].requiresFailureOf.append(.init(pan.name))
    }
    scene.root.recognizers.append(pan)
    scene.tuning.edgeRegion = edge.points(
      on: TouchSurface(size: .zero, pointsPerInch: pointsPerInch))
  }

  /// Throws if no recognizer of the scene recognizes a rule's gesture.
  package func check(against scene: SceneFile) throws(RuleError) {
    for rule in rules {
      guard scene.recognizers.contains(where: { rule.canMean($0) }) else {
        let gestures = rule.gestures.map(\.rawValue).joined(separator: " or ")
        let fingers = rule.fingers.map { " of \(RuleMiss.spell($0))" } ?? ""
        throw RuleError(
          rule.place,
          "no recognizer of the scene reports \(gestures.isEmpty ? "this" : gestures)"
            + "\(fingers), so “\(rule.name)” can never act; change it, or give another --scene")
      }
    }
  }
}

extension RuleDirection {
  /// Whether a swipe recognizer with these directions may report this direction.
  fileprivate func mayBe(_ swipe: UISwipeGestureRecognizer.Direction) -> Bool {
    let directions: UISwipeGestureRecognizer.Direction =
      switch self {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      case .upLeft: [.up, .left]
      case .upRight: [.up, .right]
      case .downLeft: [.down, .left]
      case .downRight: [.down, .right]
      case .horizontal: [.left, .right]
      case .vertical: [.up, .down]
      case .in, .out, .clockwise, .anticlockwise: []
      }
    return !directions.isDisjoint(with: swipe)
  }
}

extension SceneView {
  /// Removes the recognizers with other names, and the relations to them.
  fileprivate mutating func keep(_ names: Set<String>) {
    recognizers.removeAll { !names.contains($0.name) }
    for index in recognizers.indices {
      recognizers[index].requiresFailureOf.removeAll { !names.contains($0.name) }
      recognizers[index].simultaneousWith.removeAll { !names.contains($0.name) }
    }
    for index in subviews.indices { subviews[index].keep(names) }
  }

  fileprivate mutating func rankByExtent() {
    for index in recognizers.indices { recognizers[index].beginsByExtent = true }
    for index in subviews.indices { subviews[index].rankByExtent() }
  }
}

extension Rule {
  /// The screen edges at which it may start; all if it has no `starts`.
  fileprivate var edges: UIRectEdge {
    guard !starts.isEmpty else { return .all }
    return starts.reduce(into: UIRectEdge()) { $0.formUnion($1.edges) }
  }

  /// The long press recognizer for the rule.
  fileprivate func press(of fingers: Int) -> SceneRecognizer {
    var press = SceneRecognizer(.longPress, named: pressName(of: fingers))
    if fingers > 1 { press[property: "numberOfTouchesRequired"] = .whole(fingers) }
    press[property: "minimumPressDuration"] = after.map { .number($0) }
    press.canPrevent = false
    return press
  }

  private func pressName(of fingers: Int) -> String {
    "longPress\(fingers > 1 ? "\(fingers)" : "")" + (after.map { " of \($0) s" } ?? "")
  }

  /// Whether it accepts a long press recognizer of this name: a rule without a duration accepts the usual one.
  func meansPress(_ name: String) -> Bool {
    guard recognizers.isEmpty else { return true }
    guard let after else { return !name.hasSuffix(" s") || !name.contains(" of ") }
    return name.hasSuffix(" of \(after) s")
  }

  fileprivate func canMean(_ recognizer: SceneRecognizer) -> Bool {
    guard let kind = Self.kind(of: recognizer),
      gestures.isEmpty || gestures.contains(where: { $0.kind == kind }),
      recognizers.isEmpty || recognizers.contains(where: { $0.fits(recognizer.name) }),
      kind != .longPress || meansPress(recognizer.name)
    else { return false }
    if let direction = recognizer.direction, !directions.isEmpty,
      !directions.contains(where: { $0.mayBe(direction) })
    {
      return false
    }
    guard let fingers else { return true }
    switch kind {
    case .hover: return false
    case .pinch, .rotation: return fingers.upperBound >= 2
    case .pan:
      let least = recognizer[property: "minimumNumberOfTouches"]?.whole ?? 1
      let most = recognizer[property: "maximumNumberOfTouches"]?.whole ?? .max
      return fingers.overlaps(least...max(least, most))
    default: return fingers.contains(recognizer.touchesRequired)
    }
  }

  /// The kind of its gestures in stories; `nil` if stories omit them.
  private static func kind(of recognizer: SceneRecognizer) -> ToldGesture.Kind? {
    switch recognizer.kind {
    case .tap: recognizer.tapsRequired == 2 ? .doubleTap : .tap
    case .longPress: .longPress
    case .pan: .pan
    case .pinch: .pinch
    case .rotation: .rotation
    case .swipe: .swipe
    case .edgePan: .edgePan
    case .hover: .hover
    case .linger, .rest: nil
    }
  }
}
