// What the fingers of every workload do, as plain arithmetic, so that other libraries can be given the
// same. Lengths are points with y down, times are seconds, angles radians; `step` counts moves from 1,
// and step 0 is where a finger comes down. All fingers of a workload come down in one frame, move
// together, and lift together in a frame of their own, one frame after the last move and where that
// left them. Frames follow each other at 120 Hz, and between the last lift and the next finger pass
// 0.5 s. The scene is 1,000 by 1,000.
import Foundation
import Touchstone

nonisolated enum Formulas {
  static let frameRate: Double = 120
  static let pause: Double = 0.5
  static let sceneSize: Double = 1000

  typealias Place = (x: Double, y: Double)

  /// W1: 3,334 times 60 moves of two fingers, which turn by a quarter around their centre while their
  /// distance grows from 100 to 200 and the centre drifts by (120, 60). One view fills the scene. It
  /// has a tap, a double tap, a long press, and pan, pinch and rotation, which go together; in `W1x`
  /// nothing goes together.
  nonisolated enum TwoFingers {
    static let sequences = 3_334
    static let moves = 60
    static let turn = Double.pi / 2

    static func place(ofFinger finger: Int, atStep step: Int) -> Place {
      let part = Double(step) / Double(moves)
      let side = finger == 0 ? -0.5 : 0.5
      let span = 100 * (1 + part) * side
      let angle = turn * part
      return (300 + 120 * part + span * cos(angle), 400 + 60 * part + span * sin(angle))
    }
  }

  /// S1: 200,000 moves of two fingers in the view of W1. The one goes round the other in 628 moves, and
  /// that one round a place in 400.
  nonisolated enum Circles {
    static func place(ofFinger finger: Int, atStep step: Int) -> Place {
      let around = Double(step) * 2 * .pi / 400
      let (x, y) = (500 + 100 * cos(around), 500 + 100 * sin(around))
      guard finger == 1 else { return (x, y) }
      let angle = Double(step) / 100
      let span = 150 + 50 * sin(angle * 3)
      return (x + span * cos(angle), y + span * sin(angle))
    }
  }

  /// W2: 50,000 taps, all at one place, that last four frames and do not move. One view fills the
  /// scene. It has a tap; in `W2d` also a double tap, for whose failure the tap waits.
  nonisolated enum Taps {
    static let taps = 50_000
    static let framesDown = 4
    static let place: Place = (500, 500)
  }

  /// W3: 1,000 drags of 60 moves of 4 points to the right. 50 views lie in each other, each one point
  /// smaller on every side than the one around it, and each has a pan and a tap.
  nonisolated enum Nested {
    static let drags = 1_000
    static let moves = 60
    static let views = 50

    static func place(atStep step: Int) -> Place { (300 + 4 * Double(step), 500) }

    /// The frame of every view but the outermost, in the view around it.
    static func frame(atDepth depth: Int) -> (origin: Double, size: Double) {
      (depth == 0 ? 0 : 1, sceneSize - 2 * Double(depth))
    }
  }

  /// W4: 10 fingers on every hundredth of 1,000 sibling views, 100 drags of 60 moves, in each of which
  /// all fingers move by 1.5 points down and to the right by half of that. The views are a table of 40
  /// columns and 25 rows, each 25 wide and 40 high. Each has a pan, a pinch and a rotation.
  nonisolated enum Siblings {
    static let drags = 100
    static let moves = 60
    static let fingers = 10
    static let views = 1_000

    static func origin(ofView number: Int) -> Place {
      (25 * Double(number % 40), 40 * Double(number / 40))
    }

    static func place(ofFinger finger: Int, atStep step: Int) -> Place {
      let corner = origin(ofView: finger * 100)
      return (corner.x + 5 + 0.75 * Double(step), corner.y + 5 + 1.5 * Double(step))
    }
  }

  /// W7: 300 times 60 moves of ten fingers, evenly on a circle that turns by a quarter while its radius
  /// grows from 100 to 200 and its centre drifts by (120, 60). One view fills the scene. It has a pan, a
  /// pinch and a rotation, which go together.
  nonisolated enum TenOnOne {
    static let sequences = 300
    static let moves = 60
    static let fingers = 10

    static func place(ofFinger finger: Int, atStep step: Int) -> Place {
      let part = Double(step) / Double(moves)
      let angle = 2 * .pi * Double(finger) / Double(fingers) + TwoFingers.turn * part
      let radius = 100 * (1 + part)
      return (300 + 120 * part + radius * cos(angle), 400 + 60 * part + radius * sin(angle))
    }
  }

  /// W8: 500 times two flings of 8 moves of 30 points, up and then down, while the content still
  /// glides. It fills the scene and is 20,000 high: 200 views of 100, of which each has a tap.
  nonisolated enum Flings {
    static let flings = 500
    static let moves = 8
    static let views = 200
    static let height: Double = 100

    static func place(atStep step: Int, isUp: Bool) -> Place {
      (500, 500 + 30 * Double(step) * (isUp ? -1 : 1))
    }
  }

  /// W9: 60 flings like the first of W8 through a table of 10,000 rows, each after a second in which
  /// the content glides.
  nonisolated enum Rows {
    static let flings = 60
    static let count = 10_000
    /// In seconds.
    static let glide: Double = 1
  }

  /// W5: 1,000,000 hit tests in 10,000 views, 12 levels deep. The scene is cut into 10 columns, each of
  /// these into 10 rows and each of these into 10 columns again: 1,000 cells of 10 by 100. In each lie
  /// 8 views in each other, each half a point smaller on every side than the one around it; the first
  /// 889 cells have one more view, of 1 by 1, in their lower left corner, behind the others. The root
  /// counts as a view, so that there are 1 + 10 + 100 + 1,000 + 8,000 + 889. Points jump about.
  nonisolated enum Tree {
    static let tests = 1_000_000
    static let nested = 8
    static let cellsWithOneMore = 889

    static func place(ofTest number: Int) -> Place {
      // Steps that have no factor in common with the size go everywhere.
      (Double(number * 619 % 1000) + 0.5, Double(number * 383 % 1000) + 0.5)
    }
  }
}
