import Foundation
import GestureCore
import Touchstone
import TouchstoneTesting

/// Each kind of cause that a trace can name. The functions below map every case of the trace's enumerations, so that a new
/// case without a kind does not compile, and `WhyTableTests` finds a kind without a row.
nonisolated enum WhyKind: String, CaseIterable {
  case over, under, tooManyFingers, tooFewFingers, fingersLate, prevented, requirementRecognized
  case deadlock, vetoed, keptByContent, touchesCancelled, disabled, removed, viewLeft, nothingLeft
  case recognized, because, assigned, reset

  case excludedDisabled, excludedIsOver, excludedAddedLate, excludedTouchType
  case excludedOtherTouchType, excludedPressType, excludedScrollType, excludedPointerKind
  case excludedTouchless, excludedEvent, excludedDeclined

  case waitsForInputs, waitsForUnfinished, waitsForInputsOf, waitsForFailure

  case missedHidden, missedTransparent, missedUserInteractionDisabled, missedAnimated
  case missedFlattened, missedOutside

  case preventedUndecided, preventedRank, preventedOneSided, preventedWaiting, preventedUnderWay

  case requireToFail, delegateRequires, delegateRequired, classRequires, classRequired

  init(_ reason: Reason) {
    self =
      switch reason {
      case .over: .over
      case .under: .under
      case .tooManyFingers: .tooManyFingers
      case .tooFewFingers: .tooFewFingers
      case .fingersLate: .fingersLate
      case .prevented: .prevented
      case .requirementRecognized: .requirementRecognized
      case .deadlock: .deadlock
      case .vetoed: .vetoed
      case .keptByContent: .keptByContent
      case .touchesCancelled: .touchesCancelled
      case .disabled: .disabled
      case .removed: .removed
      case .viewLeft: .viewLeft
      case .nothingLeft: .nothingLeft
      case .recognized: .recognized
      case .because: .because
      case .assigned: .assigned
      case .reset: .reset
      }
  }

  init(_ exclusion: Exclusion) {
    self =
      switch exclusion {
      case .disabled: .excludedDisabled
      case .isOver: .excludedIsOver
      case .addedLate: .excludedAddedLate
      case .touchType: .excludedTouchType
      case .otherTouchType: .excludedOtherTouchType
      case .pressType: .excludedPressType
      case .scrollType: .excludedScrollType
      case .pointerKind: .excludedPointerKind
      case .touchless: .excludedTouchless
      case .event: .excludedEvent
      case .declined: .excludedDeclined
      }
  }

  init(_ wait: ResetWait) {
    self =
      switch wait {
      case .inputs: .waitsForInputs
      case .unfinished: .waitsForUnfinished
      case .inputsOf: .waitsForInputsOf
      case .failure: .waitsForFailure
      }
  }

  init(_ miss: HitMiss) {
    self =
      switch miss {
      case .hidden: .missedHidden
      case .transparent: .missedTransparent
      case .userInteractionDisabled: .missedUserInteractionDisabled
      case .animated: .missedAnimated
      case .flattened: .missedFlattened
      case .outside: .missedOutside
      }
  }

  init(_ rule: PreventionRule) {
    self =
      switch rule {
      case .undecided: .preventedUndecided
      case .rank: .preventedRank
      case .oneSided: .preventedOneSided
      case .waiting: .preventedWaiting
      case .underWay: .preventedUnderWay
      }
  }

  init(_ rule: RequirementRule) {
    self =
      switch rule {
      case .requireToFail: .requireToFail
      case .delegateRequires: .delegateRequires
      case .delegateRequired: .delegateRequired
      case .classRequires: .classRequires
      case .classRequired: .classRequired
      }
  }

  /// The kinds that a trace names of a recognizer, and of views that were not hit.
  @MainActor static func all(in stage: Stage, of recognizer: UIGestureRecognizer) -> Set<WhyKind> {
    var kinds: Set<WhyKind> = []
    for event in stage.trace {
      switch event.kind {
      case .missed(_, _, let miss): kinds.insert(WhyKind(miss))
      case .passedOver(let subject, _, let exclusion) where subject.name == recognizer.name:
        kinds.insert(WhyKind(exclusion))
        if case .isOver(let wait?) = exclusion { kinds.insert(WhyKind(wait)) }
      case .state(let subject, _, _, let reason) where subject.name == recognizer.name,
        .proposal(let subject, _, let reason) where subject.name == recognizer.name:
        kinds.insert(WhyKind(reason))
      case .verdict(let subject, let verdict) where subject.name == recognizer.name:
        switch verdict {
        case .prevented(_, let rule): kinds.insert(WhyKind(rule))
        case .held(_, let rule), .requirementWon(_, let rule): kinds.insert(WhyKind(rule))
        case .vetoed, .deadlock: break
        }
      default: break
      }
    }
    return kinds
  }
}

/// A cause, and the cure that is offered for it.
nonisolated struct WhyRow: Sendable {
  let kind: WhyKind
  /// The beginning of the cure; `nil` where none is offered.
  let cure: String?
  /// Makes the scene, with the cure or without, plays the fingers, and returns the recognizer that was wanted.
  let play: @MainActor (_ stage: Stage, _ isCured: Bool) -> UIGestureRecognizer

  init(
    _ kind: WhyKind, _ cure: String?,
    _ play: @escaping @MainActor (Stage, Bool) -> UIGestureRecognizer
  ) {
    self.kind = kind
    self.cure = cure
    self.play = play
  }
}
