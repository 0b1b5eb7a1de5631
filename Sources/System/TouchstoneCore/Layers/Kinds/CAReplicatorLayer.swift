import Foundation
import Pictures

/// A layer that shows its sublayers several times.
///
/// - Note: Differs from UIKit: all copies are shown at the same moment of their animations, and in the same
///   colours; delays and offsets of colours are kept.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown; at most 1,000 times.
  open var instanceCount = 1
  /// From each copy to the next, around the middle of the bounds.
  open var instanceTransform = CATransform3DIdentity
  /// How much later each copy is shown than the one before, in seconds; kept.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour that the first copy is multiplied by; kept.
  open var instanceColor: CGColor?
  /// What each copy's red is more than that of the one before; kept.
  open var instanceRedOffset: Float = 0
  /// What each copy's green is more than that of the one before; kept.
  open var instanceGreenOffset: Float = 0
  /// What each copy's blue is more than that of the one before; kept.
  open var instanceBlueOffset: Float = 0
  /// What each copy's opacity is more than that of the one before.
  open var instanceAlphaOffset: Float = 0
  /// Whether depths stay apart; kept.
  open var preservesDepth = false

  private static let most = 1000

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func another() -> CALayer { CAReplicatorLayer() }

  override func copyLook(of other: CALayer) {
    super.copyLook(of: other)
    guard let other = other as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform) = (other.instanceCount, other.instanceTransform)
    (instanceDelay, instanceColor) = (other.instanceDelay, other.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) =
      (other.instanceBlueOffset, other.instanceAlphaOffset)
    preservesDepth = other.preservesDepth
  }

  override func repeated(_ content: Picture) -> Picture {
    var picture = Picture()
    let middle = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
    let step = middle.concatenating(instanceTransform.flattened)
      .concatenating(middle.inverted())
    var place = CGAffineTransform.identity
    for index in 0..<min(max(instanceCount, 0), Self.most) {
      let alpha = max(0, min(1 + CGFloat(instanceAlphaOffset) * CGFloat(index), 1))
      picture.append(.save)
      picture.append(.concat(place))
      if alpha >= 1 {
        picture.add(content)
      } else {
        picture.append(.group(content, alpha: alpha, blend: .normal, mask: nil))
      }
      picture.append(.restore)
      place = step.concatenating(place)
    }
    return picture
  }
}
