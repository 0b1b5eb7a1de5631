import GestureCore

/// Why a view may not hear of a touch. The trace's own words for it are not as cheap to hand on.
enum TouchBar {
  case singleTouch, exclusiveTouch

  var note: DeliveryNote {
    switch self {
    case .singleTouch: .singleTouch
    case .exclusiveTouch: .exclusiveTouch
    }
  }
}

extension TouchSystem {
  /// Why the touch's view may not hear of it: because it follows one finger only, or because it or
  /// another view wants to be alone (DEL-21, DEL-24).
  func bar(against touch: UITouch) -> TouchBar? {
    guard !touchList.isEmpty, let view = touch.hitView else { return nil }
    let wantsToBeAlone = view.isExclusiveTouch
    let followsOne = !view.isMultipleTouchEnabled
    var isAlone = true
    for other in touches where other.isDown && other.hitWindow === touch.hitWindow {
      let otherView = other.hitView.map { Uncounted($0) }
      let isOwn = otherView?.isSame(as: view) == true
      // Most have nothing against each other, whatever has become of their touches.
      let mayMind =
        isOwn
        ? followsOne
        : wantsToBeAlone || otherView?.with({ $0.isExclusiveTouch }) == true
      guard mayMind else { continue }
      let stage = gestures.contest.delivery(of: other.input).stage
      if stage == .barred { continue }
      if isOwn { return .singleTouch }
      // A view whose touch a gesture has taken tracks it no more.
      if stage != .claimed { isAlone = false }
    }
    return isAlone ? nil : .exclusiveTouch
  }
}
