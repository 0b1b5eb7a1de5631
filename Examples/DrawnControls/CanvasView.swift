import UIKit

/// A sheet of paper that fingers and a pencil draw on. A pencil that is pressed draws a broader line.
public final class CanvasView: UIView {
  /// A stroke by its samples, each as broad as it was pressed.
  public struct Stroke {
    public var points: [(place: CGPoint, width: CGFloat)] = []
    /// Where it would go on, until the next samples come.
    var predicted: [CGPoint] = []

    var box: CGRect {
      let breadth = points.map(\.width).max() ?? 0
      return (points.map(\.place) + predicted).reduce(CGRect.null) {
        $0.union(CGRect(origin: $1, size: .zero))
      }.insetBy(dx: -breadth - 1, dy: -breadth - 1)
    }
  }

  public private(set) var strokes: [Stroke] = []
  public var ink = UIColor(red: 0.1, green: 0.2, blue: 0.5, alpha: 1) {
    didSet { setNeedsDisplay() }
  }
  private var drawing: [UITouch: Int] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    isMultipleTouchEnabled = true
    backgroundColor = UIColor(white: 0.98, alpha: 1)
    layer.borderWidth = 1
    layer.borderColor = UIColor.lightGray.cgColor
  }

  /// Takes away everything.
  public func clear() {
    strokes = []
    drawing = [:]
    setNeedsDisplay()
  }

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
      drawing[touch] = strokes.count
      strokes.append(Stroke())
      add(touch, event)
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { add(touch, event) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      add(touch, event)
      if let stroke = drawing.removeValue(forKey: touch) { strokes[stroke].predicted = [] }
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let stroke = drawing.removeValue(forKey: touch) else { continue }
      setNeedsDisplay(strokes[stroke].box)
      strokes[stroke].points = []
      strokes[stroke].predicted = []
    }
  }

  private func add(_ touch: UITouch, _ event: UIEvent?) {
    guard let index = drawing[touch] else { return }
    let old = strokes[index].box
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      strokes[index].points.append((sample.location(in: self), breadth(of: sample)))
    }
    strokes[index].predicted =
      event?.predictedTouches(for: touch)?.map { $0.location(in: self) } ?? []
    setNeedsDisplay(old.union(strokes[index].box))
  }

  private func breadth(of touch: UITouch) -> CGFloat {
    guard touch.type == .pencil, touch.maximumPossibleForce > 0 else { return 3 }
    return 1 + 9 * touch.force / touch.maximumPossibleForce
  }

  // MARK: Drawing

  public override func draw(_ rect: CGRect) {
    for stroke in strokes where stroke.box.intersects(rect) { draw(stroke) }
  }

  private func draw(_ stroke: Stroke) {
    guard let first = stroke.points.first else { return }
    ink.set()
    let dot = CGRect(
      x: first.place.x - first.width / 2, y: first.place.y - first.width / 2, width: first.width,
      height: first.width)
    UIBezierPath(ovalIn: dot).fill()
    for (before, after) in zip(stroke.points, stroke.points.dropFirst()) {
      let line = UIBezierPath()
      line.move(to: before.place)
      line.addLine(to: after.place)
      line.lineWidth = (before.width + after.width) / 2
      line.lineCapStyle = .round
      line.stroke()
    }
    guard let last = stroke.points.last, !stroke.predicted.isEmpty else { return }
    let guess = UIBezierPath()
    guess.move(to: last.place)
    for place in stroke.predicted { guess.addLine(to: place) }
    guess.lineWidth = last.width
    ink.withAlphaComponent(0.3).setStroke()
    guess.stroke()
  }
}
