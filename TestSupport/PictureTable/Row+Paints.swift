import Foundation
import GestureCore
import Pictures

/// Gradients, shadows, and how colours are blended.
extension Row {
  static let paints = gradients + shadows + blends + [clippedBlend]

  private static let stops = [
    Gradient.Stop(0, Shade(1, 0, 0)), Gradient.Stop(0.4, Shade(1, 1, 0, 0.5)),
    Gradient.Stop(1, Shade(0, 0, 1)),
  ]
  /// Where a turn ends is where it begins.
  private static let ring = [
    Gradient.Stop(0, Shade(1, 0, 0)), Gradient.Stop(0.4, Shade(1, 1, 0)),
    Gradient.Stop(0.7, Shade(0, 0, 1)), Gradient.Stop(1, Shade(1, 0, 0)),
  ]
  private static let line = Gradient.Course.line(
    from: CGPoint(x: 16, y: 10), to: CGPoint(x: 48, y: 40))
  private static let circles = Gradient.Course.circles(
    from: CGPoint(x: 28, y: 26), radius: 4, to: CGPoint(x: 32, y: 32), endRadius: 24)

  private static let gradients = [
    Row("gradient, line", [.gradient(Gradient(stops, along: line))]),
    Row(
      "gradient, line that ends",
      [
        .gradient(Gradient(stops, along: line, goesOnBefore: false, goesOnAfter: false))
      ]),
    Row("gradient, circles", [.gradient(Gradient(stops, along: circles))]),
    Row(
      "gradient, circles that end",
      [
        .gradient(Gradient(stops, along: circles, goesOnBefore: false, goesOnAfter: false))
      ]),
    Row(
      "gradient, around a point",
      [
        .gradient(
          Gradient(ring, along: .turn(around: CGPoint(x: 28, y: 36), from: 0.5)))
      ]),
    Row(
      "gradient, around a point and turned",
      [
        .concat(CGAffineTransform(1, 0.2, 0, 0.8, 4, 2)),
        .stroke(
          large, .gradient(Gradient(ring, along: .turn(around: CGPoint(x: 34, y: 34), from: -1))),
          StrokeStyle(width: 10)),
      ]),
    Row(
      "gradient, clipped and turned",
      [
        .clip(large, .winding), .concat(CGAffineTransform(rotationAngle: 0.4)),
        .concat(CGAffineTransform(scaleX: 1.5, y: 0.7)), .gradient(Gradient(stops, along: circles)),
      ]),
    Row(
      "gradient, filling and stroking",
      [
        .fill(small, .gradient(Gradient(stops, along: line)), .winding),
        .stroke(large, .gradient(Gradient(stops, along: line)), StrokeStyle(width: 8)),
      ]),
  ]

  private static func shadow(_ deviation: CGFloat, _ shade: Shade = .black) -> Shadow {
    Shadow(offset: CGSize(width: 6, height: 10), deviation: deviation, shade: shade)
  }

  private static let shadows = [
    Row("shadow, sharp", [.shadow(shadow(0)), .fill(small, .red, .winding)]),
    Row("shadow, blurred", [.shadow(shadow(3)), .fill(small, .red, .winding)]),
    Row(
      "shadow of a colour, seen through",
      [
        .shadow(shadow(2, Shade(0, 0.6, 0, 0.7))), .alpha(0.5), .fill(small, .red, .winding),
        .shadow(nil), .stroke(large, .blue, StrokeStyle(width: 3)),
      ]),
    Row(
      "shadow, turned and clipped",
      [
        .clip(large, .winding), .concat(CGAffineTransform(rotationAngle: 0.5)), .shadow(shadow(2)),
        .fill(Path(rect: CGRect(x: 26, y: 2, width: 20, height: 10)), .red, .winding),
      ]),
  ]

  private static let blends = [
    Blend.multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
  ].map { blend in
    Row(
      "blend, \(blend.rawValue)",
      [
        .fill(small, .shade(Shade(0.8, 0.6, 0.2)), .winding), .fill(large, .blue, .winding),
        .blend(blend),
        .fill(
          Path(rect: CGRect(x: 20, y: 8, width: 20, height: 50)), .shade(Shade(0.9, 0.3, 0.3, 0.8)),
          .winding),
      ])
  }

  private static let clippedBlend = Row(
    "blend in a clip in a clip",
    [
      .fill(small, .red, .winding),
      .clip(Path(ellipseIn: CGRect(x: 8, y: 8, width: 40, height: 40)), .winding),
      .clip(Path(rect: CGRect(x: 12, y: 0, width: 30, height: 40)), .winding), .blend(.multiply),
      .fill(page, .shade(Shade(0.3, 0.8, 0.9)), .winding),
    ])
}
