import TouchstoneGestures
import UIKit

/// A photo to look at: nearer by a double tap or two fingers, moved and flung by one, and pulled away.
public final class PhotoViewController: UIViewController {
  public let photo = UIImageView()
  public var onDismiss: (() -> Void)?
  public var scale: CGFloat { hypot(photo.transform.a, photo.transform.b) }
  private var grip: (center: CGPoint, transform: CGAffineTransform)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.addSubview(photo)
    addNear()
    addPull()
    addLook()
  }

  // snippet.near
  func addNear() {
    let near = SpatialTapGesture(count: 2).onEnded { [unowned self] in
      photo.center.x += (photo.center.x - $0.location.x) * 2
      photo.center.y += (photo.center.y - $0.location.y) * 2
      settle(scale > 1 ? 1 : 3)
    }
    view.gesture(near.named("near"))
  }
  // snippet.end

  // snippet.pull
  func addPull() {
    let pulled = TransientState<CGFloat>(0)
    pulled.onChange = { [unowned self] in photo.center.y = view.bounds.midY + $0 }
    let pull = DragGesture().when { [unowned self] in $0.numberOfTouches == 1 && scale <= 1 }
      .towards(.pi / 2).axis(.vertical).updating(pulled) { $1 = max(0, $0.translation.height) }
      .onEnded { [unowned self] in
        if $0.predictedEndTranslation.height > view.bounds.height / 3 { onDismiss?() }
      }
    view.gesture(pull.named("pull"))
  }
  // snippet.end

  // snippet.look
  func addLook() {
    let held = TransientState<TransformGesture.Value?>(nil)
    held.onChange = { [unowned self] in if let value = $0 { follow(value) } else { settle(scale) } }
    let look = TransformGesture().when { [unowned self] in $0.numberOfTouches > 1 || scale > 1 }
    view.gesture(look.inertia().updating(held) { $1 = $0 }.named("look"))
  }
  // snippet.end

  public override func viewDidLayoutSubviews() {
    if photo.bounds.size != view.bounds.size { photo.frame = view.bounds }
  }

  private func follow(_ value: TransformGesture.Value) {
    let (center, before) = grip ?? (photo.center, photo.transform)
    (grip, photo.center) = ((center, before), center.applying(value.transform))
    photo.transform = before.scaledBy(x: value.scale, y: value.scale).rotated(by: value.rotation)
    if value.fingers == 0 { keep(scale) }
  }

  private func settle(_ wanted: CGFloat) {
    let scale = min(max(wanted, 1), 5)
    grip = nil
    UIView.animate(withDuration: 0.3) { [self] in
      photo.transform = CGAffineTransform(scaleX: scale, y: scale)
      keep(scale)
    }
  }

  private func keep(_ scale: CGFloat) {
    let (wide, high) = (view.bounds.midX * max(1, scale), view.bounds.midY * max(1, scale))
    photo.center.x = min(max(photo.center.x, view.bounds.width - wide), wide)
    photo.center.y = min(max(photo.center.y, view.bounds.height - high), high)
  }
}
