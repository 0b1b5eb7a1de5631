import Foundation
import Testing
import Touchstone
@_spi(Kit) import TouchstoneCore

@testable import Pictures
@testable import TouchstoneControls
@testable import TouchstoneGraphics

@Suite struct TextTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func runs(_ operations: [Picture.Operation]) -> [(String, CGPoint)] {
    operations.compactMap {
      if case .text(let run, let point) = $0 { (run.text, point) } else { nil }
    }
  }

  @Test("narrow letters are narrower than wide ones, and bold ones wider")
  func widths() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let (narrow, wide) = (
      "iiii".size(withAttributes: attributes), "MMMM".size(withAttributes: attributes)
    )
    #expect(narrow.width < wide.width / 2 && narrow.height == font.lineHeight)
    let bold = "MMMM".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 10)])
    #expect(bold.width > wide.width)
    #expect("".size(withAttributes: attributes).width == 0)
    #expect(
      abs(
        "ab".size(withAttributes: [.font: font, .kern: 3]).width
          - "ab".size(withAttributes: attributes).width - 6) < 1e-9)
  }

  @Test(
    "a label of its own width shows all of its text", arguments: ["Reset", "Lock", "WWWW", "Save"])
  func ownWidth(text: String) {
    let label = UILabel()
    label.text = text
    label.sizeToFit()
    let shown = label.layout(in: label.bounds.size).lines.flatMap(\.runs).map(\.run.text)
    #expect(shown == [text])
    let narrow = CGSize(width: label.bounds.width / 2, height: label.bounds.height)
    #expect(label.layout(in: narrow).lines.flatMap(\.runs).map(\.run.text) != [text])
  }

  @Test("lines are broken between words, at the width and where the text says so")
  func breaking() {
    let text = NSAttributedString(string: "one two\nthree", attributes: [.font: font])
    let width = font.width(of: "one ") + 1
    let layout = TextLayout(TextParts(text), width: width)
    #expect(layout.lines.map { $0.runs.map(\.run.text).joined() } == ["one ", "two", "three"])
    #expect(layout.size.height == 3 * font.lineHeight)
    // As TextKit does, whatever ends a line: of these a return with a newline is one.
    let ends = NSAttributedString(string: "a\r\nb\rc\u{2028}d\u{2029}e", attributes: [.font: font])
    #expect(TextLayout(TextParts(ends)).lines.count == 5)
    let box = text.boundingRect(
      with: CGSize(width: width, height: 100), options: [], context: nil)
    #expect(box.height == 2 * font.lineHeight)
  }

  @Test("lines lie as the paragraph says, on their base lines")
  func alignment() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSAttributedString(
      string: "ab", attributes: [.font: font, .paragraphStyle: style])
    let picture = TextLayout(TextParts(text), width: 100).picture(at: CGPoint(x: 10, y: 20))
    let drawn = runs(picture.operations)
    #expect(drawn.map(\.0) == ["ab"])
    #expect(abs(drawn[0].1.x - (110 - font.width(of: "ab"))) < 1e-9)
    #expect(drawn[0].1.y == 20 + font.ascender)
  }

  @Test("parts of a text keep their looks, and a line is as high as its largest")
  func attributes() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "large",
        attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]))
    #expect(text.size().height == UIFont.systemFont(ofSize: 30).lineHeight)
    let shades = TextLayout(TextParts(text)).lines.flatMap(\.runs).map(\.run.shade)
    #expect(shades == [UIColor.black.shade, UIColor.red.shade])
  }

  @Test("what was measured and laid out is not kept")
  func letGo() {
    weak var kept: UIColor?
    do {
      let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      kept = color
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
      (label.text, label.textColor, label.numberOfLines) = ("some words", color, 0)
      #expect(label.measuredLines.count == 2 && label.sizeThatFits(.zero).width > 0)
      #expect("some".size(withAttributes: [.foregroundColor: color]).width > 0)
    }
    #expect(kept == nil)
  }

  @Test("drawing goes to the current context")
  func drawing() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    UIGraphicsPushContext(context)
    "hello".draw(at: CGPoint(x: 1, y: 2), withAttributes: [.font: font])
    "hello".draw(in: CGRect(x: 0, y: 0, width: 5, height: 5), withAttributes: [.font: font])
    UIGraphicsPopContext()
    #expect(runs(context.picture.operations).map(\.0) == ["hello", "hello"])
  }

  @Test("a label shows its text in the middle of its height, and dots where it ends early")
  func labels() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    label.font = font
    label.text = "a text that is far too long"
    let drawn = runs(label.face?.operations ?? [])
    #expect(drawn.count == 1 && drawn[0].0.hasSuffix("…") && drawn[0].0.hasPrefix("a text"))
    #expect(drawn[0].1.y == 20 - font.lineHeight / 2 + font.ascender)
  }

  @Test("weights and styles")
  func fonts() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).isBold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 12).withSize(20) == .systemFont(ofSize: 20))
    #expect(UIFont(name: "Menlo-Bold", size: 9)?.familyName == "Menlo")
    let hundreds = [UIFont.Weight.ultraLight, .regular, .medium, .semibold, .bold, .black]
    #expect(hundreds.map(\.hundreds) == [100, 400, 500, 600, 700, 900])
  }
}
