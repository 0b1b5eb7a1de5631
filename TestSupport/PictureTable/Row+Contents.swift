import Foundation
import GestureCore
import Pictures

/// Letters and images.
extension Row {
  static let contents = letters + images

  private static func run(
    _ text: String, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) -> TextRun {
    TextRun(
      text, size: size, weight: weight, isItalic: isItalic, shade: Shade(0.9, 0.1, 0.1),
      width: FontMetrics.width(text, size: size, isBold: weight > 500), isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough)
  }

  private static let letters = [
    Row(
      "text",
      [
        .text(run("Hamburg", size: 14), at: CGPoint(x: 2, y: 20)),
        .text(run("fonts", size: 22), at: CGPoint(x: 4, y: 50)),
      ]),
    Row("text, bold", [.text(run("Bold", size: 24, weight: 700), at: CGPoint(x: 2, y: 40))]),
    Row(
      "text, slanted",
      [
        .text(run("Slant", size: 22, isItalic: true), at: CGPoint(x: 2, y: 40))
      ]),
    Row(
      "text, lined",
      [
        .text(run("under", size: 20, isUnderlined: true), at: CGPoint(x: 2, y: 24)),
        .text(run("struck", size: 20, isStruckThrough: true), at: CGPoint(x: 2, y: 54)),
      ]),
    Row(
      "text, turned and seen through",
      [
        .concat(CGAffineTransform(rotationAngle: 0.5)), .alpha(0.5),
        .text(run("Hand", size: 22), at: CGPoint(x: 10, y: 24)),
      ]),
  ]

  private static let page8 = CGRect(x: 8, y: 8, width: 48, height: 48)
  private static let drawn = ImageContent.picture(
    Picture([.fill(small, .red, .winding), .fill(large, .blue, .evenOdd)]),
    size: CGSize(width: side, height: side / 2))

  private static let images = [
    Row("image, file", [.image(file, in: page8)]),
    Row(
      "image, file turned and seen through",
      [
        .alpha(0.6), .concat(CGAffineTransform(rotationAngle: 0.3)),
        .image(file, in: CGRect(x: 20, y: 6, width: 40, height: 24)),
      ]),
    Row("image, drawn", [.image(drawn, in: page8)]),
    Row(
      "image, part",
      [
        .image(.part(file, CGRect(x: 0.25, y: 0, width: 0.5, height: 1)), in: page8)
      ]),
    Row("image, tinted", [.image(.tinted(file, Shade(0, 0.5, 0, 0.8)), in: page8)]),
    Row(
      "image, part of a tinted one",
      [
        .image(
          .part(.tinted(drawn, Shade(0, 0.5, 0)), CGRect(x: 0, y: 0, width: 0.5, height: 0.5)),
          in: page8)
      ]),
  ]

  /// A square of four, red and blue, the blue half seen through.
  private static let file = ImageContent.file(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAJElEQVR42mO4Iyf3Hx+WsznRgA8zjBow"
        + "LAwgpICQBaMGDAsDAJn53JB80gPPAAAAAElFTkSuQmCC")!,
    .png)
}
