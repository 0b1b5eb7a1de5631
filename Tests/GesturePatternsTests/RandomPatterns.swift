import Foundation
import GestureCore

@testable import GesturePatterns

/// Makes patterns and finger scripts out of a seed. Numbers are few and round, so that limits are met
/// exactly as often as they are missed.
struct RandomPatterns {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }

  private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  private mutating func time() -> TimeInterval { [0.05, 0.1, 0.1, 0.2, 0.3][number(0...4)] }

  private mutating func length() -> CGFloat { [5, 10, 10, 15, 20][number(0...4)] }

  // MARK: Patterns

  mutating func pattern() -> PatternNode {
    captures = 0
    var fingers = 0
    return sequence(number(2...5), &fingers, depth: 0)
  }

  private var captures = 0

  private mutating func sequence(_ count: Int, _ fingers: inout Int, depth: Int) -> PatternNode {
    var nodes: [PatternNode] = []
    for _ in 0..<count {
      if depth < 2, chance(25) {
        nodes.append(group(&fingers, depth: depth + 1))
      } else {
        nodes.append(.element(element(&fingers)))
      }
    }
    return .sequence(nodes)
  }

  /// A choice, a repetition or several beside each other, after which as many fingers are down.
  private mutating func group(_ fingers: inout Int, depth: Int) -> PatternNode {
    let before = fingers
    switch number(0...4) {
    case 0, 1:
      let ways = (0..<number(2...3)).map { _ in
        var own = before
        let way = sequence(number(1...2), &own, depth: depth)
        fingers = own
        return way
      }
      return .choice(ways)
    case 2 where before == 0:
      return .element(
        PatternElement(
          .together(
            (0..<2).map { _ in
              var own = 0
              var nodes: [PatternNode] = [.element(PatternElement(.down(Landing(count: 1))))]
              own = 1
              if chance(60) { nodes.append(.element(still(own))) }
              if chance(60) { nodes.append(.element(PatternElement(.up))) }
              return .sequence(nodes)
            })))
    default:
      var own = before
      let least = number(0...2)
      let body = sequence(number(1...3), &own, depth: depth)
      return .repetition(body, least: least, most: chance(50) ? nil : least + number(1...2))
    }
  }

  /// Something for fingers that are down.
  private mutating func still(_ fingers: Int) -> PatternElement {
    if chance(40) {
      var hold = PatternElement(.hold(time()))
      if chance(60) { hold.drift = .centre(length()) }
      return hold
    }
    let measure: Travel.Measure
    switch number(0...(fingers == 2 ? 6 : 3)) {
    case 0, 1:
      let direction = chance(50) ? nil : PatternDirection.allCases[number(0...3)]
      measure = .distance(length(), towards: direction, angle: .pi / 4)
    case 2:
      measure = .each(
        PatternDirection.allCases[number(0...3)],
        Fading(length(), losingEachSecond: chance(50) ? 0.5 : 0))
    case 3: measure = .into(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)))
    case 4: measure = .turn(0.4, travel: length())
    default: measure = .span(length(), [.any, .apart, .together][number(0...2)])
    }
    var travel = Travel(measure: measure, fingers: 1...Int.max)
    if case .distance = measure, chance(20) { travel.minimumSpeed = 100 }
    return PatternElement(.move(travel))
  }

  private mutating func element(_ fingers: inout Int) -> PatternElement {
    var element: PatternElement
    switch number(0...9) {
    case 0...2 where fingers < 2, 0...9 where fingers == 0:
      if fingers == 0, chance(10) {
        element = PatternElement(.still(time()))
        break
      }
      var landing = Landing(count: chance(75) ? 1 : 2)
      landing.mayBeMore = chance(10)
      if chance(30) { landing.gap = TimeLimit(seconds: time(), clock: .previous) }
      if chance(30) { landing.spread = time() }
      if chance(15) {
        landing.region = .rectangle(CGRect(x: 0, y: 0, width: 50, height: 50))
      }
      if captures > 0, chance(40) {
        landing.near = Landing.Near(capture: "c1", distance: 20, isOfCentre: false)
      }
      fingers += landing.count
      element = PatternElement(.down(landing))
      if captures == 0, chance(30) {
        captures = 1
        element.captures = ["c1"]
      }
    case 0...4:
      element = PatternElement(fingers > 1 && chance(40) ? .lift : .up)
      fingers = element.action == .lift ? fingers - 1 : 0
    default: element = still(fingers)
    }
    if chance(25) {
      let clocks: [PatternClock] = [.previous, .firstDown, .lastDown, .lastLift, .beginning]
      element.limits = [TimeLimit(seconds: time(), clock: clocks[number(0...4)])]
    }
    if element.drift == nil, chance(15) {
      element.drift = chance(50) ? .each(length()) : .centre(length())
    } else if element.drift == nil, chance(5) {
      element.drift = .corridor(
        Corridor(
          direction: PatternDirection.allCases[number(0...3)],
          aside: Fading(length(), losingEachSecond: 0.5), asideShare: 0,
          backwards: chance(50) ? nil : 5))
    }
    return element
  }

  // MARK: Scripts

  mutating func script() -> FingerScript {
    var script = FingerScript()
    var time = 0
    var places: [(finger: Int, place: CGPoint)] = []
    var last = 0
    for _ in 0..<number(3...14) {
      time += [0, 10, 20, 50, 50, 100, 200, 300][number(script.moments.isEmpty ? 0...7 : 1...7)]
      var changes: [FingerScript.Change] = []
      for index in places.indices.reversed() {
        switch number(0...9) {
        case 0...4:
          places[index].place.x += CGFloat(number(-3...3) * 5)
          places[index].place.y += CGFloat(number(-3...3) * 5)
          changes.append(.move(places[index].finger, to: places[index].place))
        case 5, 6:
          changes.append(.up(places[index].finger))
          places.remove(at: index)
        default: break
        }
      }
      while places.count < 3, chance(places.isEmpty ? 80 : 20) {
        last += 1
        let place = CGPoint(x: number(2...12) * 5, y: number(2...12) * 5)
        places.append((last, place))
        changes.append(.down(last, at: place))
      }
      if !changes.isEmpty {
        script.moments.append(
          .init(at: Timestamp(nanoseconds: Int64(time) * 1_000_000), changes))
      }
    }
    return script
  }
}
