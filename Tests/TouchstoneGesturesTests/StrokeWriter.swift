import Foundation
import TouchstoneGestures
import TouchstoneTesting

/// A person who draws shapes with a hand of the kit: in a way of their own, and each time a little otherwise.
///
/// How people differ is assumed: corners lie elsewhere by up to an eighth of the shape for each person, and
/// by up to a twelfth each time; slant, height, size and speed are each person's own. So are the order and
/// the directions of several strokes; one time of five they are others.
@MainActor struct StrokeWriter {
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
  ///
  /// - Parameter number: of the shape; each has habits of its own.
  func draw(_ shape: StrokeShape, number: Int, sample: Int) -> StrokeDrawing {
    var own = SplitMix64(seed: seed, stream: UInt64(100 + number))
    var now = SplitMix64(seed: seed, stream: UInt64(10_000 + number * 100 + sample))
    let strokes = shape.strokes.map { stroke in
      stroke.map { corner in
        let x = corner.x + (own.part() - 0.5) / 4 + (now.part() - 0.5) / 6
        let y = corner.y + (own.part() - 0.5) / 4 + (now.part() - 0.5) / 6
        return CGPoint(
          x: 80 + x * size.width + (1 - y) * size.height * slant, y: 120 + y * size.height)
      }
    }
    let isUsual = strokes.count == 1 || now.part() > 0.2
    let ordered = isUsual ? Self.order(strokes, by: &own) : Self.order(strokes, by: &now)
    let stage = Stage()
    stage.hands = .human(seed: seed &* 1000 &+ UInt64(number * 40 + sample))
    let stroke = StrokeGestureRecognizer(DollarQ())
    stage.add(stroke, named: "stroke")
    for places in ordered {
      stage.finger(at: places[0]).down().follow(FingerPath(through: places), in: seconds).up()
      stage.wait(0.2)
    }
    stage.wait(1)
    return stroke.drawing
  }

  private static func order(
    _ strokes: [[CGPoint]], by random: inout SplitMix64
  ) -> [[CGPoint]] {
    guard strokes.count > 1 else { return strokes }
    return strokes.shuffled(using: &random).map { random.part() < 0.3 ? $0.reversed() : $0 }
  }
}
