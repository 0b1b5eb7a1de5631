import Foundation
import Testing
import TouchstoneGestures

@MainActor @Suite("Strokes of simulated people")
struct StrokeStudyTests {
  private static let methods: [any StrokeMethod] = [DollarQ(), Protractor()]

  @Test("those whose own the templates are are understood at least as often")
  func small() throws {
    let study = StrokeStudy(writers: 3, samples: 3, rounds: 3, shapes: 5)
    for method in Self.methods {
      let own = try [1, 2].map { try study.dependent(method, templates: $0) }
      let others = try [1, 2].map { try study.independent(method, templates: $0) }
      #expect(
        own[0] > 0.9 && own[1] >= others[1] && others[0] > 0.6 && others[1] > 0.6,
        "\(method.name) \(own) \(others)")
    }
  }

  @Test(
    "the figures of docs/strokes.md",
    .enabled(if: ProcessInfo.processInfo.environment["STROKE_STUDY"] != nil))
  func full() throws {
    let study = StrokeStudy(writers: 10, samples: 10, rounds: 100)
    for method in Self.methods {
      for count in 1...9 {
        let own = try study.dependent(method, templates: count)
        let others = try study.independent(method, templates: count)
        print(String(format: "%@ %d %.1f %.1f", method.name, count, own * 100, others * 100))
        #expect(own > 0.85 && others > 0.6)
      }
    }
  }
}
