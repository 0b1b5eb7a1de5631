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
    describeCommon(recognizer, plain)
    describeOwn(recognizer, plain)
  }

  private mutating func describeCommon(
    _ one: UIGestureRecognizer, _ plain: UIGestureRecognizer
  ) {
    func change<Value: Equatable>(_ path: KeyPath<UIGestureRecognizer, Value>) -> Value? {
      one[keyPath: path] == plain[keyPath: path] ? nil : one[keyPath: path]
    }
    isEnabled = change(\.isEnabled)
    cancelsTouchesInView = change(\.cancelsTouchesInView)
    delaysTouchesBegan = change(\.delaysTouchesBegan)
    delaysTouchesEnded = change(\.delaysTouchesEnded)
    requiresExclusiveTouchType = change(\.requiresExclusiveTouchType)
    allowedTouchTypes = change(\.allowedTouchTypes)?.map(\.intValue)
    allowedPressTypes = change(\.allowedPressTypes)?.map(\.intValue)
  }

  private mutating func describeOwn(_ one: UIGestureRecognizer, _ plain: UIGestureRecognizer) {
    func change<Class: UIGestureRecognizer, Value: Equatable>(
      _ path: KeyPath<Class, Value>
    ) -> Value? {
      guard let one = one as? Class, let plain = plain as? Class else { return nil }
      return one[keyPath: path] == plain[keyPath: path] ? nil : one[keyPath: path]
    }
    switch kind {
    case .tap:
      numberOfTapsRequired = change(\UITapGestureRecognizer.numberOfTapsRequired)
      numberOfTouchesRequired = change(\UITapGestureRecognizer.numberOfTouchesRequired)
      buttonMaskRequired = change(\UITapGestureRecognizer.buttonMaskRequired)
    case .longPress:
      numberOfTapsRequired = change(\UILongPressGestureRecognizer.numberOfTapsRequired)
      numberOfTouchesRequired = change(\UILongPressGestureRecognizer.numberOfTouchesRequired)
      minimumPressDuration = change(\UILongPressGestureRecognizer.minimumPressDuration)
      allowableMovement = change(\UILongPressGestureRecognizer.allowableMovement)
    case .pan:
      minimumNumberOfTouches = change(\UIPanGestureRecognizer.minimumNumberOfTouches)
      maximumNumberOfTouches = change(\UIPanGestureRecognizer.maximumNumberOfTouches)
    case .swipe:
      numberOfTouchesRequired = change(\UISwipeGestureRecognizer.numberOfTouchesRequired)
      direction = change(\UISwipeGestureRecognizer.direction)
    case .linger: minimumDuration = change(\LingerGestureRecognizer.minimumDuration)
    case .rest: allowableMovement = change(\RestGestureRecognizer.allowableMovement)
    case .edgePan: edges = change(\UIScreenEdgePanGestureRecognizer.edges)
    case .pinch, .rotation, .hover: break
    }
  }
}
