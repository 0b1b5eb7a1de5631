import Foundation
import Pictures

/// A layer that shows copies of its sublayers.
///
/// - Note: Differs from UIKit: all copies show the same moment of their animations and the same colours; delays and colour
///   offsets are stored and have no effect.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies, up to 1,000.
  open var instanceCount = 1
  /// The transform from each copy to the next, around the centre of the bounds.
  open var instanceTransform = CATransform3DIdentity
  /// The delay from each copy to the next, in seconds. It is stored and has no effect.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour that the first copy is multiplied by. It is stored and has no effect.
  open var instanceColor: CGColor?
  /// The offset of red from each copy to the next. It is stored and has no effect.
  open var instanceRedOffset: Float = 0
  /// The offset of green from each copy to the next. It is stored and has no effect.
  open var instanceGreenOffset: Float = 0
  /// The offset of blue from each copy to the next. It is stored and has no effect.
  open var instanceBlueOffset: Float = 0
  /// The offset of the opacity from each copy to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether the z positions are kept. It is stored and has no effect.
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
  nonisolated deinit {}
}
