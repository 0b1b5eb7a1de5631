import Foundation
import Touchstone
import TouchstoneGestures

/// Advice with witnesses on scenes of more and more recognizers, of all kinds and with settings of their own:
/// a fifth of them on a view that the others' views lie in.
struct AdviceWithWitnesses: Runnable {
  static let sizes = [10, 50, 100, 200]

  static var entries: [Entry] {
    sizes.map { size in
      Entry(name: "witnesses-\(size)", repetitions: 1) { _ in AdviceWithWitnesses(size) }
    }
  }

  private let count: Int
  private let bench = Bench(Script(), 0, actionsPerGesture: 0)

  init(_ count: Int) {
    self.count = count
    let table = bench.addView()
    let side = table.bounds.width / 10
    for index in 0..<count {
      let recognizer = Self.recognizer(index)
      guard index % 5 > 0 else {
        table.addGestureRecognizer(recognizer)
        continue
      }
      let cell = index / 5
      while table.subviews.count <= cell {
        let place = CGPoint(
          x: CGFloat(table.subviews.count % 10) * side, y: CGFloat(table.subviews.count / 10) * side
        )
        table.addSubview(
          UIView(frame: CGRect(origin: place, size: CGSize(width: side, height: side))))
      }
      table.subviews[cell].addGestureRecognizer(recognizer)
    }
  }

  private static func recognizer(_ index: Int) -> UIGestureRecognizer {
    switch index * 7 % 10 {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + index % 3
      return tap
    case 2, 3:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0.3 + Double(index) / 100
      return press
    case 4, 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up, .down][index % 4]
      return swipe
    case 6, 7:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 1 + index % 2
      return pan
    case 8: return UIPinchGestureRecognizer()
    default: return UIRotationGestureRecognizer()
    }
  }

  mutating func run() -> Tally {
    let found = bench.scene.touchSystem.conflicts(withWitnesses: true).count
    return Tally(frames: 1, samples: count, actions: 1, sum: Double(found + 1), expected: 1)
  }
}
