import Touchstone

extension SceneFile {
  /// Changes the recognizer of that name.
  mutating func change(_ name: String, _ change: (inout SceneRecognizer) -> Void) {
    root.changeViews { view in
      for index in view.recognizers.indices where view.recognizers[index].name == name {
        change(&view.recognizers[index])
      }
    }
  }

  /// Changes the view that the recognizer of that name is on.
  mutating func changeView(of name: String, _ change: (inout SceneView) -> Void) {
    root.changeViews { view in
      if view.recognizers.contains(where: { $0.name == name }) { change(&view) }
    }
  }

  /// The view that the recognizer of that name is on.
  func view(of name: String) -> SceneView? {
    func find(_ view: SceneView) -> SceneView? {
      if view.recognizers.contains(where: { $0.name == name }) { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(root)
  }

  /// Whether one recognizer waits for another, directly or through others.
  func waits(_ name: String, for other: String) -> Bool {
    let needs = Dictionary(
      recognizers.map { ($0.name, $0.requiresFailureOf.map(\.name)) }, uniquingKeysWith: { $1 })
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for need in needs[next] ?? [] where seen.insert(need).inserted { open.append(need) }
    }
    return seen.contains(other)
  }
}

extension SceneView {
  fileprivate mutating func changeViews(_ change: (inout SceneView) -> Void) {
    change(&self)
    for index in subviews.indices { subviews[index].changeViews(change) }
  }
}
