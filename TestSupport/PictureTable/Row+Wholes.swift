import Foundation
import GestureCore
import Pictures

/// What is drawn by itself first, and then as a whole.
extension Row {
  private static let pair = Picture([
    .fill(small, .red, .winding), .fill(large, .blue, .winding),
  ])

  static let wholes = [
    Row("group", [.group(pair, alpha: 0.5, blend: .normal, mask: nil)]),
    Row(
      "group in a group",
      [
        .group(
          Picture([
            .fill(large, .red, .winding), .concat(CGAffineTransform(scaleX: 0.5, y: 0.5)),
            .group(pair, alpha: 0.5, blend: .normal, mask: nil),
          ]), alpha: 0.6, blend: .normal, mask: nil)
      ]),
    Row(
      "group, blended",
      [
        .fill(page, .shade(Shade(0.8, 0.9, 0.4)), .winding),
        .group(pair, alpha: 0.8, blend: .multiply, mask: nil),
      ]),
    Row(
      "group, blending within alone",
      [
        .fill(page, .shade(Shade(0.8, 0.9, 0.4)), .winding),
        .group(
          Picture([
            .fill(small, .red, .winding), .blend(.screen),
            .fill(large, .shade(Shade(0.3, 0.5, 0.1)), .winding),
          ]), alpha: 1, blend: .normal, mask: nil),
      ]),
    Row(
      "group, masked",
      [
        .concat(CGAffineTransform(rotationAngle: 0.1)),
        .group(
          pair, alpha: 1, blend: .normal,
          mask: Picture([
            .fill(
              Path(ellipseIn: CGRect(x: 10, y: 8, width: 40, height: 40)),
              .shade(Shade(1, 1, 1, 0.7)), .winding)
          ])),
      ]),
    Row(
      "group, rubbed within",
      [
        .fill(page, .shade(Shade(0.8, 0.9, 0.4)), .winding),
        .group(
          Picture([
            .fill(large, .blue, .winding), .blend(.clear), .fill(small, .red, .winding),
          ]), alpha: 1, blend: .normal, mask: nil),
      ]),
    Row(
      "group with a shadow, clipped",
      [
        .clip(
          Path(ellipseIn: CGRect(x: 2, y: 2, width: 60, height: 60)), .winding),
        .shadow(Shadow(offset: CGSize(width: 4, height: 6), deviation: 2, shade: .black)),
        .group(pair, alpha: 0.7, blend: .normal, mask: nil),
      ]),
  ]
}
