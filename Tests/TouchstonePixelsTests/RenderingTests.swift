import Foundation
import GestureCore
import Pictures
import Testing
import TouchstonePixels

extension Bitmap {
  /// A picture on a page of 40 x 40 points.
  nonisolated static func drawn(
    _ operations: [Picture.Operation], side: CGFloat = 40, scale: CGFloat = 1
  ) throws -> Bitmap {
    try TouchstonePixels.renderer.bitmap(
      of: Picture(operations), in: CGRect(x: 0, y: 0, width: side, height: side), scale: scale)
  }

  /// How many pixels are not clear.
  var covered: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 } }
}

private let red = Paint.shade(Shade(1, 0, 0))
private let blue = Paint.shade(Shade(0, 0, 1))
private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
  Path(rect: CGRect(x: x, y: y, width: side, height: side))
}

@Suite("Pictures as pixels")
struct RenderingTests {
  @Test("an area has its colour inside and nothing outside, at each scale", arguments: [1, 2, 3])
  func area(scale: Int) throws {
    let bitmap = try Bitmap.drawn(
      [.fill(square(10, 10, 20), red, .winding)], scale: CGFloat(scale))
    #expect(bitmap.width == 40 * scale && bitmap.covered == 400 * scale * scale)
    #expect(bitmap[x: 10 * scale, y: 10 * scale] == [255, 0, 0, 255])
    #expect(bitmap[x: 10 * scale - 1, y: 10 * scale] == [0, 0, 0, 0])
  }

  @Test("colours are multiplied by their opacity")
  func premultiplied() throws {
    let half = Paint.shade(Shade(1, 0.5, 0, 0.5))
    let bitmap = try Bitmap.drawn([.fill(square(0, 0, 40), half, .winding)])
    #expect(bitmap[x: 5, y: 5] == [128, 64, 0, 128])
  }

  @Test("the state is saved and restored, also where a picture within leaves it open")
  func state() throws {
    let open = Picture([.save, .clip(square(0, 0, 1), .winding), .alpha(0.5)])
    let bitmap = try Bitmap.drawn([
      .save, .concat(CGAffineTransform(translationX: 20, y: 0)), .clip(square(0, 0, 10), .winding),
      .fill(square(0, 0, 40), red, .winding), .restore, .restore,
      .group(open, alpha: 1, blend: .normal, mask: nil), .fill(square(0, 30, 10), blue, .winding),
    ])
    #expect(bitmap.covered == 200)
    #expect(bitmap[x: 29, y: 9] == [255, 0, 0, 255] && bitmap[x: 9, y: 39] == [0, 0, 255, 255])
  }

