import Foundation
import GestureCore

@testable import ModelCheck

/// Fingers for a recognizer and its pattern.
@MainActor struct ScriptedFingers: @MainActor CustomStringConvertible {
  private(set) var frames: [InputFrame] = []

  var description: String {
    frames.map { frame in
      let contacts = frame.contacts.map { "\($0.id) \($0.phase) \($0.sample.location)" }
      return "\(frame.time.seconds): \(contacts.joined(separator: "; "))"
    }.joined(separator: "\n")
  }

  private init(frames: [InputFrame]) { self.frames = frames }

  /// The fingers of one of the model check's scripts.
  init(seed: UInt64, reach: Int, squeeze: Int) {
    var down: Set<Int> = []
    var time = 0
    var landings: [Int: CGPoint] = [:]
    var places: [Int: CGPoint] = [:]
    for step in ScriptGenerator.script(seed: seed, isPlain: true).steps {
      var changes: [Script.Change] = []
      switch step {
      case .frame(let delay, let some): (time, changes) = (time + delay, some)
      case .wait(let delay): time += delay
      default: continue
      }
      // Fingers that come are heard of before those that lift at the same moment.
      for case .down(let finger, _, _) in changes { down.insert(finger) }
      changes = changes.filter { down.contains($0.finger) }
      for change in changes {
        switch change {
        case .up(let finger), .cancel(let finger): down.remove(finger)
        case .down, .move: break
        }
      }
      let now = Timestamp(nanoseconds: Int64(time) * 1_000_000)
      var frame = InputFrame(time: now)
      frame.contacts = changes.map { change in
        let phase: Contact.Phase
        switch change {
        case .down(let finger, let x, let y):
          phase = .began
          places[finger] = CGPoint(x: x / squeeze, y: y / squeeze)
          landings[finger] = CGPoint(x: x, y: y)
        case .move(let finger, let x, let y):
          phase = .moved
          let start = landings[finger] ?? .zero
          places[finger] = CGPoint(
            x: start.x / CGFloat(squeeze) + (CGFloat(x) - start.x) * CGFloat(reach),
            y: start.y / CGFloat(squeeze) + (CGFloat(y) - start.y) * CGFloat(reach))
        case .up: phase = .ended
        case .cancel: phase = .cancelled
        }
        return Contact(
          id: change.finger, phase: phase, kind: .direct, at: places[change.finger] ?? .zero,
          time: now)
      }
      frames.append(frame)
    }
    frames.append(InputFrame(time: Timestamp(nanoseconds: Int64(time + 10_000) * 1_000_000)))
  }
}

extension ScriptedFingers {
  /// Some taps, and then fingers that rest, move as one, pinch or turn, and lift. Times and ways lie at the
  /// limits of some recognizer as often as beside them.
  init(deliberate seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var hand = DeliberateHand(fingers: random.pick([1, 1, 1, 2, 2, 3]))
    for _ in 0..<random.pick([0, 0, 1, 1, 2, 3]) {
      hand.land(apart: random.pick([0, 0, 0, 20, 350, 351]))
      hand.wait(random.pick([20, 50, 100, 750, 751]))
      if random.chance(15) { hand.move(by: CGFloat(random.pick([9, 45, 46])), 0) }
      hand.lift(apart: random.pick([0, 0, 15]))
      hand.wait(random.pick([20, 100, 100, 200, 350, 351]))
      if random.chance(20) { hand.goElsewhere(by: CGFloat(random.pick([20, 45, 46, 100]))) }
    }
    hand.land(apart: random.pick([0, 0, 0, 20, 350]))
    hand.wait(random.pick([16, 16, 100, 101, 200, 300, 500, 501]))
    let (x, y) = random.pick([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1)] as [(CGFloat, CGFloat)])
    let pace = CGFloat(random.pick([1, 4, 10, 20]))
    let act = random.number(0...5)
    for _ in 0..<random.number(0...8) {
      switch act {
      case 0: hand.wait(100)
      case 1, 2, 3: hand.move(by: x * pace, y * pace)
      case 4: hand.scale(by: 1 + pace / 40)
      default: hand.turn(by: pace / 40)
      }
      hand.wait(16)
    }
    if random.chance(20) { hand.landOneMore() }
    hand.wait(random.pick([16, 100, 500]))
    hand.lift(apart: random.pick([0, 0, 15]))
    hand.wait(10_000)
    self.init(frames: hand.frames)
  }
}
