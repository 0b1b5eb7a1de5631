import Foundation
import TouchstoneGestures
import TouchstoneTesting

/// A person who draws shapes with a hand of the kit: in a way of their own, and each time a little otherwise.
///
/// How people differ is assumed: corners lie elsewhere by up to an eighth of the shape for each person, and
/// by up to a twelfth each time; slant, height, size and speed are each person's own.
@MainActor struct StrokeWriter {
  /// Sixteen shapes of one stroke; corners in a square of side 1.
  static let shapes: [(name: String, corners: [CGPoint])] = [
    ("triangle", corners((0.5, 0), (0, 1), (1, 1), (0.5, 0))),
    ("x", corners((0, 0), (1, 1), (1, 0), (0, 1))),
    ("rectangle", corners((0, 0.1), (0, 0.9), (1, 0.9), (1, 0.1), (0, 0.1))),
    ("circle", ring(0.5, turns: 1)),
    ("check", corners((0, 0.6), (0.3, 1), (1, 0))),
    ("caret", corners((0, 1), (0.5, 0), (1, 1))),
    ("question", ring(0.4, turns: 0.6) + corners((0.5, 0.7), (0.5, 1))),
    ("arrow", corners((0, 1), (1, 0), (0.6, 0), (1, 0), (1, 0.4))),
    ("left bracket", corners((1, 0), (0.5, 0), (0.5, 1), (1, 1))),
    ("right bracket", corners((0, 0), (0.5, 0), (0.5, 1), (0, 1))),
    ("v", corners((0, 0), (0.5, 1), (1, 0))),
    ("delete", corners((1, 1), (0, 0), (0, 1), (1, 0))),
    ("star", corners((0.2, 1), (0.5, 0), (0.8, 1), (0, 0.35), (1, 0.35), (0.2, 1))),
    ("zigzag", corners((0, 0), (1, 0), (0, 1), (1, 1))),
    ("spiral", ring(0.5, turns: 2)),
    ("wave", corners((0, 0.5), (0.2, 0), (0.4, 1), (0.6, 0), (0.8, 1), (1, 0.5))),
  ]

  private let seed: UInt64
  private let slant: Double
  private let size: CGSize
  private let seconds: Double

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix64(seed: seed, stream: 1)
    slant = (random.part() - 0.5) * 0.5
    let width = 120 + 100 * random.part()
    size = CGSize(width: width, height: width * (0.75 + 0.5 * random.part()))
    seconds = 0.5 + random.part()
  }

  /// What a surface sees when they draw a shape for the so-manieth time.
  func draw(_ shape: Int, sample: Int) -> StrokeDrawing {
    var own = SplitMix64(seed: seed, stream: UInt64(100 + shape))
    var now = SplitMix64(seed: seed, stream: UInt64(10_000 + shape * 100 + sample))
    let places = Self.shapes[shape].corners.map { corner in
      let x = corner.x + (own.part() - 0.5) / 4 + (now.part() - 0.5) / 6
      let y = corner.y + (own.part() - 0.5) / 4 + (now.part() - 0.5) / 6
      return CGPoint(
        x: 80 + x * size.width + (1 - y) * size.height * slant, y: 120 + y * size.height)
    }
    let stage = Stage()
    stage.hands = .human(seed: seed &* 1000 &+ UInt64(shape * 40 + sample))
    let stroke = StrokeGestureRecognizer(DollarQ())
    stage.add(stroke, named: "stroke")
    stage.finger(at: places[0]).down().follow(FingerPath(through: places), in: seconds).up()
    stage.wait(1)
    return stroke.drawing
  }

  private static func corners(_ places: (Double, Double)...) -> [CGPoint] {
    places.map { CGPoint(x: $0.0, y: $0.1) }
  }

  /// Inwards if it is more than one turn.
  private static func ring(_ radius: Double, turns: Double) -> [CGPoint] {
    let steps = Int(bounding: turns * 12)
    return (0...steps).map { step in
      let angle = 2 * Double.pi * turns * Double(step) / Double(steps)
      let way = turns > 1 ? radius * (1 - 0.8 * Double(step) / Double(steps)) : radius
      return CGPoint(x: 0.5 + way * sin(angle), y: 0.5 - way * cos(angle))
    }
  }
}
