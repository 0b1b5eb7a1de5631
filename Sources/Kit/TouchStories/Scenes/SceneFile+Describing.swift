import Foundation
import Touchstone

extension SceneFile {
  /// The file that describes what a window shows; `nil` if no file can, since a recognizer is none of
  /// UIKit's own, has a delegate of an app's or belongs to the window itself, or since the window has
  /// not one view but several or none.
  package init?(describing window: UIWindow) {
    guard let view = window.subviews.first, window.subviews.count == 1,
      window.gestureRecognizers?.isEmpty ?? true
    else { return nil }
    var names = SceneNames()
    names.gather(view)
    guard let root = SceneView(describing: view, in: window.bounds, names) else { return nil }
    self.init(root: root)
    size = window.bounds.size
    if let system = window.windowScene?.touchSystem {
      tuning = system.tuning
      profile = system.profile
    }
  }
}

/// A name of its own for each recognizer.
struct SceneNames {
  private var names: [ObjectIdentifier: String] = [:]
  private(set) var recognizers: [UIGestureRecognizer] = []

  mutating func gather(_ view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] {
      let wanted = recognizer.name ?? SceneRecognizer.Kind(of: recognizer)?.rawValue ?? "other"
      var name = wanted
      var number = 2
      while names.values.contains(name) {
        name = "\(wanted)\(number)"
        number += 1
      }
      names[ObjectIdentifier(recognizer)] = name
      recognizers.append(recognizer)
    }
    for subview in view.subviews { gather(subview) }
  }

  func name(of recognizer: UIGestureRecognizer) -> String? {
    names[ObjectIdentifier(recognizer)]
  }
}

extension SceneView {
  fileprivate init?(describing view: UIView, in bounds: CGRect, _ names: SceneNames) {
    self.init()
    name = view.accessibilityIdentifier
    if view.transform == .identity {
      if view.frame != bounds { frame = view.frame }
    } else {
      // The frame of a turned view says little; the file's is the one before the turn.
      let size = view.bounds.size
      frame = CGRect(
        x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
        width: size.width, height: size.height)
      transform = view.transform
    }
    if view.alpha != 1 { alpha = view.alpha }
    let plain = UIView(frame: .zero)
    for (flag, path) in Self.flagPaths where view[keyPath: path] != plain[keyPath: path] {
      flags[flag] = view[keyPath: path]
    }
    for recognizer in view.gestureRecognizers ?? [] {
      guard let described = SceneRecognizer(describing: recognizer, names) else { return nil }
      recognizers.append(described)
    }
    for subview in view.subviews {
      guard let described = SceneView(describing: subview, in: view.bounds, names) else {
        return nil
      }
      subviews.append(described)
    }
  }

  private static let flagPaths: [(Flag, KeyPath<UIView, Bool>)] = [
    (.isUserInteractionEnabled, \.isUserInteractionEnabled), (.isHidden, \.isHidden),
    (.isMultipleTouchEnabled, \.isMultipleTouchEnabled), (.isExclusiveTouch, \.isExclusiveTouch),
    (.clipsToBounds, \.clipsToBounds),
  ]
}
