import Foundation
import GestureCore
import Testing

@testable import Pictures

@Suite struct StrokeTests {
  private func corner() -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 50))
    path.line(to: CGPoint(x: 50, y: 50))
    path.line(to: CGPoint(x: 50, y: 0))
    return path
  }

  /// The tip of the corner, a place between bevel and tip, and both ends a little outside.
  private func covered(_ style: StrokeStyle) -> [Bool] {
    let outline = corner().stroked(style)
    return [
      CGPoint(x: 54.5, y: 54.5), CGPoint(x: 53, y: 53), CGPoint(x: 52, y: 52),
      CGPoint(x: -3, y: 50), CGPoint(x: -4.5, y: 54.5),
    ].map { outline.contains($0) }
  }

  @Test("joins and caps cover what they should")
  func joinsAndCaps() {
    #expect(covered(StrokeStyle(width: 10)) == [true, true, true, false, false])
    #expect(covered(StrokeStyle(width: 10, miterLimit: 1)) == [false, false, true, false, false])
    #expect(
      covered(StrokeStyle(width: 10, cap: .round, join: .round))
        == [false, true, true, true, false])
    #expect(
      covered(StrokeStyle(width: 10, cap: .square, join: .bevel))
        == [false, false, true, true, true])
  }

  @Test("pieces that overlap add up, whichever way the line goes")
  func overlap() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for line in [path, path.reversed] {
      let outline = line.stroked(StrokeStyle(width: 8))
      let misses = (0..<360).filter { degree in
        let angle = CGFloat(degree) * .pi / 180
        return !outline.contains(CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle)))
      }
      #expect(misses.isEmpty)
      #expect(!outline.contains(CGPoint(x: 50, y: 50)))
    }
  }

  @Test("dashes begin within the pattern and go on around corners")
  func dashes() {
    let dashed = corner().dashed(phase: 5, lengths: [20, 30])
    let ends = dashed.subpaths.map { [$0.start, $0.currentPoint] }
    #expect(
      ends == [
        [CGPoint(x: 0, y: 50), CGPoint(x: 15, y: 50)],
        [CGPoint(x: 45, y: 50), CGPoint(x: 50, y: 35)],
        [CGPoint(x: 50, y: 5), CGPoint(x: 50, y: 0)],
      ])
    #expect(corner().dashed(phase: 0, lengths: [0, 0]) == corner())
  }

  @Test("an odd pattern is doubled, and a phase may be negative")
  func oddPattern() {
    var line = Path()
    line.move(to: .zero)
    line.line(to: CGPoint(x: 35, y: 0))
    let starts = line.dashed(phase: -5, lengths: [10]).subpaths.compactMap(\.start?.x)
    #expect(starts == [5, 25])
  }

  @Test("a line of no length shows its ends alone")
  func dots() {
    var dot = Path()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.line(to: CGPoint(x: 5, y: 5))
    #expect(dot.stroked(StrokeStyle(width: 4)).isEmpty)
    #expect(dot.stroked(StrokeStyle(width: 4, cap: .round)).contains(CGPoint(x: 6.5, y: 5)))
    #expect(dot.stroked(StrokeStyle(width: 4, cap: .square)).contains(CGPoint(x: 6.9, y: 6.9)))
  }
}
