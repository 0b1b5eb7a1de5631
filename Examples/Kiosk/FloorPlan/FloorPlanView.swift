import UIKit

/// A floor with its rooms, which fingers move, enlarge and turn.
final class FloorPlanView: UIView, UIGestureRecognizerDelegate {
  /// A room of the floor, in points of the plan.
  struct Room {
    let name: String
    let frame: CGRect
  }

  /// Called with the room that is tapped, or `nil` beside all of them.
  var onChoice: ((Room?) -> Void)?
  private(set) var chosen: Room?

  private static let rooms = [
    Room(name: "Hall", frame: CGRect(x: 0, y: 120, width: 360, height: 60)),
    Room(name: "Office", frame: CGRect(x: 0, y: 0, width: 120, height: 120)),
    Room(name: "Workshop", frame: CGRect(x: 120, y: 0, width: 240, height: 120)),
    Room(name: "Kitchen", frame: CGRect(x: 0, y: 180, width: 180, height: 100)),
    Room(name: "Store", frame: CGRect(x: 180, y: 180, width: 180, height: 100)),
  ]
  private static let scales: ClosedRange<CGFloat> = 0.5...6

  /// A plan of the size of its rooms.
  init() {
    super.init(frame: Self.rooms.map(\.frame).reduce(.null) { $0.union($1) })
    backgroundColor = .white
    isOpaque = true
    add(UIPanGestureRecognizer()) { [unowned self] in moved($0) }
    add(UIPinchGestureRecognizer()) { [unowned self] in pinched($0) }
    add(UIRotationGestureRecognizer()) { [unowned self] in turned($0) }
    add(UITapGestureRecognizer()) { [unowned self] in tapped($0) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the whole floor in the middle of what is above it.
  func reset() {
    UIView.animate(withDuration: 0.3) { self.fit() }
  }

  /// The same without an animation.
  func fit() {
    guard let superview else { return }
    let room = superview.bounds.insetBy(dx: 20, dy: 20)
    let scale = min(room.width / bounds.width, room.height / bounds.height)
    transform = CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(x: room.midX, y: room.midY)
  }

  /// Enlarges the plan by a factor, within its limits.
  func enlarge(by factor: CGFloat) {
    let scale = hypot(transform.a, transform.b)
    let wanted = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    transform = transform.scaledBy(x: wanted / scale, y: wanted / scale)
  }

  override func draw(_ rect: CGRect) {
    for room in Self.rooms {
      let isChosen = room.name == chosen?.name
      (isChosen ? UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1) : UIColor.white).setFill()
      UIColor.darkGray.setStroke()
      let path = UIBezierPath(rect: room.frame.insetBy(dx: 1, dy: 1))
      path.lineWidth = 2
      path.fill()
      path.stroke()
      NSString(string: room.name).draw(
        at: CGPoint(x: room.frame.minX + 10, y: room.frame.minY + 10),
        withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
    }
  }

  // MARK: - Gestures

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ action: @escaping (Recognizer) -> Void
  ) {
    recognizer.delegate = self
    _ = recognizer.addAction { [unowned recognizer] _ in action(recognizer) }
    addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  private func moved(_ pan: UIPanGestureRecognizer) {
    let step = pan.translation(in: superview)
    center = CGPoint(x: center.x + step.x, y: center.y + step.y)
    pan.setTranslation(.zero, in: superview)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    enlarge(by: pinch.scale)
    pinch.scale = 1
  }

  private func turned(_ rotation: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    chosen = Self.rooms.first { $0.frame.contains(place) }
    setNeedsDisplay()
    onChoice?(chosen)
  }
}
