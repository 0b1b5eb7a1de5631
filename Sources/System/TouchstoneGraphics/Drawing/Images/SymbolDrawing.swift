import Foundation
import Pictures

/// The symbols that are drawn here, on a page of 20 by 20. They are few: those that controls have.
nonisolated enum SymbolDrawing {
  static let side: CGFloat = 20

  /// The drawing of that name with lines of that width; `nil` if there is none.
  static func picture(of name: String, lineWidth: CGFloat) -> Picture? {
    let style = StrokeStyle(width: lineWidth, cap: .round, join: .round)
    if let outline = outlines[name] { return Picture([.stroke(outline, black, style)]) }
    if let shape = name.without(".fill").flatMap({ outlines[$0] }), shape.isClosed {
      return Picture([.fill(shape, black, .winding), .stroke(shape, black, style)])
    }
    guard let inner = name.without(".circle").flatMap({ outlines[$0] }) else { return nil }
    let middle = CGAffineTransform(0.55, 0, 0, 0.55, 0.225 * side, 0.225 * side)
    return Picture([
      .stroke(circle, black, style), .concat(middle), .stroke(inner, black, style),
    ])
  }

  private static let black = Paint.shade(.black)
  private static let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16))

  private static let outlines: [String: Path] = [
    "xmark": lines([[(4, 4), (16, 16)], [(16, 4), (4, 16)]]),
    "plus": lines([[(10, 3), (10, 17)], [(3, 10), (17, 10)]]),
    "minus": lines([[(3, 10), (17, 10)]]),
    "checkmark": lines([[(4, 11), (8, 16), (16, 4)]]),
    "chevron.left": lines([[(13, 3), (6, 10), (13, 17)]]),
    "chevron.right": lines([[(7, 3), (14, 10), (7, 17)]]),
    "chevron.up": lines([[(3, 13), (10, 6), (17, 13)]]),
    "chevron.down": lines([[(3, 7), (10, 14), (17, 7)]]),
    "arrow.left": lines([[(17, 10), (3, 10)], [(9, 4), (3, 10), (9, 16)]]),
    "arrow.right": lines([[(3, 10), (17, 10)], [(11, 4), (17, 10), (11, 16)]]),
    "arrow.up": lines([[(10, 17), (10, 3)], [(4, 9), (10, 3), (16, 9)]]),
    "arrow.down": lines([[(10, 3), (10, 17)], [(4, 11), (10, 17), (16, 11)]]),
    "line.3.horizontal": lines([[(3, 5), (17, 5)], [(3, 10), (17, 10)], [(3, 15), (17, 15)]]),
    "ellipsis": lines([[(4, 10), (4, 10)], [(10, 10), (10, 10)], [(16, 10), (16, 10)]]),
    "info": lines([[(10, 4), (10, 4)], [(8, 9), (10, 9), (10, 16)], [(7, 16), (13, 16)]]),
    "pause": lines([[(7, 4), (7, 16)], [(13, 4), (13, 16)]]),
    "play": shape([(5, 3), (17, 10), (5, 17)]),
    "triangle": shape([(10, 3), (18, 17), (2, 17)]),
    "square": shape([(3, 3), (17, 3), (17, 17), (3, 17)]),
    "stop": shape([(5, 5), (15, 5), (15, 15), (5, 15)]),
    "star": shape(star),
    "circle": circle,
  ]

  private typealias Point = (CGFloat, CGFloat)

  /// Five points around the middle, with as many corners between them.
  private static let star: [Point] = (0..<10).map { index in
    let radius: CGFloat = index.isMultiple(of: 2) ? 9 : 3.8
    let angle = CGFloat(index) * .pi / 5
    return (10 + radius * sin(angle), 10.5 - radius * cos(angle))
  }

  private static func lines(_ lines: [[Point]]) -> Path {
    var path = Path()
    for line in lines {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    }
    return path
  }

  private static func shape(_ points: [Point]) -> Path {
    var path = lines([points])
    path.close()
    return path
  }
}

nonisolated extension Path {
  fileprivate var isClosed: Bool { elements.contains(.close) }
}

nonisolated extension String {
  fileprivate func without(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
