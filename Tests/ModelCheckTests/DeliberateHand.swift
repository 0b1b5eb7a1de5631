import Foundation
import GestureCore

/// Fingers that do one thing after the other; times are in milliseconds.
struct DeliberateHand {
  private(set) var frames: [InputFrame] = []
  private let count: Int
  private var time = 0
  private var middle = CGPoint(x: 200, y: 300)
  private var down: [(id: Int, place: CGPoint)] = []
  private var last = 0

  init(fingers: Int) { count = fingers }

  mutating func wait(_ milliseconds: Int) {
    time += milliseconds
    tell([])
  }

  /// - Parameter gap: how long after the first the others come.
  mutating func land(apart gap: Int) {
    for number in 0..<count {
      if number == 1 { time += gap }
      let place = CGPoint(x: middle.x + CGFloat(number) * 60, y: middle.y)
      last += 1
      down.append((last, place))
      tell([(last, .began, place)])
    }
  }

  mutating func landOneMore() {
    last += 1
    down.append((last, CGPoint(x: 100, y: 500)))
    tell([(last, .began, CGPoint(x: 100, y: 500))])
  }

  /// - Parameter gap: how long after the first the others lift.
  mutating func lift(apart gap: Int) {
    for (number, finger) in down.enumerated() {
      if number == 1 { time += gap }
      tell([(finger.id, .ended, finger.place)])
    }
    down = []
  }

  mutating func goElsewhere(by way: CGFloat) { middle.x += way }

  mutating func move(by x: CGFloat, _ y: CGFloat) {
    change { CGPoint(x: $0.x + x, y: $0.y + y) }
  }

  mutating func scale(by factor: CGFloat) {
    let middle = middle
    change {
      CGPoint(x: middle.x + ($0.x - middle.x) * factor, y: middle.y + ($0.y - middle.y) * factor)
    }
  }

  mutating func turn(by angle: CGFloat) {
    let middle = middle
    change {
      let (x, y) = ($0.x - middle.x, $0.y - middle.y)
      return CGPoint(
        x: middle.x + x * cos(angle) - y * sin(angle), y: middle.y + x * sin(angle) + y * cos(angle)
      )
    }
  }

  // MARK: - Private

  private mutating func change(_ body: (CGPoint) -> CGPoint) {
    for index in down.indices { down[index].place = body(down[index].place) }
    tell(down.map { ($0.id, .moved, $0.place) })
  }

  private mutating func tell(_ changes: [(id: Int, phase: Contact.Phase, place: CGPoint)]) {
    let now = Timestamp(nanoseconds: Int64(time) * 1_000_000)
    var frame = InputFrame(time: now)
    frame.contacts = changes.map {
      Contact(id: $0.id, phase: $0.phase, kind: .direct, at: $0.place, time: now)
    }
    frames.append(frame)
  }
}
