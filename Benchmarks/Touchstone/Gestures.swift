import Foundation
import Touchstone

/// W1: two fingers on a view with the six usual recognizers; pan, pinch and rotation go together.
struct W1: Workload {
  static let name = "W1"
  static let repetitions = Formulas.TwoFingers.sequences

  private var bench: Bench

  init(_ repetitions: Int) {
    // Pan begins with the fifth move, pinch with the fifth and rotation with the fourth; all end.
    bench = Bench(.twoFingers, repetitions, actionsPerGesture: 56 + 56 + 57 + 3)
    bench.addSix(goTogether: true)
  }

  mutating func run() -> Tally { bench.run() }
}

/// The same where the first to recognize keeps the others out.
struct W1x: Workload {
  static let name = "W1x"
  static let repetitions = Formulas.TwoFingers.sequences

  private var bench: Bench

  init(_ repetitions: Int) {
    // Rotation begins with the fourth move and ends with the lift.
    bench = Bench(.twoFingers, repetitions, actionsPerGesture: 57 + 1)
    bench.addSix(goTogether: false)
  }

  mutating func run() -> Tally { bench.run() }
}

/// W2: taps.
struct W2: Workload {
  static let name = "W2"
  static let repetitions = Formulas.Taps.taps

  private var bench: Bench

  init(_ repetitions: Int) {
    bench = Bench(.tap, repetitions, actionsPerGesture: 1)
    bench.addTap(to: bench.addView())
  }

  mutating func run() -> Tally { bench.run() }
}

/// The same beside a double tap, for whose failure the tap waits.
struct W2d: Workload {
  static let name = "W2d"
  static let repetitions = Formulas.Taps.taps

  private var bench: Bench

  init(_ repetitions: Int) {
    bench = Bench(.tap, repetitions, actionsPerGesture: 1)
    let view = bench.addView()
    let double = bench.addTap(to: view)
    double.numberOfTapsRequired = 2
    bench.addTap(to: view).require(toFail: double)
  }

  mutating func run() -> Tally { bench.run() }
}

/// W3: drags in 50 nested views with a pan and a tap each.
struct W3: Workload {
  static let name = "W3"
  static let repetitions = Formulas.Nested.drags

  private var bench: Bench

  init(_ repetitions: Int) {
    // It begins with the third move, after 12 points, and ends with the lift.
    bench = Bench(.drag, repetitions, actionsPerGesture: 58 + 1)
    var view: UIView = bench.window
    for depth in 0..<Formulas.Nested.views {
      let (origin, size) = Formulas.Nested.frame(atDepth: depth)
      let inner = UIView(frame: CGRect(x: origin, y: origin, width: size, height: size))
      view.addSubview(inner)
      bench.addPan(to: inner)
      bench.addTap(to: inner)
      view = inner
    }
  }

  mutating func run() -> Tally { bench.run() }
}

/// W4: ten fingers on ten of a thousand sibling views.
struct W4: Workload {
  static let name = "W4"
  static let repetitions = Formulas.Siblings.drags

  private var bench: Bench

  init(_ repetitions: Int) {
    // They begin with the sixth move, after 10.06 points, and end with the lift.
    bench = Bench(
      .tenFingers, repetitions, actionsPerGesture: (55 + 1) * Formulas.Siblings.fingers)
    for number in 0..<Formulas.Siblings.views {
      let corner = Formulas.Siblings.origin(ofView: number)
      let view = UIView(frame: CGRect(x: corner.x, y: corner.y, width: 25, height: 40))
      bench.window.addSubview(view)
      bench.addPan(to: view)
      bench.addPinch(to: view)
      bench.addRotation(to: view)
    }
  }

  mutating func run() -> Tally { bench.run() }
}

extension Script {
  static var twoFingers: Script {
    gesture(fingers: 2, moves: Formulas.TwoFingers.moves) { finger, step in
      Formulas.TwoFingers.place(ofFinger: finger, atStep: step)
    }
  }

  static var tap: Script {
    var script = Script()
    script.add(.began, [Formulas.Taps.place])
    script.rest(Double(Formulas.Taps.framesDown - 1) / Formulas.frameRate)
    script.add(.ended, [Formulas.Taps.place])
    script.rest(Formulas.pause)
    return script
  }

  static var drag: Script {
    gesture(fingers: 1, moves: Formulas.Nested.moves) { _, step in
      Formulas.Nested.place(atStep: step)
    }
  }

  static var tenFingers: Script {
    gesture(fingers: Formulas.Siblings.fingers, moves: Formulas.Siblings.moves) { finger, step in
      Formulas.Siblings.place(ofFinger: finger, atStep: step)
    }
  }
}
