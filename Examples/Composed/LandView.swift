import UIKit

/// Some land, drawn: fields in two greens, roads between them, and a lake.
public final class LandView: UIView {
  private static let field: CGFloat = 200

  public override func draw(_ rect: CGRect) {
    UIColor(red: 0.8, green: 0.88, blue: 0.7, alpha: 1).setFill()
    UIBezierPath(rect: bounds).fill()
    UIColor(red: 0.72, green: 0.83, blue: 0.62, alpha: 1).setFill()
    let count = Int(exactly: (bounds.width / Self.field).rounded()) ?? 0
    for row in 0..<count {
      for column in 0..<count where (row + column).isMultiple(of: 2) {
        let place = CGPoint(x: CGFloat(column) * Self.field, y: CGFloat(row) * Self.field)
        UIBezierPath(
          rect: CGRect(origin: place, size: CGSize(width: Self.field, height: Self.field))
        ).fill()
      }
    }
    UIColor.white.setStroke()
    for line in 1..<count {
      let way = CGFloat(line) * Self.field
      for (start, end) in [
        (CGPoint(x: way, y: 0), CGPoint(x: way, y: bounds.maxY)),
        (CGPoint(x: 0, y: way), CGPoint(x: bounds.maxX, y: way)),
      ] {
        let road = UIBezierPath()
        road.move(to: start)
        road.addLine(to: end)
        road.lineWidth = 8
        road.stroke()
      }
    }
    UIColor(red: 0.6, green: 0.78, blue: 0.9, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: 700, y: 850, width: 500, height: 300)).fill()
  }
}
