import Foundation
import TouchstoneGestures
import TouchstoneTesting

/// How often methods are right, by the number of templates of each shape: for a person whose own drawings
/// are the templates, and for one of whom there is none (as in the papers on $1, Protractor and $Q).
@MainActor struct StrokeStudy {
  /// By writer, shape and sample.
  private let drawings: [[[StrokeDrawing]]]
  private let shapes: [StrokeShape]
  private let rounds: Int

  /// - Parameter rounds: how often templates and what is tried are drawn by lot, for each number.
  init(writers: Int, samples: Int, rounds: Int, shapes: [StrokeShape]) {
    self.rounds = rounds
    self.shapes = shapes
    drawings = (1...writers).map { writer in
      let writer = StrokeWriter(seed: UInt64(writer))
      return shapes.enumerated().map { number, shape in
        (0..<samples).map { writer.draw(shape, number: number, sample: $0) }
      }
    }
  }

  /// The part that is right, if each shape has so many templates of the one who draws.
  func dependent(_ method: any StrokeMethod, templates: Int) throws -> Double {
    var random = SplitMix64(seed: UInt64(templates), stream: 1)
    return try part { asked in
      let own = drawings[random.number(0...drawings.count - 1)]
      var method = method
      for shape in own.indices {
        let order = own[shape].indices.shuffled(using: &random)
        for sample in order.prefix(templates) {
          try method.add(StrokeTemplate(shapes[shape].name, own[shape][sample]))
        }
        asked.append(own[shape][order[templates]])
      }
      return method
    }
  }

  /// The part that is right, if each shape has so many templates, each of another person.
  func independent(_ method: any StrokeMethod, templates: Int) throws -> Double {
    var random = SplitMix64(seed: UInt64(templates), stream: 2)
    return try part { asked in
      let order = drawings.indices.shuffled(using: &random)
      var method = method
      for shape in drawings[0].indices {
        for writer in order.prefix(templates) {
          let samples = drawings[writer][shape]
          try method.add(
            StrokeTemplate(shapes[shape].name, samples[random.number(0...samples.count - 1)]))
        }
        asked.append(drawings[order[templates]][shape][0])
      }
      return method
    }
  }

  /// - Parameter prepare: gives a method its templates, and what it shall recognize, in the order of shapes.
  private func part(
    _ prepare: (inout [StrokeDrawing]) throws -> any StrokeMethod
  ) throws -> Double {
    var (right, all) = (0, 0)
    for _ in 0..<rounds {
      var asked: [StrokeDrawing] = []
      let method = try prepare(&asked)
      for (shape, drawing) in asked.enumerated() {
        all += 1
        if method.ranking(of: drawing, best: 1).first?.name == shapes[shape].name {
          right += 1
        }
      }
    }
    return Double(right) / Double(all)
  }
}
