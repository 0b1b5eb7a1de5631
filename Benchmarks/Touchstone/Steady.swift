import Foundation
import GestureCore
import Touchstone

/// S1: the moves of W1 alone, when pan, pinch and rotation have long begun; nothing is allocated. A
/// repetition is a move of both fingers, which go round in circles.
struct S1: Workload {
  static let name = "S1"
  static let repetitions = 200_000

  private let repetitions: Int
  private let bench = Bench(Script(), 0, actionsPerGesture: 0)
  private var fingers = CirclingFingers()

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    bench.addSix(goTogether: true)
    fingers.warmUp(bench.scene.touchSystem)
  }

  mutating func run() -> Tally { fingers.move(repetitions, in: bench) }
}

/// Two fingers that came down once and move for ever, over pan, pinch and rotation.
struct CirclingFingers {
  /// How many moves there are before they come again.
  private static let round = 4_000

  private var frame = InputFrame(time: .zero)
  private var step = 0
  /// Where both fingers are in each move: working that out is not what is measured.
  private let places: [CGPoint]

  init() {
    frame.contacts = [0, 1].map { id in Contact(id: id, phase: .began, at: .zero, time: .zero) }
    places = (0..<Self.round).flatMap { step in
      [0, 1].map { finger in
        let (x, y) = Formulas.Circles.place(ofFinger: finger, atStep: step)
        return CGPoint(x: x, y: y)
      }
    }
  }

  /// Comes down, and moves until all has begun that will.
  mutating func warmUp(_ system: TouchSystem) {
    for _ in 0..<100 { play(to: system) }
  }

  mutating func move(_ times: Int, in bench: Bench) -> Tally {
    bench.counter.count = 0
    bench.counter.sum = 0
    for _ in 0..<times { play(to: bench.scene.touchSystem) }
    return Tally(
      frames: times, samples: 2 * times, actions: bench.counter.count,
      sum: abs(bench.counter.sum), expected: 3 * times)
  }

  private mutating func play(to system: TouchSystem) {
    let time = Timestamp(seconds: Double(step) / Formulas.frameRate)
    let index = 2 * (step % Self.round)
    for finger in 0..<2 {
      frame.contacts[finger].sample.location = places[index + finger]
      frame.contacts[finger].sample.time = time
      frame.contacts[finger].phase = step == 0 ? .began : .moved
    }
    frame.time = time
    step += 1
    system.receive(frame)
  }
}
