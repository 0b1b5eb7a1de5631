import Foundation
import GestureCore
import Testing

@testable import Pictures

@Suite struct PictureTests {
  private let page = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let red = Paint.shade(Shade(1, 0, 0))
  private let square = Path(rect: CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test("a restore brings back what the save had")
  func states() {
    let picture = Picture([
      .save, .concat(CGAffineTransform(translationX: 3, y: 4)), .alpha(0.5),
      .fill(square, red, .winding), .restore, .fill(square, red, .evenOdd),
    ])
    #expect(
      picture.svgElements(canvas: page)
        == "<g opacity=\"0.5\"><path d=\"M5 5L15 5L15 15L5 15Z\" fill=\"rgb(255,0,0)\" "
        + "transform=\"matrix(1 0 0 1 3 4)\"/></g>"
        + "<path d=\"M5 5L15 5L15 15L5 15Z\" fill=\"rgb(255,0,0)\" fill-rule=\"evenodd\"/>")
  }

  @Test("a clip holds those before it")
  func clips() {
    let picture = Picture([
      .clip(square, .winding), .clip(square, .evenOdd), .fill(square, red, .winding),
    ])
    let text = picture.svgElements(canvas: page)
    #expect(text.contains("<clipPath id=\"p2\">"))
    #expect(
      text.hasSuffix(
        "<g clip-path=\"url(#p1)\"><g clip-path=\"url(#p2)\">"
          + "<path d=\"M5 5L15 5L15 15L5 15Z\" fill=\"rgb(255,0,0)\"/></g></g>"))
  }

  @Test("a rubber takes away what it covers, whatever colour it has")
  func rubber() {
    let picture = Picture([.blend(.clear), .fill(square, .shade(.clear), .winding)])
    #expect(
      picture.svgElements(canvas: page).contains(
        "fill=\"#fff\"/><path d=\"M5 5L15 5L15 15L5 15Z\"/></mask>"))
  }

  @Test("what blends in a group does so within the group")
  func groups() {
    let inner = Picture([.blend(.screen), .fill(square, red, .winding)])
    let whole = Picture([.group(inner, alpha: 1, blend: .normal, mask: nil)])
    #expect(
      whole.svgElements(canvas: page).hasPrefix(
        "<g><g style=\"isolation:isolate\"><g style=\"mix-blend-mode:screen\">"))
  }

  @Test("lines of a text are as long as the text, and lie where the size says")
  func lines() {
    let run = TextRun("a", size: 20, width: 30, isUnderlined: true, isStruckThrough: true)
    #expect(
      run.lines(at: CGPoint(x: 1, y: 40)) == [
        CGRect(x: 1, y: 41.5, width: 30, height: 1), CGRect(x: 1, y: 34.1, width: 30, height: 1),
      ])
  }

  @Test("an added picture leaves no state behind")
  func adding() {
    var picture = Picture()
    picture.add(Picture([.save, .alpha(0.2), .save]), at: CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      picture.operations == [
        .save, .concat(CGAffineTransform(scaleX: 2, y: 2)), .save, .alpha(0.2), .save, .restore,
        .restore, .restore,
      ])
  }

  @Test("what clients write cannot become markup")
  func escaping() {
    let run = TextRun("<b>\u{0}&\"", family: "\"><script>", size: 10, width: 20)
    let text = Picture([.text(run, at: .zero)]).svgElements(canvas: page)
    #expect(text.contains("&lt;b&gt;\u{FFFD}&amp;&quot;</text>"))
    #expect(!text.contains("<script>"))
  }

  @Test("numbers that are none do not get onto the page")
  func numbers() {
    #expect(SVGText.number(.nan) == "0")
    #expect(SVGText.number(-1.0625) == "-1.063")
    #expect(SVGText.number(1e300) == "1000000000")
    #expect(SVGText.number(2.000_4) == "2")
  }

  @Test("every operation survives coding, and equal pictures hash alike")
  func coding() throws {
    let gradient = Gradient(
      [Gradient.Stop(0, .black), Gradient.Stop(1, .clear)],
      along: .circles(from: .zero, radius: 0, to: .zero, endRadius: 5))
    let picture = Picture([
      .save, .concat(.identity), .clip(square, .evenOdd), .alpha(0.5), .blend(.multiply),
      .shadow(Shadow(offset: .zero, deviation: 2, shade: .black)), .shadow(nil),
      .fill(square, red, .winding), .stroke(square, .gradient(gradient), StrokeStyle(dash: [1])),
      .gradient(gradient), .text(TextRun("a", size: 3, width: 2), at: .zero),
      .image(.tinted(.part(.file(Data([1]), .png), page), .black), in: page),
      .group(Picture([.save]), alpha: 1, blend: .normal, mask: Picture()), .restore,
    ])
    let copy = try JSONDecoder().decode(Picture.self, from: JSONEncoder().encode(picture))
    #expect(copy == picture && copy.hashValue == picture.hashValue)
  }

  @Test("a file's header tells format and size, and nothing else does")
  func headers() throws {
    func read(_ bytes: [UInt8]) -> [Int]? {
      ImageFormat.read(Data(bytes)).map { [$0.width, $0.height] }
    }
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let header = Array("IHDR".utf8)
    #expect(read(png + header + [0, 0, 1, 4, 0, 0, 0, 9]) == [260, 9])
    #expect(read(png + header + [0xFF, 0, 0, 0, 0, 0, 0, 9]) == nil)
    #expect(read(png + header + [0, 0, 1]) == nil)
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8]
    #expect(read(jpeg + [0, 50, 0, 70, 3]) == [70, 50])
    #expect(read(jpeg) == nil)
    #expect(read([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF]) == nil)
  }
}
