import GestureCore
@_spi(Kit) import TouchstoneScrolling

extension UIGestureRecognizer {
  /// Controls whose fingers a single tap takes: the tap on a control always does (CRC-02), one above only
  /// from controls that keep no taps for themselves (CRC-01).
  var controlConflicts: [GestureConflict] {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, isEnabled, cancelsTouchesInView, let view
    else { return [] }
    func controls(in view: UIView) -> [UIControl] {
      ((view as? UIControl).map { [$0] } ?? []) + view.subviews.flatMap(controls)
    }
    return controls(in: view).compactMap { control in
      let isOnIt = control === view
      guard isOnIt || !control.gestureRule.contains(.singleTap) else { return nil }
      return GestureConflict(
        severity: isOnIt ? .warning : .note, rule: .tapOverControl, subjects: [subject],
        sentence:
          "\(traceLabel) takes taps from \(control.traceLabel), which then sends no .touchUpInside",
        cure:
          "set cancelsTouchesInView = false on \(traceLabel), or let its delegate decline touches of "
          + "\(control.traceLabel) (shouldReceive touch)")
    }
  }

  /// Tables and collections whose rows a single tap on them or above them keeps from being selected (LST-08).
  var rowConflicts: [GestureConflict] {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, isEnabled, cancelsTouchesInView, let view
    else { return [] }
    func lists(in view: UIView) -> [UIScrollView] {
      if let list = view as? UIScrollView, list.selectsByTouch { return [list] }
      return view.subviews.flatMap(lists)
    }
    return lists(in: view).map { list in
      GestureConflict(
        severity: .warning, rule: .tapOverRows, subjects: [subject],
        sentence:
          "\(traceLabel) takes taps from the rows of \(list.traceLabel), which are then not selected",
        cure:
          "set cancelsTouchesInView = false on \(traceLabel), or let its delegate decline touches of "
          + "the rows (shouldReceive touch)")
    }
  }
}
