import TouchstoneGestures
import UIKit

/// The canvas of Examples/DrawnControls, written as a composed gesture: what is being drawn is wet, and is
/// taken away by itself if the fingers are; what they have finished is dry.
public final class ComposedCanvas: UIView {
  public var ink = UIColor(red: 0.1, green: 0.2, blue: 0.5, alpha: 1) {
    didSet { setNeedsDisplay() }
  }
  /// All lines, in the order in which they were begun.
  public var strokes: [InkGesture.Stroke] { dry + wet.value }

  private var dry: [InkGesture.Stroke] = []
  private let wet = TransientState<[InkGesture.Stroke]>([])

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
    wet.onChange = { [unowned self] _ in setNeedsDisplay() }
    gesture(
      InkGesture().updating(wet) { $1 = $0 }
        .onEnded { [unowned self] in dry += $0 }.named("ink"))
  }

  /// Takes away everything.
  public func clear() {
    dry = []
    setNeedsDisplay()
  }

  // MARK: Drawing

  /// How broad a pencil or a finger draws.
  public static func width(of sample: InkGesture.Sample) -> CGFloat {
    sample.pressure.map { 1 + 9 * $0 } ?? 3
  }

  public override func draw(_ rect: CGRect) { for stroke in strokes { draw(stroke) } }

  private func draw(_ stroke: InkGesture.Stroke) {
    guard let first = stroke.samples.first, let last = stroke.samples.last else { return }
    ink.set()
    let breadth = Self.width(of: first)
    UIBezierPath(
      ovalIn: CGRect(
        x: first.location.x - breadth / 2, y: first.location.y - breadth / 2, width: breadth,
        height: breadth)
    ).fill()
    for (before, after) in zip(stroke.samples, stroke.samples.dropFirst()) {
      let line = UIBezierPath()
      line.move(to: before.location)
      line.addLine(to: after.location)
      line.lineWidth = (Self.width(of: before) + Self.width(of: after)) / 2
      line.lineCapStyle = .round
      line.stroke()
    }
    guard !stroke.predicted.isEmpty else { return }
    let guess = UIBezierPath()
    guess.move(to: last.location)
    for place in stroke.predicted { guess.addLine(to: place) }
    guess.lineWidth = Self.width(of: last)
    ink.withAlphaComponent(0.3).setStroke()
    guess.stroke()
  }
}
