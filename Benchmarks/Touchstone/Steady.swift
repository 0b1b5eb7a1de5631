import Foundation
import Touchstone

/// S1: the moves of W1 alone, when pan, pinch and rotation have long begun; nothing is allocated. A
/// repetition is a move of both fingers, which go round in circles.
struct S1: Workload {
  static let name = "S1"
  static let repetitions = 200_000

  private let repetitions: Int
  private var bench: Bench
  private var frame = InputFrame(time: .zero)
  private var step = 0

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    bench = Bench(Script(), 0, actionsPerGesture: 0)
    bench.addSix(goTogether: true)
    frame.contacts = [0, 1].map { id in
      Contact(id: id, phase: .began, at: .zero, time: .zero)
    }
    for _ in 0..<100 { play() }
  }

  mutating func run() -> Tally {
    bench.counter.count = 0
    bench.counter.sum = 0
    for _ in 0..<repetitions { play() }
    return Tally(
      frames: repetitions, samples: 2 * repetitions, actions: bench.counter.count,
      sum: abs(bench.counter.sum), expected: 3 * repetitions)
  }

  private mutating func play() {
    let time = Timestamp(seconds: Double(step) / Formulas.frameRate)
    for finger in [0, 1] {
      let (x, y) = Formulas.Circles.place(ofFinger: finger, atStep: step)
      frame.contacts[finger].sample.location = CGPoint(x: x, y: y)
      frame.contacts[finger].sample.time = time
      frame.contacts[finger].phase = step == 0 ? .began : .moved
    }
    frame.time = time
    step += 1
    bench.scene.touchSystem.receive(frame)
  }
}
