import Foundation

/// Fingers come down; it is over when the last of them is down.
public struct Down: PatternElementComponent {
  public var asked: AskedElement

  /// - Parameters:
  ///   - fingers: how many come, besides those that are there.
  ///   - region: where each of them comes down.
  ///   - gap: how many seconds after the end of the element before the first of them comes at most.
  ///   - spread: how many seconds the last may come after the first.
  public init(
    _ fingers: Int = 1, in region: PatternRegion? = nil, within gap: TimeInterval? = nil,
    spread: TimeInterval? = nil
  ) {
    asked = AskedElement(
      .down(
        Landing(
          count: fingers, region: region, spread: spread,
          gap: gap.map { TimeLimit(seconds: $0, clock: .previous) })))
  }

  /// Fingers whose centre is near a place that was captured before, with each that comes down.
  public init(
    _ fingers: Int = 1, within gap: TimeInterval? = nil, spread: TimeInterval? = nil,
    near place: PatternCapture<CGPoint>, distance: CGFloat
  ) {
    self.init(fingers, within: gap, spread: spread)
    change {
      $0.near = Landing.Near(capture: place.name, distance: distance, isOfCentre: true)
    }
  }

  /// Fingers each of which comes down near one of the places where captured ones came down.
  public init(
    _ fingers: Int = 1, within gap: TimeInterval? = nil, spread: TimeInterval? = nil,
    near places: PatternCapture<[CGPoint]>, distance: CGFloat
  ) {
    self.init(fingers, within: gap, spread: spread)
    change {
      $0.near = Landing.Near(capture: places.name, distance: distance, isOfCentre: false)
    }
  }

  /// A finger comes down, or several at the same moment.
  public static func some(in region: PatternRegion? = nil) -> Down {
    var down = Down(in: region)
    down.change { $0.mayBeMore = true }
    return down
  }

  private mutating func change(_ body: (inout Landing) -> Void) {
    guard case .down(var landing) = asked.element.action else { return }
    body(&landing)
    asked.element.action = .down(landing)
  }
}

/// The fingers lift; it is over when the last of them has. None may come meanwhile.
public struct Up: PatternElementComponent {
  public var asked = AskedElement(.up)

  /// - Parameter seconds: how long after the end of the element before, at most.
  public init(within seconds: TimeInterval? = nil) {
    if let seconds { self = self.within(seconds) }
  }
}

/// A finger lifts, and at least one stays.
public struct Lift: PatternElementComponent {
  public var asked = AskedElement(.lift)

  /// - Parameter seconds: how long after the end of the element before, at most.
  public init(within seconds: TimeInterval? = nil) {
    if let seconds { self = self.within(seconds) }
  }
}
