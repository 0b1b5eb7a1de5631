import Foundation

/// A layer that keeps the z positions of its sublayers.
///
/// - Note: Differs from UIKit: z positions are flattened, as in any layer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func another() -> CALayer { CATransformLayer() }
  nonisolated deinit {}
}
