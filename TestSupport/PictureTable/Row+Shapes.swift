import Foundation
import GestureCore
import Pictures

/// Areas, lines, and the state that they are drawn under.
extension Row {
  static let shapes = state + areas + lines

  private static let state = [
    Row(
      "save and restore",
      [
        .save, .concat(CGAffineTransform(translationX: 20, y: 8)), .alpha(0.5),
        .fill(small, .red, .winding), .save, .alpha(1), .restore, .restore,
        .fill(small, .blue, .winding), .restore, .concat(CGAffineTransform(translationX: 0, y: 40)),
        .fill(small, .red, .winding),
      ]),
    Row(
      "concat",
      [
        .concat(CGAffineTransform(translationX: 32, y: 32)),
        .concat(CGAffineTransform(rotationAngle: 0.5)),
        .concat(CGAffineTransform(scaleX: 2, y: 0.5)),
        .fill(Path(rect: CGRect(x: -10, y: -20, width: 20, height: 40)), .red, .winding),
        .concat(CGAffineTransform(1, 0, 0.5, 1, 0, 0)),
        .fill(Path(rect: CGRect(x: -5, y: -5, width: 10, height: 10)), .blue, .winding),
      ]),
    Row(
      "alpha",
      [
        .fill(small, .blue, .winding), .alpha(0.4), .fill(large, .red, .winding),
        .stroke(large, .blue, StrokeStyle(width: 6)),
      ]),
  ]

  private static let areas = [
    Row("fill, winding", [.fill(star, .red, .winding)]),
    Row("fill, even and odd", [.fill(star, .red, .evenOdd)]),
    Row(
      "fill, curves",
      [
        .fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 30, height: 50)), .red, .winding),
        .fill(rounded, .shade(Shade(0, 0, 1, 0.6)), .winding), .fill(wave, .blue, .winding),
      ]),
    Row("clip, winding", [.clip(star, .winding), .fill(page, .red, .winding)]),
    Row("clip, even and odd", [.clip(star, .evenOdd), .fill(page, .red, .winding)]),
    Row(
      "clip in a clip, turned",
      [
        .clip(star, .winding), .concat(CGAffineTransform(rotationAngle: 0.3)), .save,
        .clip(Path(rect: CGRect(x: 20, y: 10, width: 30, height: 20)), .winding),
        .fill(page, .red, .winding), .restore, .alpha(0.5), .fill(large, .blue, .winding),
      ]),
  ]

  private static let lines = [
    stroke("butt and miter", StrokeStyle(width: 8)),
    stroke("round", StrokeStyle(width: 8, cap: .round, join: .round)),
    stroke("square and bevel", StrokeStyle(width: 8, cap: .square, join: .bevel)),
    stroke("miter that is cut off", StrokeStyle(width: 8, miterLimit: 1.2)),
    stroke("dash", StrokeStyle(width: 4, dash: [8, 3])),
    stroke("odd dash, from within", StrokeStyle(width: 4, dash: [9, 4, 2], dashPhase: 5)),
    stroke("dash of dots", StrokeStyle(width: 6, cap: .round, dash: [0, 9])),
    Row(
      "stroke, scaled",
      [
        .concat(CGAffineTransform(scaleX: 2, y: 0.5)),
        .stroke(
          Path(ellipseIn: CGRect(x: 6, y: 20, width: 20, height: 80)), .red, StrokeStyle(width: 5)),
      ]),
    Row("stroke, curve", [.stroke(wave, .red, StrokeStyle(width: 5, cap: .round))]),
  ]

  private static func stroke(_ name: String, _ style: StrokeStyle) -> Row {
    var corner = Path()
    corner.move(to: CGPoint(x: 10, y: 52))
    corner.line(to: CGPoint(x: 24, y: 14))
    corner.line(to: CGPoint(x: 40, y: 50))
    corner.line(to: CGPoint(x: 54, y: 44))
    return Row("stroke, " + name, [.stroke(corner, .red, style)])
  }

  // MARK: - Figures

  static let page = Path(rect: CGRect(x: 0, y: 0, width: side, height: side))
  static let small = Path(rect: CGRect(x: 4, y: 4, width: 28, height: 20))
  static let large = Path(rect: CGRect(x: 14, y: 14, width: 40, height: 40))

  private static let star: Path = {
    var star = Path()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 4 * .pi / 5
      let point = CGPoint(x: 32 + 28 * sin(angle), y: 34 - 28 * cos(angle))
      if corner == 0 { star.move(to: point) } else { star.line(to: point) }
    }
    star.close()
    return star
  }()

  private static let rounded: Path = {
    var path = Path()
    path.addRoundedRect(
      CGRect(x: 20, y: 20, width: 40, height: 30), radii: CGSize(width: 12, height: 8))
    return path
  }()

  private static let wave: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 8, y: 40))
    path.quad(to: CGPoint(x: 30, y: 30), control: CGPoint(x: 18, y: 4))
    path.cubic(
      to: CGPoint(x: 56, y: 20), control1: CGPoint(x: 38, y: 70), control2: CGPoint(x: 50, y: 50))
    return path
  }()
}

extension Paint {
  static let red = Paint.shade(Shade(0.9, 0.1, 0.1))
  static let blue = Paint.shade(Shade(0.1, 0.2, 0.8))
}
