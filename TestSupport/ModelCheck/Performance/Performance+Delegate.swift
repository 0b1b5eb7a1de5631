import Touchstone

/// What the script has the delegates of its recognizers say.
extension Performance: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let number = number(of: recognizer) else { return true }
    count("should begin", recognizer)
    if recognizer.state != .possible {
      complaints.append("r\(number) should begin, and is \(recognizer.state) (ARB-25)")
    }
    return !script.recognizers[number].isVetoed
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let number = number(of: recognizer) else { return true }
    count("receives", recognizer, touch)
    return script.recognizers[number].refuses != touch.contactID % 3
  }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    holds(one, other) { .simultaneous($0, with: $1) }
  }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    count("delegate requires failure of", one, other)
    return holds(one, other) { .waitsThisTime($0, for: $1, says: .waitingDelegate) }
  }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    count("delegate says is required to fail by", one, other)
    return holds(other, one) { .waitsThisTime($0, for: $1, says: .waitedForDelegate) }
  }
}
