import Foundation
import Touchstone
import TouchstoneLists
import TouchstoneText

extension SceneFile {
  /// The file that describes what a window shows; `nil` if no file can, since a recognizer is none of
  /// UIKit's own, has a delegate of an app's or belongs to the window itself, since a list's rows are an app's,
  /// or since the window has no view. Several views of a window lie in one that fills it.
  package init?(describing window: UIWindow) {
    guard window.gestureRecognizers?.isEmpty ?? true, !window.subviews.isEmpty else { return nil }
    var names = SceneNames()
    for view in window.subviews { names.gather(view) }
    var views: [SceneView] = []
    for view in window.subviews {
      guard let described = SceneView(describing: view, in: window.bounds, names) else {
        return nil
      }
      views.append(described)
    }
    if views.count == 1 {
      self.init(root: views[0])
    } else {
      self.init(root: SceneView())
      root.subviews = views
    }
    size = window.bounds.size
    if let system = window.windowScene?.touchSystem {
      tuning = system.tuning
      profile = system.profile
    }
  }
}

/// Assigns each recognizer a unique name.
struct SceneNames {
  private var names: [ObjectIdentifier: String] = [:]
  private(set) var recognizers: [UIGestureRecognizer] = []

  mutating func gather(_ view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isApps {
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
    self.init(Kind(of: view))
    if kind == .scrollView || kind == .view, view.hasAppsContent { return nil }
    name = view.accessibilityIdentifier
    if view.transform == .identity {
      if view.frame != bounds { frame = view.frame }
    } else {
      // A transformed view's frame depends on the transform; the file contains the frame without it.
      let size = view.bounds.size
      frame = CGRect(
        x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
        width: size.width, height: size.height)
      transform = view.transform
    }
    let plain = kind.make(.zero)
    for property in SceneProperty.of(kind) {
      guard let value = property.read(view), value != property.read(plain) else { continue }
      self[property: property.name] = value
    }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isApps {
      guard let described = SceneRecognizer(describing: recognizer, names) else { return nil }
      recognizers.append(described)
    }
    if kind.isComposed { return }
    for subview in view.subviews where !subview.isPart(of: view) {
      guard let described = SceneView(describing: subview, in: view.bounds, names) else {
        return nil
      }
      subviews.append(described)
    }
  }
}

extension UIView {
  /// Whether a data source or delegate of an app's says what it shows.
  fileprivate var hasAppsContent: Bool {
    self is UITableView || self is UICollectionView || self is UIPickerView || self is UIDatePicker
  }

  /// Whether a control has made it as a part of its picture: fingers pass through it.
  fileprivate func isPart(of view: UIView) -> Bool {
    view is UIControl && !isUserInteractionEnabled && gestureRecognizers?.isEmpty ?? true
  }
}
