import GestureCore

/// The rule by which a view gets no messages about a touch. A plain enum, because the trace's note holds strings.
enum DeliveryExclusion {
  case singleTouch
  case exclusiveTouch

  var note: DeliveryNote {
    switch self {
    case .singleTouch: .singleTouch
    case .exclusiveTouch: .exclusiveTouch
    }
  }
}

extension GestureEngine {
  /// The rule that excludes a new touch: its view takes one touch only, or this or another view is exclusive (DEL-21,
  /// DEL-24).
  func exclusion(of touch: UITouch) -> DeliveryExclusion? {
    guard !touchList.isEmpty, let view = touch.hitView else { return nil }
    let isExclusive = view.isExclusiveTouch
    let takesOne = !view.isMultipleTouchEnabled
    var isAlone = true
    for other in touches where other.isDown && other.hitWindow === touch.hitWindow {
      let otherView = other.hitView.map { Unretained($0) }
      let isOwn = otherView?.isSame(as: view) == true
      // Mostly no rule concerns the two views.
      let mayExclude =
        isOwn
        ? takesOne
        : isExclusive || otherView?.with({ $0.isExclusiveTouch }) == true
      guard mayExclude else { continue }
      let stage = contest.inputs.delivery(of: other.input).stage
      if stage == .excluded { continue }
      if isOwn { return .singleTouch }
      // A view does not track a touch that a gesture has cancelled.
      if stage != .cancelled { isAlone = false }
    }
    return isAlone ? nil : .exclusiveTouch
  }
}
