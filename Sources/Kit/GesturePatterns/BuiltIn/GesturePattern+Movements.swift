import Foundation

extension GesturePattern {
  /// Fingers whose centre moves, while their number does not change (PAN-02, PAN-21).
  public static func pan(
    fingers: ClosedRange<Int> = 1...Int.max, limits: BuiltInLimits
  ) throws(PatternProblem) -> GesturePattern {
    try GesturePattern {
      comingAndGoing
      Move(moreThan: limits.panHysteresis, fingers: fingers).marked(.began)
    }
  }

  /// Two fingers that come together or go apart (PIN-02, PIN-05).
  public static func pinch(limits: BuiltInLimits) throws(PatternProblem) -> GesturePattern {
    try GesturePattern(maximumFingers: 2) {
      comingAndGoing
      Move.pinch(moreThan: limits.pinchHysteresis).marked(.began)
    }
  }

  /// Two fingers that turn around each other (ROT-05).
  public static func rotation(limits: BuiltInLimits) throws(PatternProblem) -> GesturePattern {
    try GesturePattern(maximumFingers: 2) {
      comingAndGoing
      Move.turn(moreThan: limits.rotationHysteresis, travel: limits.rotationTravel).marked(.began)
    }
  }

  /// Fingers that move fast and straight in one of the directions (SWP-04, SWP-05, SWP-08).
  ///
  /// - Parameter directions: one direction, or both of an axis.
  public static func swipe(
    _ directions: [PatternDirection], fingers: Int = 1, limits: BuiltInLimits
  ) throws(PatternProblem) -> GesturePattern {
    let backwards = directions.count == 1 ? limits.swipeBackwards : nil
    func limited<Element: PatternElementComponent>(
      _ element: Element, _ direction: PatternDirection
    ) -> Element {
      element.within(limits.swipeDuration, since: .firstDown).straight(
        direction, aside: limits.swipeAside, share: limits.swipeAsideShare, backwards: backwards)
    }
    return try GesturePattern {
      if let direction = directions.first { limited(Down(fingers), direction) }
      OneOf {
        for direction in directions {
          limited(
            Move.each(direction, limits.swipeAlong, fingers: fingers...fingers), direction)
        }
      }
    }
  }

  /// A finger that moves in from an edge (EDG-03…05).
  public static func edgePan(
    from edges: [PatternDirection], of screen: CGRect, limits: BuiltInLimits
  ) throws(PatternProblem) -> GesturePattern {
    try GesturePattern(maximumFingers: 1) {
      OneOf {
        for edge in edges {
          InOrder {
            Down(in: .edge(edge, of: screen, width: limits.edgeRegion))
            Move(edge.opposite, moreThan: limits.panHysteresis, angle: limits.edgeAngleWindow)
              .within(limits.edgeDuration, since: .firstDown).marked(.began)
          }
        }
      }
    }
  }

  @PatternBuilder private static var comingAndGoing: PatternPart {
    Down.some()
    Repeated(0...) {
      OneOf {
        Down.some()
        Lift()
      }
    }
  }
}
