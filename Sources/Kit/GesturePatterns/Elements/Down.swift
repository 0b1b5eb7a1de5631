import Foundation

/// Fingers land; the element ends when the last of them is down.
public struct Down: PatternElementComponent {
  public var asked: AskedElement

  /// - Parameters:
  ///   - fingers: the number of fingers that land, in addition to those that are down.
  ///   - region: the region in which each of them must land.
  ///   - gap: the maximum time in seconds from the end of the previous element to the first
  ///     landing.
  ///   - spread: the maximum time in seconds from the first to the last landing.
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

  /// Fingers whose centre must be near a captured location at each landing.
  public init(
    _ fingers: Int = 1, within gap: TimeInterval? = nil, spread: TimeInterval? = nil,
    near place: PatternCapture<CGPoint>, distance: CGFloat
  ) {
    self.init(fingers, within: gap, spread: spread)
    change {
      $0.near = Landing.Near(capture: place.name, distance: distance, isOfCentre: true)
    }
  }

  /// Fingers that each must land near one of the captured landing locations.
  public init(
    _ fingers: Int = 1, within gap: TimeInterval? = nil, spread: TimeInterval? = nil,
    near places: PatternCapture<[CGPoint]>, distance: CGFloat
  ) {
    self.init(fingers, within: gap, spread: spread)
    change {
      $0.near = Landing.Near(capture: places.name, distance: distance, isOfCentre: false)
    }
  }

  /// One or several fingers land at the same time.
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

/// All fingers lift; the element ends with the last lift. No finger may land meanwhile.
public struct Up: PatternElementComponent {
  public var asked = AskedElement(.up)

  /// - Parameter seconds: the maximum time from the end of the previous element.
  public init(within seconds: TimeInterval? = nil) {
    if let seconds { self = self.within(seconds) }
  }
}

/// A finger lifts, and at least one stays down.
public struct Lift: PatternElementComponent {
  public var asked = AskedElement(.lift)

  /// - Parameter seconds: the maximum time from the end of the previous element.
  public init(within seconds: TimeInterval? = nil) {
    if let seconds { self = self.within(seconds) }
  }
}
