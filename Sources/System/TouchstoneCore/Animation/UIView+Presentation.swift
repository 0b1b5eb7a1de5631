import Foundation
import GestureCore

extension UIView {
  /// A view as it looks at one moment, in the middle of its animations perhaps.
  nonisolated public struct Presentation: Sendable, Equatable {
    /// Where the anchor point is seen, in the superview's coordinates.
    public internal(set) var center: CGPoint
    /// The bounds that are seen.
    public internal(set) var bounds: CGRect
    /// The transform that is seen.
    public internal(set) var transform: CGAffineTransform
    /// The anchor point, in parts of the bounds.
    public internal(set) var anchorPoint: CGPoint
    /// The alpha that is seen.
    public internal(set) var alpha: CGFloat
    /// The background that is seen.
    public internal(set) var backgroundColor: UIColor?
    /// The picture that the view and its subviews pass through on the way to a new content.
    public internal(set) var transition: Transition?

    /// The smallest rectangle in the superview's space that holds the transformed bounds.
    public var frame: CGRect {
      CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
        height: bounds.height
      )
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
  }

  /// How far a container's transition has come.
  nonisolated public struct Transition: Sendable, Equatable {
    /// One of the `transition…` options.
    public let style: AnimationOptions
    /// From 0, the old content, to 1, the new one.
    public let progress: Double
  }

  /// Without what is animated of its layer alone.
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
    // What is over shows exactly what was set, not what is left after rounding.
    return remainder == .zero ? value : AnimatedValue(property, value.lanes + remainder)
  }

  /// Whether touches pass the view by because it is being animated (HIT-10).
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
  /// How the view looks now, on its system's clock. Its own properties have the values that were set,
  /// also while they are animated.
  public var presentation: UIView.Presentation {
    guard let madeLayer, !madeLayer.motion.isEmpty else { return ownPresentation }
    return madeLayer.animate(ownPresentation)
  }
}
