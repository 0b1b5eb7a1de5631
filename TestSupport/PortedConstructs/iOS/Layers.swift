import UIKit

/// Two levels below UIKit's, with an initializer of its own beside the plain one.
class RingLayer: CAShapeLayer {
  var turns: CGFloat = 0

  override init() {
    super.init()
    lineWidth = 3
  }

  init(turns: CGFloat) {
    self.turns = turns
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class KnobLayer: RingLayer {}

/// Turned by a finger; each view casts its layer, as sources for iOS do.
public class Gauge: UIView {
  public override class var layerClass: AnyClass { return RingLayer.self }
  private var ring: RingLayer { return layer as! RingLayer }

  public var turns: CGFloat { return ring.turns }
  public var lineWidth: CGFloat { return ring.lineWidth }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn(_:))))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc private func turn(_ pan: UIPanGestureRecognizer) {
    ring.turns = pan.translation(in: self).x / 100
  }
}

public class Knob: Gauge {
  public override class var layerClass: AnyClass { return KnobLayer.self }
  public var isKnob: Bool { return layer is KnobLayer }
}

/// A layer inside of its view's class, as many have it.
public class Meter: UIView {
  class Scale: CALayer {
    var marks = 7
  }

  public override class var layerClass: AnyClass { return Scale.self }
  public var marks: Int { return (layer as? Scale)?.marks ?? 0 }
}
