import Foundation
import Touchstone

extension SceneRecognizer.Kind {
  /// The kind of a recognizer, if it is exactly one of UIKit's own that a file can have.
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
  /// What a file says of a recognizer: its kind, name, relations, and what is not as it is by default.
  init?(describing recognizer: UIGestureRecognizer, _ names: SceneNames) {
    let companions = recognizer.delegate as? Companions
    guard let kind = Kind(of: recognizer), recognizer.delegate == nil || companions != nil,
      let name = names.name(of: recognizer)
    else { return nil }
    self.init(kind, named: name)
    for other in recognizer.standingRequirements {
      guard let name = names.name(of: other) else { return nil }
      requiresFailureOf.append(Relation(name))
    }
    for other in names.recognizers {
      // Both ways mean the same; the later of the two says it.
      if other === recognizer { break }
      if companions?.arePaired(recognizer, other) == true, let name = names.name(of: other) {
        simultaneousWith.append(Relation(name))
      }
    }
    let plain = SceneRecognizer(kind).make()
    turn = (recognizer as? TurnTapGestureRecognizer)?.turn
    if recognizer is YieldingLongPressGestureRecognizer { canPrevent = false }
    for property in RecognizerProperty.of(kind) {
      guard let value = property.read(recognizer), value != property.read(plain) else { continue }
      self[property: property.name] = value
    }
  }
}
