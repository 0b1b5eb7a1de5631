import Foundation
import GestureCore

/// The active fingers of a gesture, and the clocks that they start.
package struct PatternHand: Sendable, Hashable {
  package struct Finger: Sendable, Hashable {
    package var number: Int
    package var landing: CGPoint
    package var place: CGPoint
  }

  package private(set) var fingers: [Finger] = []
  /// Fingers that are ignored.
  package private(set) var strangers: [Int] = []
  package private(set) var firstDown: Timestamp?
  package private(set) var lastDown: Timestamp?
  package private(set) var lastLift: Timestamp?
  package private(set) var beginning: Timestamp?

  package var centre: CGPoint { cluster.centroid }
  package var cluster: TouchCluster { TouchCluster(fingers.lazy.map(\.place)) }

  package func has(_ finger: Int) -> Bool { fingers.contains { $0.number == finger } }

  package mutating func move(_ places: [FingerPlace]) {
    for place in places {
      guard let index = fingers.firstIndex(where: { $0.number == place.finger }) else { continue }
      fingers[index].place = place.place
    }
  }

  package mutating func land(_ finger: Int, at place: CGPoint, time: Timestamp) {
    if fingers.isEmpty { firstDown = time }
    lastDown = time
    if beginning == nil { beginning = time }
    fingers.append(Finger(number: finger, landing: place, place: place))
  }

  package mutating func turnAway(_ finger: Int) { strangers.append(finger) }

  package mutating func lift(_ numbers: [Int], time: Timestamp) {
    strangers.removeAll { numbers.contains($0) }
    let count = fingers.count
    fingers.removeAll { numbers.contains($0.number) }
    if fingers.count < count { lastLift = time }
  }

  /// The start of a clock; `nil` for clocks of elements.
  package func start(of clock: PatternClock) -> Timestamp? {
    switch clock {
    case .previous: nil
    case .firstDown: fingers.isEmpty ? nil : firstDown
    case .lastDown: lastDown
    case .lastLift: lastLift
    case .beginning: beginning
    }
  }
}
