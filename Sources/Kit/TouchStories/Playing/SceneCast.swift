import Foundation
import Touchstone

/// The objects of a scene file: a window with its views and recognizers.
package final class SceneCast {
  package let scene: UIWindowScene
  package let window: UIWindow
  /// In the file's order.
  package private(set) var recognizers: [UIGestureRecognizer] = []
  private let companions = Companions()

  /// Builds the scene with its own size, or `size` (points) if the file has none.
  package init(_ file: SceneFile, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: file.size ?? size)
    scene = UIWindowScene(screen: UIScreen(bounds: bounds))
    window = UIWindow(windowScene: scene)
    window.accessibilityIdentifier = "window"
    fill(file)
    window.makeKeyAndVisible()
  }

  /// Fills an existing window.
  package init(_ file: SceneFile, in window: UIWindow, of scene: UIWindowScene) {
    self.scene = scene
    self.window = window
    fill(file)
  }

  private func fill(_ file: SceneFile) {
    scene.touchSystem.tuning = file.tuning
    scene.touchSystem.profile = file.profile
    window.addSubview(makeView(file.root, in: window.bounds))
    relate(file)
  }

  private func makeView(_ description: SceneView, in bounds: CGRect) -> UIView {
    let view = description.kind.make(description.frame ?? bounds)
    view.accessibilityIdentifier = description.name ?? "view"
    if let transform = description.transform { view.transform = transform }
    for property in description.values.isEmpty ? [] : SceneProperty.of(description.kind) {
      if let value = description.values[property.name] { _ = property.write(view, value) }
    }
    for description in description.recognizers { recognizers.append(description.make(on: view)) }
    for subview in description.subviews { view.addSubview(makeView(subview, in: view.bounds)) }
    return view
  }

  private func relate(_ file: SceneFile) {
    // The file has been validated: names are unique, and all names that are mentioned exist.
    let named = Dictionary(zip(file.recognizers.map(\.name), recognizers)) { first, _ in first }
    let turns = TapTurns()
    for (description, recognizer) in zip(file.recognizers, recognizers) {
      if let turn = description.turn, let tap = recognizer as? TurnTapGestureRecognizer {
        tap.take(turn: turn, of: turns)
      }
      for relation in description.requiresFailureOf {
        if let other = named[relation.name] { recognizer.require(toFail: other) }
      }
      for relation in description.simultaneousWith {
        if let other = named[relation.name] { companions.pair(recognizer, with: other) }
      }
    }
  }
}
