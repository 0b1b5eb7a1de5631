import Foundation
import Touchstone

/// Generates random scripts of taps, holds, drags, flicks, pinches and random movements. Equal seeds give equal scripts.
struct ScriptMaker {
  private var random: SplitMix64
  private let size: CGSize
  private var steps: [TouchScript.Step] = []

  static func script(seed: UInt64, size: CGSize) -> TouchScript {
    var maker = ScriptMaker(random: SplitMix64(seed: seed), size: size)
    for _ in 0..<maker.random.number(1...6) { maker.addGesture() }
    return TouchScript(maker.steps).playable
  }

  private init(random: SplitMix64, size: CGSize) {
    self.random = random
    self.size = size
  }

  private mutating func addGesture() {
    switch random.number(0...99) {
    case 0...24: addTaps()
    case 25...36: addHold()
    case 37...56: addDrag()
    case 57...69: addFlick()
    case 70...84: addTwoFingers()
    case 85...95: addScramble()
    case 96, 97: steps.append(.interrupt)
    default: break
    }
    steps.append(.wait(random.pick([0.05, 0.1, 0.2, 0.4, 1])))
  }

  private mutating func addTaps() {
    let place = anywhere()
    for _ in 0..<random.number(1...3) {
      steps += [.down(1, at: place), .wait(hundredths(3...15)), .up(1), .wait(hundredths(5...30))]
    }
  }

  private mutating func addHold() {
    let place = anywhere()
    steps += [.down(1, at: place), .wait(hundredths(30...120))]
    if random.chance(40) { steps.append(.move(1, to: near(place, 60), in: hundredths(5...40))) }
    steps.append(random.chance(90) ? .up(1) : .cancel(1))
  }

  private mutating func addDrag() {
    var place = anywhere()
    steps.append(.down(1, at: place))
    for _ in 0..<random.number(1...3) {
      place = near(place, 200)
      steps.append(.move(1, to: place, in: hundredths(5...60)))
      if random.chance(25) { steps.append(.wait(hundredths(5...30))) }
    }
    steps.append(random.chance(92) ? .up(1) : .cancel(1))
  }

  private mutating func addFlick() {
    let place = anywhere()
    let reach = CGFloat(random.number(40...250))
    let way = random.pick([(1, 0), (-1, 0), (0, 1), (0, -1)])
    let end = CGPoint(x: place.x + reach * CGFloat(way.0), y: place.y + reach * CGFloat(way.1))
    steps += [.down(1, at: place), .move(1, to: end, in: hundredths(5...15)), .up(1)]
  }

  private mutating func addTwoFingers() {
    let (one, other) = (anywhere(), anywhere())
    steps.append(.together([.down(1, at: one), .down(2, at: other)]))
    for _ in 0..<random.number(1...2) {
      let seconds = hundredths(10...50)
      steps.append(
        .together([
          .move(1, to: near(one, 120), in: seconds), .move(2, to: near(other, 120), in: seconds),
        ]))
    }
    steps += random.chance(50) ? [.together([.up(1), .up(2)])] : [.up(1), .wait(0.03), .up(2)]
  }

  /// Adds random actions of fingers.
  private mutating func addScramble() {
    for _ in 0..<random.number(4...12) {
      let finger = random.number(1...3)
      switch random.number(0...9) {
      case 0...2: steps.append(.down(finger, at: anywhere()))
      case 3...5: steps.append(.move(finger, to: anywhere(), in: hundredths(0...30)))
      case 6, 7: steps.append(.up(finger))
      case 8: steps.append(.wait(hundredths(1...40)))
      default: steps.append(.cancel(finger))
      }
    }
    steps += [.up(1), .up(2), .up(3)]
  }

  private mutating func hundredths(_ range: ClosedRange<Int>) -> TimeInterval {
    TimeInterval(random.number(range)) / 100
  }

  private mutating func anywhere() -> CGPoint {
    CGPoint(
      x: random.number(0...max(0, Int(bounding: size.width) - 1)),
      y: random.number(0...max(0, Int(bounding: size.height) - 1)))
  }

  private mutating func near(_ place: CGPoint, _ reach: Int) -> CGPoint {
    CGPoint(
      x: place.x + CGFloat(random.number(-reach...reach)),
      y: place.y + CGFloat(random.number(-reach...reach)))
  }
}
