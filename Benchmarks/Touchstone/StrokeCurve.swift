import Foundation
import TouchstoneGestures

/// Recognizing drawings by methods that know more and more templates of sixteen shapes; a frame is one drawing
/// that is recognized.
struct StrokeCurve: Runnable {
  static let sizes = [16, 64, 256, 1024]

  static var entries: [Entry] {
    let methods: [(String, @Sendable () -> any StrokeMethod)] = [
      ("strokes-q", { DollarQ() }), ("strokes-protractor", { Protractor() }),
    ]
    return methods.flatMap { name, make in
      sizes.map { size in
        Entry(name: "\(name)-\(size)", repetitions: 50) { StrokeCurve(make(), size, rounds: $0) }
      }
    }
  }

  private static let shapes = 16
  private let method: any StrokeMethod
  private let drawings: [StrokeDrawing]
  private let rounds: Int
  /// Templates that the method has not taken; a run with any is wrong.
  private var refused = 0

  init(_ method: any StrokeMethod, _ templates: Int, rounds: Int) {
    var method = method
    for index in 0..<templates {
      let drawing = Self.drawing(of: index % Self.shapes, by: index / Self.shapes)
      do {
        try method.add(StrokeTemplate("\(index % Self.shapes)", drawing))
      } catch {
        refused += 1
      }
    }
    self.method = method
    self.rounds = rounds
    drawings = (0..<Self.shapes).map { Self.drawing(of: $0, by: templates / Self.shapes + 7) }
  }

  /// A closed line whose turns are the shape's, and whose slant and size are one writer's.
  private static func drawing(of shape: Int, by writer: Int) -> StrokeDrawing {
    let slant = Double(writer * 7 % 11) / 40
    let size = 80 + Double(writer * 13 % 17) * 5
    return StrokeDrawing(
      (0...64).map { step in
        let part = Double(step) / 64 * 2 * .pi
        let reach = 1 + 0.6 * cos(part * Double(1 + shape % 4)) * Double(shape / 4) / 3
        let x = cos(part * (1 + Double(shape % 3) / 4)) * reach
        let y = sin(part * (1 + Double(shape % 5) / 5)) * reach
        return CGPoint(x: (x + slant * y) * size, y: y * size)
      })
  }

  mutating func run() -> Tally {
    var right = 0
    for _ in 0..<rounds {
      for (shape, drawing) in drawings.enumerated()
      where method.ranking(of: drawing, best: 1).first?.name == "\(shape)" { right += 1 }
    }
    let asked = rounds * drawings.count
    // Most are known, whatever the method.
    return Tally(
      frames: asked, samples: asked, actions: right, sum: Double(right),
      expected: refused == 0 ? max(right, asked * 7 / 10) : -1)
  }
}
