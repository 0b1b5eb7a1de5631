import Effort
import Foundation
import GestureCore
import Pictures
import Testing
import TouchstonePixels

@Suite("Letters as pixels")
struct TextTests {
  private func drawn(_ run: TextRun, scale: CGFloat = 1) throws -> Bitmap {
    try TouchstonePixels.renderer.bitmap(
      of: Picture([.text(run, at: CGPoint(x: 10, y: 40))]),
      in: CGRect(x: 0, y: 0, width: 300, height: 60), scale: scale)
  }

  /// The first and last column with anything in it.
  private func columns(_ bitmap: Bitmap) -> (first: Int, last: Int)? {
    let covered = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { bitmap[x: x, y: $0]?[3] ?? 0 > 0 }
    }
    return covered.first.map { ($0, covered[covered.count - 1]) }
  }

  @Test("letters are as wide as they are measured", arguments: [1, 2, 3])
  func width(scale: Int) throws {
    // An H has the same margin at both sides.
    for size in [11, 17, 30] as [CGFloat] {
      for isBold in [false, true] {
        let text = "HHHiilloooWH"
        let width = FontMetrics.width(text, size: size, isBold: isBold)
        let run = TextRun(text, size: size, weight: isBold ? 700 : 400, width: width)
        let (first, last) = try #require(columns(try drawn(run, scale: CGFloat(scale))))
        let (left, right) = (
          CGFloat(first) / CGFloat(scale) - 10, CGFloat(last + 1) / CGFloat(scale) - 10
        )
        #expect(left >= 0 && abs((width - right) - left) <= 1.5 / CGFloat(scale) + 0.1)
      }
    }
  }

  @Test("text that is to be wider is stretched")
  func stretched() throws {
    let text = "Hello H"
    let run = TextRun(text, size: 20, width: 200)
    let (_, last) = try #require(columns(try drawn(run)))
    #expect((203...210).contains(last))
  }

  @Test("the line under letters and the one through them lie where every outlet has them")
  func lines() throws {
    let run = TextRun("     ", size: 20, width: 50, isUnderlined: true, isStruckThrough: true)
    let bitmap = try drawn(run)
    // Of one pixel, from 1.5 points below the base line and from 5.9 above it, so both across two rows.
    let rows = (0..<60).filter { bitmap[x: 30, y: $0]?[3] ?? 0 > 0 }
    #expect(rows == [34, 41, 42] || rows == [33, 34, 41, 42] || rows == [34, 35, 41, 42])
  }

  @Test("letters of other scripts, control characters and very long lines do no harm")
  func odd() throws {
    // Either number is over the 20,000 letters of a line that are drawn.
    for text in [
      "\u{0}\u{1}\n\t", "שלום", "مرحبا", "漢字", "👍🏽", "e\u{301}", "\u{202E}abc",
      String(repeating: "x", count: Effort.isFull ? 100_000 : 21_000),
    ] {
      _ = try drawn(TextRun(text, size: 12, width: 100))
    }
    #expect(try drawn(TextRun("", size: 12, width: 100)).covered == 0)
  }

  @Test("bold and slanted letters differ from plain ones")
  func styles() throws {
    func run(_ weight: Int, _ isItalic: Bool) -> TextRun {
      TextRun("Hamburg", size: 20, weight: weight, isItalic: isItalic, width: 90)
    }
    let drawings = try [run(400, false), run(700, false), run(400, true)].map { try drawn($0) }
    #expect(Set(drawings).count == 3 && drawings[1].covered > drawings[0].covered)
  }
}
