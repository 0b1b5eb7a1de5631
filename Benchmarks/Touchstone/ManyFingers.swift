import Foundation
import GestureCore
import Touchstone

/// S10: ten fingers move on a view without recognizers, which hears of each move.
struct S10: Workload {
  static let name = "S10"
  static let repetitions = 50_000

  private var moves: ManyFingers

  init(_ repetitions: Int) { moves = ManyFingers(10, repetitions) }

  mutating func run() -> Tally { moves.run() }
}

/// S50: the same with fifty, which must cost five times as much.
struct S50: Workload {
  static let name = "S50"
  static let repetitions = 10_000

  private var moves: ManyFingers

  init(_ repetitions: Int) { moves = ManyFingers(50, repetitions) }

  mutating func run() -> Tally { moves.run() }
}

/// Fingers that came down once in a row and go to and fro.
private struct ManyFingers {
  private let repetitions: Int
  private let bench = Bench(Script(), 0, actionsPerGesture: 0)
  private let view: CountingView
  private var frame = InputFrame(time: .zero)
  private var step = 0

  init(_ fingers: Int, _ repetitions: Int) {
    self.repetitions = repetitions
    view = CountingView(frame: bench.window.bounds)
    view.isMultipleTouchEnabled = true
    bench.window.addSubview(view)
    frame.contacts = (0..<fingers).map { id in
      Contact(id: id, phase: .began, at: CGPoint(x: 10 * id, y: 100), time: .zero)
    }
    for _ in 0..<100 { play() }
  }

  mutating func run() -> Tally {
    view.count = 0
    for _ in 0..<repetitions { play() }
    let samples = repetitions * frame.contacts.count
    return Tally(
      frames: repetitions, samples: samples, actions: view.count, sum: Double(view.count),
      expected: samples)
  }

  private mutating func play() {
    let time = Timestamp(seconds: Double(step) / Formulas.frameRate)
    for finger in frame.contacts.indices {
      frame.contacts[finger].sample.location.y = step.isMultiple(of: 2) ? 100 : 200
      frame.contacts[finger].sample.time = time
      if step > 0 { frame.contacts[finger].phase = .moved }
    }
    frame.time = time
    step += 1
    bench.scene.touchSystem.receive(frame)
  }
}

/// Counts the fingers of which it is told that they moved.
private final class CountingView: UIView {
  var count = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }
}
