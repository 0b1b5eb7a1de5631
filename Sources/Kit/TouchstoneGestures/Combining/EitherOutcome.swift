import Touchstone

/// Which of two gestures is still possible. The failure of one is not reported while the other may
/// happen, or after the other has happened.
struct EitherOutcome {
  private enum Side { case open, telling, over }

  private var sides = (first: Side.open, second: Side.open)

  mutating func first<Value>(tells event: GestureEvent<Value>) -> Bool {
    let (tells, side, other) = Self.step(sides.first, beside: sides.second, on: event)
    sides = (side, other)
    return tells
  }

  mutating func second<Value>(tells event: GestureEvent<Value>) -> Bool {
    let (tells, side, other) = Self.step(sides.second, beside: sides.first, on: event)
    sides = (other, side)
    return tells
  }

  private static func step<Value>(
    _ side: Side, beside other: Side, on event: GestureEvent<Value>
  ) -> (tells: Bool, side: Side, other: Side) {
    switch event {
    case .changed: (true, .telling, other)
    case .ended: (true, .open, .open)
    case .cancelled:
      switch (side, other) {
      case (.telling, _): (true, .open, .open)
      case (.open, .over): (true, .open, .open)
      default: (false, .over, other)
      }
    }
  }
}
