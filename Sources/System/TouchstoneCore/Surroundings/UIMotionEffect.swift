import Foundation

/// An effect of the device's motion. The device does not move here, so effects are stored and have no effect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }
  /// Makes an empty effect: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }
  /// The values for an offset of the viewer.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
  nonisolated deinit {}
}

/// An effect that interpolates a value by the tilt of the device.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  nonisolated public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The value that changes.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
  nonisolated deinit {}
}

/// Effects together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
  nonisolated deinit {}
}

extension UIView {
  private static let effects: StaticString = "effects"

  /// The motion effects of the view. They are stored and have no effect.
  public var motionEffects: [UIMotionEffect] {
    get { keptValue(Self.effects) as? [UIMotionEffect] ?? [] }
    set { keepValue(newValue, Self.effects) }
  }
  /// Adds an effect; it is kept.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    OneTimeNotice.print("motion effects change nothing, since no device is tilted")
    motionEffects.append(effect)
  }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
