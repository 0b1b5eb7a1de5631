import Foundation
import Testing
import TouchstoneGestures

@MainActor @Suite("Strokes of simulated people")
struct StrokeStudyTests {
  private static let methods: [any StrokeMethod] = [DollarQ(), Protractor()]

  @Test("those whose own the templates are are understood at least as often")
  func small() throws {
    let study = StrokeStudy(
      writers: 3, samples: 3, rounds: 3, shapes: Array(StrokeShape.single.prefix(5)))
    for method in Self.methods {
      let own = try [1, 2].map { try study.dependent(method, templates: $0) }
      let others = try [1, 2].map { try study.independent(method, templates: $0) }
      #expect(
        own[0] > 0.9 && own[1] >= others[1] && others[0] > 0.6 && others[1] > 0.6,
        "\(method.name) \(own) \(others)")
    }
  }

  @Test("shapes of several strokes are known in whichever order and direction they come")
  func smallOfSeveral() throws {
    let study = StrokeStudy(
      writers: 4, samples: 3, rounds: 4, shapes: Array(StrokeShape.several.prefix(5)))
    let (own, others) = (
      try study.dependent(DollarQ(), templates: 2), try study.independent(DollarQ(), templates: 3)
    )
    #expect(own > 0.9 && others > 0.6, "\(own) \(others)")
  }

  @Test(
    "the figures of docs/strokes.md",
    .enabled(if: ProcessInfo.processInfo.environment["STROKE_STUDY"] != nil))
  func full() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../docs/strokes.md").standardized,
      encoding: .utf8)
    func study(_ shapes: [StrokeShape]) -> StrokeStudy {
      StrokeStudy(writers: 10, samples: 10, rounds: 100, shapes: shapes)
    }
    let (single, several) = (study(StrokeShape.single), study(StrokeShape.several))
    let columns: [(study: StrokeStudy, method: any StrokeMethod)] = [
      (single, DollarQ()), (single, Protractor()), (several, DollarQ()),
    ]
    for count in 1...9 {
      let parts = try columns.flatMap { column in
        [
          try column.study.dependent(column.method, templates: count),
          try column.study.independent(column.method, templates: count),
        ]
      }
      let row = parts.map { String(format: " %.1f |", $0 * 100) }.joined()
      print("| \(count) |\(row)")
      #expect(parts.allSatisfy { $0 > 0.6 } && page.contains("| \(count) |\(row)"))
    }
  }
}
