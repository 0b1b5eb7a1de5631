import Foundation
import Touchstone

/// W7: ten fingers on one view, whose pan, pinch and rotation go together.
struct W7: Workload {
  static let name = "W7"
  static let repetitions = Formulas.TenOnOne.sequences

  private var bench: Bench

  init(_ repetitions: Int) {
    bench = Bench(.tenOnOne, repetitions, actionsPerGesture: 3 * 56)
    let view = bench.addView()
    let three = [bench.addPan(to: view), bench.addPinch(to: view), bench.addRotation(to: view)]
    for recognizer in three { recognizer.delegate = bench.counter }
  }

  mutating func run() -> Tally { bench.run() }
}

/// W8: content that is flung up and, while it glides, down again; it has 200 subviews with a tap each.
struct W8: Workload {
  static let name = "W8"
  static let repetitions = Formulas.Flings.flings

  private var bench: Bench
  private let follower: Follower
  private let scroll: UIScrollView

  init(_ repetitions: Int) {
    // A finger on content that glides holds it at once, and so begins the pan as it comes down.
    bench = Bench(.flings, repetitions, actionsPerGesture: 2 * (1 + Formulas.Flings.moves + 1))
    follower = Follower(counter: bench.counter)
    scroll = UIScrollView(frame: bench.window.bounds)
    let height = Formulas.Flings.height
    scroll.contentSize = CGSize(
      width: Formulas.sceneSize, height: height * Double(Formulas.Flings.views))
    for number in 0..<Formulas.Flings.views {
      let view = UIView(
        frame: CGRect(x: 0, y: height * Double(number), width: Formulas.sceneSize, height: height))
      scroll.addSubview(view)
      bench.addTap(to: view)
    }
    scroll.delegate = follower
    scroll.panGestureRecognizer.addTarget(bench.counter, action: ActionCounter.pan)
    bench.window.addSubview(scroll)
  }

  mutating func run() -> Tally {
    scroll.contentOffset.y = scroll.contentSize.height / 2
    var tally = bench.run()
    // The first one comes down on content at rest.
    tally.expected -= 1
    return tally
  }
}

/// Adds up where the content comes by.
private final class Follower: NSObject, UIScrollViewDelegate {
  private let counter: ActionCounter

  init(counter: ActionCounter) { self.counter = counter }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    counter.sum += Double(scrollView.contentOffset.y)
  }
}

extension Script {
  static var tenOnOne: Script {
    gesture(fingers: Formulas.TenOnOne.fingers, moves: Formulas.TenOnOne.moves) { finger, step in
      Formulas.TenOnOne.place(ofFinger: finger, atStep: step)
    }
  }

  /// Up and down.
  static var flings: Script {
    var script = Script()
    for isUp in [true, false] {
      let moves = Formulas.Flings.moves
      for step in 0...moves + 1 {
        let place = Formulas.Flings.place(atStep: min(step, moves), isUp: isUp)
        script.add(step == 0 ? .began : step > moves ? .ended : .moved, [place])
      }
      script.rest(Formulas.pause)
    }
    return script
  }
}
