import Foundation
import Touchstone

extension SceneRecognizer.Kind {
  /// The kind of a recognizer; `nil` unless its class is exactly one of UIKit's that files support.
  init?(of recognizer: UIGestureRecognizer) {
    switch ObjectIdentifier(Swift.type(of: recognizer)) {
    case ObjectIdentifier(UITapGestureRecognizer.self): self = .tap
    case ObjectIdentifier(UILongPressGestureRecognizer.self): self = .longPress
    case ObjectIdentifier(UIPanGestureRecognizer.self): self = .pan
    case ObjectIdentifier(UISwipeGestureRecognizer.self): self = .swipe
    case ObjectIdentifier(UIPinchGestureRecognizer.self): self = .pinch
    case ObjectIdentifier(UIRotationGestureRecognizer.self): self = .rotation
    case ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): self = .edgePan
    case ObjectIdentifier(UIHoverGestureRecognizer.self): self = .hover
    case ObjectIdentifier(TurnTapGestureRecognizer.self): self = .tap
    case ObjectIdentifier(YieldingLongPressGestureRecognizer.self): self = .longPress
    case ObjectIdentifier(LingerGestureRecognizer.self): self = .linger
    case ObjectIdentifier(RestGestureRecognizer.self): self = .rest
    default: return nil
    }
  }
}

extension SceneRecognizer {
  /// The description of a recognizer: kind, name, relations, and values that differ from the defaults. `nil` if a file cannot
  /// describe it.
  init?(describing recognizer: UIGestureRecognizer, _ names: SceneNames) {
    let companions = recognizer.delegate as? Companions
    let own = recognizer.kindInScrollView
    guard let kind = own ?? Kind(of: recognizer),
      own != nil || recognizer.delegate == nil || companions != nil,
      let name = names.name(of: recognizer)
    else { return nil }
    self.init(kind, named: name)
    isScrollViews = own != nil
    for other in recognizer.standingRequirements {
      guard let name = names.name(of: other) else { return nil }
      requiresFailureOf.append(Relation(name))
    }
    for other in names.recognizers {
      // The relation is symmetric, so the later of the two recognizers contains it.
      if other === recognizer { break }
      let companions = companions ?? other.delegate as? Companions
      if companions?.arePaired(recognizer, other) == true, let name = names.name(of: other) {
        simultaneousWith.append(Relation(name))
      }
    }
    let plain = plain
    turn = (recognizer as? TurnTapGestureRecognizer)?.turn
    if recognizer is YieldingLongPressGestureRecognizer { canPrevent = false }
    for property in SceneProperty.of(kind) {
      guard let value = property.read(recognizer), value != property.read(plain) else { continue }
      self[property: property.name] = value
    }
  }
}

extension UIGestureRecognizer {
  /// The kind of a scroll view's own pan or pinch; `nil` for any other recognizer.
  fileprivate var kindInScrollView: SceneRecognizer.Kind? {
    guard let scrollView = view as? UIScrollView else { return nil }
    if scrollView.panGestureRecognizer === self { return .pan }
    return scrollView.pinchGestureRecognizer === self ? .pinch : nil
  }

  /// Whether the scene's code can have added it, or sees it as a scroll view's pan or pinch. What a list or text has for
  /// itself, such as the swipe of its rows, is there wherever the list is.
  package var isApps: Bool { !isInner && !isOfComposedView }

  private var isOfComposedView: Bool {
    var above = view?.superview
    while let view = above {
      if SceneView.Kind(of: view).isComposed { return true }
      above = view.superview
    }
    guard kindInScrollView == nil, let view, let own = Self.ownCounts[SceneView.Kind(of: view)],
      let index = view.gestureRecognizers?.firstIndex(where: { $0 === self })
    else { return false }
    return index < own
  }

  /// How many recognizers a view of the kind has when it is made.
  private static let ownCounts = Dictionary(
    uniqueKeysWithValues: SceneView.Kind.allCases.filter(\.isComposed).map { kind in
      (kind, kind.make(.zero).gestureRecognizers?.count ?? 0)
    })

  /// Whether it is a part of a class of the library's, such as what delays the touches of a scroll view's content.
  /// Recognizers of UIKit's own kinds are properties that apps see.
  package var isInner: Bool {
    switch self {
    case is UITapGestureRecognizer, is UILongPressGestureRecognizer, is UIPanGestureRecognizer,
      is UIPinchGestureRecognizer, is UIRotationGestureRecognizer, is UISwipeGestureRecognizer,
      is UIHoverGestureRecognizer:
      return false
    default:
      let module = String(reflecting: type(of: self)).prefix { $0 != "." }
      return ["Touchstone", "TouchstoneCore", "TouchstoneScrolling"].contains(module)
    }
  }
}
