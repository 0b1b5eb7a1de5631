/// When code of a client's runs.
package enum Moment: String, CaseIterable {
  // Overrides of a recognizer.
  case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled, recognizerReset
  case canPrevent, canBePrevented, requiresFailure, isRequiredToFail, wantsEvent, stateChange
  case withholding
  // Actions.
  case actionBegan, actionChanged, actionEnded, actionCancelled
  // Questions to a delegate.
  case shouldBegin, simultaneous, delegateRequires, delegateRequired, receivesTouch, receivesEvent
  // Overrides of a view.
  case viewBegan, viewMoved, viewEnded, viewCancelled, hitTest, pointInside, viewShouldBegin
  case viewLeaves, viewHasLeft, layout
  // Overrides and actions of a control.
  case beginTracking, continueTracking, endTracking, cancelTracking, controlEvent
  // Everything else.
  case beforeSending, afterSending, deadline, traceLine
}

extension Moment {
  var isOfControl: Bool {
    switch self {
    case .beginTracking, .continueTracking, .endTracking, .cancelTracking, .controlEvent: true
    default: false
    }
  }
}
