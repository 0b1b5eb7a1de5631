import Foundation
import Testing
import Touchstone

@testable import Pictures
@testable import TouchstoneCore
@testable import TouchstoneGraphics

@Suite("Layers of text")
struct TextLayerTests {
  private let layer = CATextLayer()

  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.fontSize = 10
  }

  private var runs: [(text: String, shade: Shade, place: CGPoint)] {
    layer.whole().operations.flatMap(Self.runs)
  }

  private static func runs(
    _ operation: Picture.Operation
  ) -> [(text: String, shade: Shade, place: CGPoint)] {
    switch operation {
    case .text(let run, let point): [(run.text, run.shade, point)]
    case .group(let inner, _, _, _): inner.operations.flatMap(runs)
    default: []
    }
  }

  @Test("a string is drawn white, in the layer's size, where its alignment says")
  func string() {
    layer.string = "ab"
    let font = UIFont.systemFont(ofSize: 10)
    #expect(runs.map(\.text) == ["ab"] && runs[0].shade == UIColor.white.shade)
    #expect(runs[0].place == CGPoint(x: 0, y: font.ascender))
    layer.alignmentMode = .right
    layer.foregroundColor = UIColor.red.cgColor
    #expect(abs(runs[0].place.x - (100 - font.width(of: "ab"))) < 1e-9)
    #expect(runs[0].shade == UIColor.red.shade)
  }

  @Test("lines are broken if it wraps, and cut off if it truncates")
  func wrapping() {
    layer.string = "one two three four five six"
    #expect(runs.count == 1)
    layer.isWrapped = true
    #expect(runs.count > 1 && runs[1].place.y > runs[0].place.y)
    layer.isWrapped = false
    layer.alignmentMode = .left
    layer.truncationMode = .end
    #expect(runs.count == 1 && runs[0].text.hasSuffix("…"))
  }

  @Test("text with looks of its own keeps them")
  func attributed() {
    layer.string = NSAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue,
      ])
    #expect(runs[0].shade == UIColor.blue.shade)
    #expect(runs[0].place.y == UIFont.systemFont(ofSize: 20).ascender)
  }
}
