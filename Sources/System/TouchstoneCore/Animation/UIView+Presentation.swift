import Foundation
import GestureCore

extension UIView {
  /// The appearance of a view at one moment, possibly during animations.
  nonisolated public struct Presentation: Sendable, Equatable {
    /// The current position of the anchor point, in the superview's coordinates.
    public internal(set) var center: CGPoint
    /// The current bounds.
    public internal(set) var bounds: CGRect
    /// The current transform.
    public internal(set) var transform: CGAffineTransform
    /// The anchor point, in unit coordinates of the bounds.
    public internal(set) var anchorPoint: CGPoint
    /// The current opacity.
    public internal(set) var alpha: CGFloat
    /// The current background colour.
    public internal(set) var backgroundColor: UIColor?
    /// The transition of the content that is in progress; `nil` for none.
    public internal(set) var transition: Transition?

    /// The bounding box of the transformed bounds, in the superview's coordinates.
    public var frame: CGRect {
      CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
        height: bounds.height
      )
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
  }

  /// The progress of a container's transition.
  nonisolated public struct Transition: Sendable, Equatable {
    /// One of the `transition…` options.
    public let style: AnimationOptions
    /// The progress from 0, the old content, to 1, the new one.
    public let progress: Double
  }

  /// Without the animations that only its layer has.
  var ownPresentation: Presentation {
    var shown = Presentation(
      center: center, bounds: bounds, transform: transform, anchorPoint: anchorPoint, alpha: alpha,
      backgroundColor: backgroundColor)
    guard let motion else { return shown }
    for property in AnimatedProperty.allCases {
      let changes = motion.filter { $0.property == property }
      guard let last = changes.last else { continue }
      var remainder = SIMD8<Double>.zero
      for change in changes { remainder += change.remainder }
      shown.take(value(of: property, with: remainder), transition: last.transition)
    }
    return shown
  }

  func value(of property: AnimatedProperty, with remainder: SIMD8<Double>) -> AnimatedValue {
    let value = value(of: property)
    // A finished animation shows exactly the model value, without rounding errors.
    return remainder == .zero ? value : AnimatedValue(property, value.lanes + remainder)
  }

  /// Whether touches ignore the view because it is being animated (HIT-10).
  var isBarredByAnimation: Bool {
    guard let motion else { return false }
    return motion.contains { $0.run.map { $0.isUnderWay && !$0.allowsTouches } ?? false }
  }
}

nonisolated extension UIView.Presentation {
  fileprivate mutating func take(
    _ value: AnimatedValue, transition style: UIView.AnimationOptions
  ) {
    switch value {
    case .center(let point): center = point
    case .bounds(let rect): bounds = rect
    case .transform(let transform): self.transform = transform
    case .anchorPoint(let point): anchorPoint = point
    case .alpha(let number): alpha = number
    case .backgroundColor(let color): backgroundColor = color
    case .transition(let left):
      transition = UIView.Transition(style: style, progress: left)
    }
  }
}

extension AnimatedView where Self: UIView {
  /// The values that the view currently shows, on its system's clock. The view's own properties have the model values, also
  /// during an animation.
  public var presentation: UIView.Presentation {
    guard let madeLayer, !madeLayer.motion.isEmpty else { return ownPresentation }
    return madeLayer.animate(ownPresentation)
  }
}
