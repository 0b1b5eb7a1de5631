import GestureCore

extension UIGestureRecognizer {
  /// What keeps the recognizer itself from working.
  var ownConflicts: [GestureConflict] {
    [unreachable, uselessSettings].compactMap(\.self) + controlConflicts + rowConflicts
  }

  /// A view that is not hit gets no touch for its recognizers either (HIT-02).
  private var unreachable: GestureConflict? {
    guard let view else { return nil }
    // An animation is over some time, and is no setting.
    if let (blocker, miss) = view.hitBlocker, miss != .animated {
      let isDefault =
        miss == .userInteractionDisabled && (blocker is UIImageView || blocker is UILabel)
      return GestureConflict(
        severity: miss == .userInteractionDisabled ? .error : .warning, rule: .unreachableView,
        subjects: [subject],
        sentence:
          "no touch comes to \(traceLabel): \(blocker.traceLabel) cannot be hit, since \(miss)"
          + (isDefault ? ", as it is for image views and labels unless set" : ""),
        cure: cure(for: miss, of: blocker.traceLabel))
    }
    guard view.bounds.isEmpty, view.subviews.isEmpty || view.clipsToBounds else { return nil }
    return GestureConflict(
      severity: .warning, rule: .unreachableView, subjects: [subject],
      sentence: "no touch comes to \(traceLabel): \(view.traceLabel) has no area",
      cure: "give \(view.traceLabel) a size, or let layout do so")
  }

  private func cure(for miss: HitMiss, of view: String) -> String {
    switch miss {
    case .userInteractionDisabled: "set isUserInteractionEnabled = true on \(view)"
    case .hidden: "show \(view) before the gesture is needed"
    case .transparent: "raise the alpha of \(view) above 0.01; a clear colour is hit"
    case .animated: "wait for the end of the animation"
    case .flattened: "give \(view) a transform that has an inverse"
    case .outside(let superview): "make \(superview) large enough"
    }
  }

  private var uselessSettings: GestureConflict? {
    let (severity, fault, cure): (GestureConflict.Severity, String, String)
    if !isEnabled {
      (severity, fault, cure) = (.note, "is disabled", "set isEnabled = true when it is wanted")
    } else if let edge = self as? UIScreenEdgePanGestureRecognizer, edge.edges.isEmpty {
      (severity, fault, cure) = (.error, "has no edges to start from", "set its edges")
    } else if allowedTouchTypes.isEmpty && allowedPressTypes.isEmpty {
      (severity, fault, cure) = (
        .error, "takes neither touches nor presses", "put a type into allowedTouchTypes"
      )
    } else {
      return nil
    }
    return GestureConflict(
      severity: severity, rule: .takesNothing, subjects: [subject],
      sentence: "\(traceLabel) \(fault), and recognizes nothing", cure: cure)
  }
}
