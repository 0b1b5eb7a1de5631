import UIKit
import UIKit.UIGestureRecognizerSubclass

public class Shape: UIView {
  public var log: [String] = []
}

// MARK: -

extension Shape {
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("shape began at \(#line)")
  }

  @objc public func describeShape() -> String { "shape" }
}

public final class Disc: Shape {
  public override func describeShape() -> String { "disc" }
}

#if os(iOS)
  public let system = "iOS"
#else
  public let system = "another"
#endif

public let path = #keyPath(Shape.backgroundColor)
// swift-format-ignore: NoPlaygroundLiterals
public let tint = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
