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

  /// Calls a closure whenever a control of the scene does what it is there for: a button is tapped, another's value changes.
  func onControlAction(_ act: @escaping @MainActor () -> Void) {
    func listen(_ view: UIView) {
      if let control = view as? UIControl {
        let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
        control.addAction(UIAction { _ in act() }, for: event)
      }
      for subview in view.subviews { listen(subview) }
    }
    listen(window)
  }

  /// Why a tap there reaches no recognizer and no control that acts.
  func reach(of point: CGPoint) -> String {
    guard let view = window.hitTest(point, with: nil), view !== window else {
      return "it hit no view of the scene"
    }
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    if let control = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UIControl })
      .first
    {
      let name = control.accessibilityIdentifier ?? name
      return control.isEnabled
        ? "it hit “\(name)”, which does nothing at a tap there"
        : "it hit “\(name)”, which is disabled"
    }
    let all = sequence(first: view, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
    return all.isEmpty
      ? "it hit “\(name)”, and neither it nor a view around it has a recognizer"
      : "it hit “\(name)”, and of the \(all.count) recognizers there none received it and decided"
  }
}