  @Test("a gradient along a line goes from colour to colour, and ends where it is to end")
  func line() throws {
    let stops = [Gradient.Stop(0, Shade(1, 0, 0)), Gradient.Stop(1, Shade(0, 0, 1))]
    let course = Gradient.Course.line(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0))
    let on = try Bitmap.drawn([.gradient(Gradient(stops, along: course))])
    #expect(on[x: 0, y: 0] == [255, 0, 0, 255] && on[x: 39, y: 39] == [0, 0, 255, 255])
    let middle = try #require(on[x: 20, y: 5])
    #expect(abs(Int(middle[0]) - 127) < 8 && abs(Int(middle[2]) - 127) < 8)
    let ended = try Bitmap.drawn([
      .gradient(Gradient(stops, along: course, goesOnBefore: false, goesOnAfter: false))
    ])
    #expect(ended[x: 5, y: 0] == [0, 0, 0, 0] && ended[x: 35, y: 0] == [0, 0, 0, 0])
    #expect(ended.covered == 20 * 40)
  }

  @Test("a gradient from circle to circle lies around its centre")
  func circles() throws {
    let stops = [Gradient.Stop(0, Shade(1, 0, 0)), Gradient.Stop(1, Shade(0, 0, 1))]
    let center = CGPoint(x: 20, y: 20)
    let course = Gradient.Course.circles(from: center, radius: 0, to: center, endRadius: 20)
    let bitmap = try Bitmap.drawn([.gradient(Gradient(stops, along: course))])
    let (inner, outer) = try (#require(bitmap[x: 20, y: 20]), #require(bitmap[x: 0, y: 0]))
    #expect(inner[0] > 240 && outer == [0, 0, 255, 255])
    #expect(bitmap[x: 10, y: 20] == bitmap[x: 20, y: 10])
  }

  @Test("a gradient around a point turns clockwise from its angle")
  func turn() throws {
    let stops = [Gradient.Stop(0, Shade(0, 0, 0)), Gradient.Stop(1, Shade(1, 1, 1))]
    let course = Gradient.Course.turn(around: CGPoint(x: 20, y: 20), from: .pi / 2)
    let bitmap = try Bitmap.drawn([.gradient(Gradient(stops, along: course))])
    // From below over the left and above to the right.
    let places = [(19, 39), (0, 20), (20, 0), (39, 20), (20, 39)]
    let greys = try places.map { Int(try #require(bitmap[x: $0, y: $1])[0]) }
    for (grey, wanted) in zip(greys, [2, 64, 128, 192, 253]) { #expect(abs(grey - wanted) < 6) }
    let stroked = try Bitmap.drawn([
      .stroke(square(5, 5, 30), .gradient(Gradient(stops, along: course)), StrokeStyle(width: 2))
    ])
    #expect(stroked.covered == 4 * 2 * 30)
  }

  @Test("a clip in a clip leaves what both leave")
  func clips() throws {
    let bitmap = try Bitmap.drawn([
      .clip(square(0, 0, 20), .winding), .clip(square(10, 10, 20), .winding),
      .fill(square(0, 0, 40), red, .winding),
    ])
    #expect(bitmap.covered == 100)
    let nothing = try Bitmap.drawn([
      .clip(Path(), .winding), .fill(square(0, 0, 40), red, .winding),
    ])
    #expect(nothing.covered == 0)
  }

  @Test("a shadow lies beside its shape, as blurred as it is to be, whatever turns the shape")
  func shadow() throws {
    let shadow = Shadow(offset: CGSize(width: 20, height: 0), deviation: 0, shade: .black)
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 15, ty: 5)
    let sharp = try Bitmap.drawn([
      .shadow(shadow), .concat(turned), .fill(square(0, 0, 10), red, .winding),
    ])
    #expect(sharp.covered == 200 && sharp[x: 30, y: 10] == [0, 0, 0, 255])
    let soft = Shadow(offset: .zero, deviation: 3, shade: .black)
    let blurred = try Bitmap.drawn([.shadow(soft), .fill(square(10, 10, 20), red, .winding)])
    let edge = try #require(blurred[x: 9, y: 20])
    // Half of it at the edge, and a sixth one deviation further out.
    #expect(abs(Int(edge[3]) - 110) < 14)
    let further = try #require(blurred[x: 6, y: 20])
    #expect(abs(Int(further[3]) - 34) < 14 && blurred[x: 0, y: 20]?[3] == 0)
  }

  @Test("a group takes its opacity as a whole, and its mask takes away")
  func groups() throws {
    let pair = Picture([
      .fill(square(0, 0, 20), red, .winding), .fill(square(10, 10, 20), blue, .winding),
    ])
    let whole = try Bitmap.drawn([.group(pair, alpha: 0.5, blend: .normal, mask: nil)])
    #expect(whole[x: 15, y: 15] == [0, 0, 128, 128] && whole[x: 5, y: 5] == [128, 0, 0, 128])
    let mask = Picture([.fill(square(0, 0, 10), blue, .winding)])
    let masked = try Bitmap.drawn([.group(pair, alpha: 1, blend: .normal, mask: mask)])
    #expect(masked.covered == 100 && masked[x: 5, y: 5] == [255, 0, 0, 255])
  }

  @Test("a rubber removes what it covers, whatever its opacity")
  func rubber() throws {
    let faint = Paint.shade(Shade(0, 0, 0, 0.1))
    let bitmap = try Bitmap.drawn([
      .fill(square(0, 0, 40), red, .winding), .blend(.clear), .alpha(0.2),
      .fill(square(0, 0, 20), faint, .winding),
    ])
    #expect(bitmap.covered == 1600 - 400)
    // A copy puts itself in the place of what it covers.
    let copied = try Bitmap.drawn([
      .fill(square(0, 0, 40), red, .winding), .blend(.copy),
      .fill(square(0, 0, 20), faint, .winding),
    ])
    #expect(
      copied[x: 5, y: 5]?.last.map { 25...26 ~= $0 } == true
        && copied[x: 25, y: 25] == [255, 0, 0, 255])
  }

  @Test("a drawing within a picture blends with the picture alone")
  func isolation() throws {
    let inner = Picture([.blend(.multiply), .fill(square(0, 0, 20), blue, .winding)])
    for operation in [
      Picture.Operation.group(inner, alpha: 1, blend: .normal, mask: nil),
      .image(
        .picture(inner, size: CGSize(width: 40, height: 40)),
        in: CGRect(x: 0, y: 0, width: 40, height: 40)),
    ] {
      let bitmap = try Bitmap.drawn([.fill(square(0, 0, 40), red, .winding), operation])
      #expect(bitmap[x: 5, y: 5] == [0, 0, 255, 255])
    }
    let open = try Bitmap.drawn([
      .fill(square(0, 0, 40), red, .winding), .blend(.multiply),
      .fill(square(0, 0, 20), blue, .winding),
    ])
    #expect(open[x: 5, y: 5] == [0, 0, 0, 255])
  }

  @Test("the same picture has the same pixels each time, and on other threads")
  func repeatable() async throws {
    let shadow = Shadow(offset: CGSize(width: 3, height: 4), deviation: 2.5, shade: .black)
    let run = TextRun("Hamburgefons", size: 11, width: FontMetrics.width("Hamburgefons", size: 11))
    let picture: [Picture.Operation] = [
      .shadow(shadow),
      .fill(Path(ellipseIn: CGRect(x: 3, y: 3, width: 20, height: 30)), red, .winding),
      .shadow(nil), .concat(CGAffineTransform(rotationAngle: 0.2)),
      .text(run, at: CGPoint(x: 4, y: 20)),
    ]
    let first = try Bitmap.drawn(picture, scale: 2)
    #expect(first.covered > 500)
    let tasks = (0..<8).map { _ in
      Task.detached { try Bitmap.drawn(picture, scale: 2) }
    }
    for task in tasks { #expect(try await task.value == first) }
  }

  @Test("a shadow that is known again after its view moved by whole pixels looks the same")
  func cachedShadow() throws {
    let shadow = Shadow(
      offset: CGSize(width: 1, height: 2), deviation: 2.2, shade: Shade(0, 0.4, 0))
    let shape = Path(ellipseIn: CGRect(x: 8, y: 8, width: 7, height: 9))
    func drawn(at x: CGFloat) throws -> Bitmap {
      try Bitmap.drawn([
        .concat(CGAffineTransform(translationX: x, y: 0)), .shadow(shadow),
        .fill(shape, red, .winding),
      ])
    }
    let (here, there) = try (drawn(at: 0), drawn(at: 5))
    for y in 0..<40 {
      for x in 0..<30 { #expect(here[x: x, y: y] == there[x: x + 5, y: y], "\(x), \(y)") }
    }
    #expect(try drawn(at: 0) == here && drawn(at: 0.5) != here)
  }
}

@Suite("Numbers and sizes that cannot be drawn")
struct LimitTests {
  @Test("a page that is too large, empty or no number is refused with its size")
  func sizes() {
    for side in [0, 0.2, 33_000, 1e300, .infinity, .nan] as [CGFloat] {
      #expect(throws: PixelError.self) { try Bitmap.drawn([], side: side) }
    }
    #expect(throws: PixelError.size(width: 9000, height: 9000)) { try Bitmap.drawn([], side: 9000) }
  }

  @Test("odd numbers draw nothing or as far as the page goes, and do no harm")
  func numbers() throws {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0]
    for value in odd {
      let rect = CGRect(x: 5, y: 5, width: value, height: 10)
      let path = Path([.move(CGPoint(x: value, y: 0)), .line(CGPoint(x: 30, y: value)), .close])
      let stops = [Gradient.Stop(Double(value), .black), Gradient.Stop(1, .clear)]
      let picture: [Picture.Operation] = [
        .save, .concat(CGAffineTransform(value, 0, 0, 1, value, 0)),
        .fill(square(0, 0, 10), red, .winding),
        .stroke(square(0, 0, 10), red, StrokeStyle(width: 2)),
        .clip(path, .evenOdd), .restore, .alpha(value), .fill(path, red, .winding),
        .stroke(
          path, blue,
          StrokeStyle(width: value, miterLimit: value, dash: [value, 1], dashPhase: value)),
        .shadow(Shadow(offset: CGSize(width: value, height: 1), deviation: value, shade: .black)),
        .fill(square(2, 2, 4), red, .winding), .shadow(nil),
        .gradient(
          Gradient(stops, along: .line(from: CGPoint(x: value, y: 1), to: CGPoint(x: 3, y: value)))),
        .gradient(
          Gradient(
            stops,
            along: .circles(from: .zero, radius: value, to: CGPoint(x: value, y: 2), endRadius: 3))),
        .gradient(Gradient(stops, along: .turn(around: CGPoint(x: value, y: 2), from: value))),
        .text(TextRun("odd", size: value, width: value), at: CGPoint(x: 1, y: value)),
        .image(.named("odd"), in: rect),
        .image(.part(.named("odd"), rect), in: square(0, 0, 9).bounds),
        .group(
          Picture([.fill(square(0, 0, 9), red, .winding)]), alpha: value, blend: .screen, mask: nil),
      ]
      let bitmap = try Bitmap.drawn(
        picture + [.save, .alpha(1), .blend(.normal), .fill(square(39, 39, 1), blue, .winding)])
      #expect(bitmap[x: 39, y: 39] == [0, 0, 255, 255], "\(value)")
    }
  }

  @Test("pictures that lie very deep are left out")
  func depth() throws {
    var picture = Picture([.fill(square(0, 0, 40), red, .winding)])
    for _ in 0..<200 { picture = Picture([.group(picture, alpha: 1, blend: .normal, mask: nil)]) }
    #expect(try Bitmap.drawn(picture.operations).covered == 0)
  }

  @Test("more dashes than anyone sees are a line")
  func dashes() throws {
    let path = Path([.move(CGPoint(x: -1e6, y: 20)), .line(CGPoint(x: 1e6, y: 20))])
    let bitmap = try Bitmap.drawn([.stroke(path, red, StrokeStyle(width: 2, dash: [0.01, 0.01]))])
    #expect(bitmap.covered == 80)
  }
}
