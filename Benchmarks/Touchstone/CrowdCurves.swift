import Foundation
import Touchstone

/// More and more of those who take part in one gesture. What they cost together must grow no faster than
/// they become more, or than the pairs of which one has an opinion.
enum CrowdCurve: String, CaseIterable {
  /// Pans on one view that all go together, since each has a delegate that says so: each pair is asked.
  case together
  /// Pans on one view, of which the last has a delegate: it is asked about each other one, and no other
  /// pair is a question.
  case opinion
  /// Fingers, each on a view of its own with a pan.
  case apart
  /// Fingers on one view without recognizers.
  case bare

  private var sizes: [Int] {
    switch self {
    case .together, .opinion: [1, 10, 30, 100, 300]
    case .apart, .bare: [1, 10, 25, 50, 100]
    }
  }

  static var entries: [Entry] {
    allCases.flatMap { curve in
      curve.sizes.map { size in
        Entry(name: "\(curve)-\(size)", repetitions: max(1, 1_000 / size)) { repetitions in
          switch curve {
          case .together: PansOnOne(repetitions, size, opinions: size)
          case .opinion: PansOnOne(repetitions, size, opinions: 1)
          case .apart: FingersOnViews(repetitions, size)
          case .bare: FingersOnOne(repetitions, size)
          }
        }
      }
    }
  }
}

/// A finger that is dragged over pans, of which some have an opinion.
private struct PansOnOne: Runnable {
  private static let moves = 10

  private var bench: Bench
  private let agreement = Agreement()
  private let repetitions: Int
  private let count: Int
  private let pairs: Int

  init(_ repetitions: Int, _ count: Int, opinions: Int) {
    self.repetitions = repetitions
    self.count = count
    // Pairs of two with an opinion, and of one with and one without.
    pairs = opinions * (opinions - 1) / 2 + opinions * (count - opinions)
    // They begin with the third move, after 12 points, and end with the lift; without an opinion only the
    // last one added, with which another one goes.
    let pans = opinions == count ? count : min(2, count)
    bench = Bench(.shortDrag, repetitions, actionsPerGesture: (Self.moves - 2 + 1) * pans)
    let view = bench.addView()
    for number in 0..<count {
      let pan = bench.addPan(to: view)
      if number >= count - opinions { pan.delegate = agreement }
    }
  }

  mutating func run() -> Tally {
    agreement.questions = 0
    var tally = bench.run()
    tally.samples *= count
    // A pair may be asked from both sides, and no pair twice from one.
    if agreement.questions > 2 * pairs * repetitions { tally.expected = -1 }
    return tally
  }
}

/// Says yes, and counts how often it was asked.
private final class Agreement: NSObject, UIGestureRecognizerDelegate {
  var questions = 0

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions += 1
    return true
  }
}

/// Fingers that come down together, move and lift, each over a pan of its own.
private struct FingersOnViews: Runnable {
  private var bench: Bench

  init(_ repetitions: Int, _ fingers: Int) {
    bench = Bench(.row(of: fingers), repetitions, actionsPerGesture: 9 * fingers)
    for number in 0..<fingers {
      let view = UIView(frame: CGRect(x: 10 * number, y: 0, width: 10, height: 1000))
      bench.window.addSubview(view)
      bench.addPan(to: view)
    }
  }

  mutating func run() -> Tally {
    var tally = bench.run()
    // They go straight down, and what pans sum is the way along x.
    tally.sum = Double(tally.actions)
    return tally
  }
}

/// Fingers that come down together, move and lift, on a view that counts what it hears.
private struct FingersOnOne: Runnable {
  private var bench: Bench
  private let view: HearingView

  init(_ repetitions: Int, _ fingers: Int) {
    bench = Bench(.row(of: fingers), repetitions, actionsPerGesture: 12 * fingers)
    view = HearingView(frame: bench.window.bounds)
    view.isMultipleTouchEnabled = true
    bench.window.addSubview(view)
  }

  mutating func run() -> Tally {
    view.count = 0
    var tally = bench.run()
    tally.actions = view.count
    tally.sum = Double(view.count)
    return tally
  }
}

private final class HearingView: UIView {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
  }
}

extension Script {
  /// Ten moves of 4 points to the right.
  fileprivate static var shortDrag: Script {
    gesture(fingers: 1, moves: 10) { _, step in (300 + 4 * Double(step), 500) }
  }

  /// Fingers side by side that move ten times 4 points down.
  fileprivate static func row(of fingers: Int) -> Script {
    gesture(fingers: fingers, moves: 10) { finger, step in
      (10 * Double(finger) + 5, 100 + 4 * Double(step))
    }
  }
}
