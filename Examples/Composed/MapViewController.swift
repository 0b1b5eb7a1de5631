import TouchstoneGestures
import UIKit

/// A map that glides on when it is let go: two fingers enlarge and turn it about the place between them, a
/// tap and a drag enlarge it with one finger, and a double tap goes nearer.
public final class MapViewController: UIViewController {
  public let land = LandView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
  /// How large a point of the land is.
  public var scale: CGFloat { hypot(land.transform.a, land.transform.b) }

  /// Where the land was when a gesture took hold of it.
  private struct Grip {
    var center: CGPoint
    var transform: CGAffineTransform
  }

  private static let scales: ClosedRange<CGFloat> = 0.5...4
  private var grip: Grip?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.clipsToBounds = true
    view.addSubview(land)
    let moved = TransientState<TransformGesture.Value?>(nil)
    moved.onChange = { [unowned self] in hold($0.map { ($0.transform, $0.scale) }) }
    view.gesture(
      TransformGesture().inertia().updating(moved) { $1 = $0 }.named("move"))
    // What is put on later is heard first: a drag that follows a tap is not the map's.
    let zoomed = TransientState<DragGesture.Value?>(nil)
    zoomed.onChange = { [unowned self] in
      hold(
        $0.map { drag in
          let factor = exp(drag.translation.height / 100)
          return (.about(drag.startLocation, scale: factor), factor)
        })
    }
    let oneHanded = TapDragGesture().updating(zoomed) { $1 = $0 }.named("zoom")
    let nearer = SpatialTapGesture(count: 2).onEnded { [unowned self] tap in
      UIView.animate(withDuration: 0.3) { [self] in
        hold((.about(tap.location, scale: 2), 2))
        hold(nil)
      }
    }
    view.gesture(oneHanded.race(against: nearer.named("nearer")))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepInside()
  }

  /// Takes the land from where it was held to where a change brings it; `nil` lets go.
  private func hold(_ change: (transform: CGAffineTransform, scale: CGFloat)?) {
    guard let change else {
      grip = nil
      return
    }
    let start = grip ?? Grip(center: land.center, transform: land.transform)
    grip = start
    let before = hypot(start.transform.a, start.transform.b)
    let wanted = before * change.scale
    // Beyond its limits it moves and turns, but grows no more.
    let kept = min(max(wanted, Self.scales.lowerBound), Self.scales.upperBound)
    land.center = start.center.applying(change.transform)
    var linear = change.transform
    (linear.tx, linear.ty) = (0, 0)
    land.transform = start.transform.concatenating(linear)
      .scaledBy(x: kept / wanted, y: kept / wanted)
    keepInside()
  }

  /// The middle of the screen always shows land.
  private func keepInside() {
    let frame = land.frame
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    land.center.x += max(0, middle.x - frame.maxX) + min(0, middle.x - frame.minX)
    land.center.y += max(0, middle.y - frame.maxY) + min(0, middle.y - frame.minY)
  }
}

extension CGAffineTransform {
  /// Larger or smaller about a place that stays.
  fileprivate static func about(_ place: CGPoint, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: place.x * (1 - scale), ty: place.y * (1 - scale))
  }
}
