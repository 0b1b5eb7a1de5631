// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

/// Numbers in boxes, as on Apple's platforms: `width as NSNumber`, `number as? CGFloat`.
nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }

  /// The number in a box.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
  /// The number in a box.
  public init(_ number: NSNumber) { self = CGFloat(number.doubleValue) }
  /// The number in a box.
  public init?(exactly number: NSNumber) { self = CGFloat(number.doubleValue) }
}

/// What ported sources look up in `AnyObject` on iOS: `(value as AnyObject).cgPointValue`.
nonisolated extension NSValue {
  /// The box itself, or a new one for geometry.
  public static func ported(_ value: Any) -> NSValue {
    switch value {
    case let box as NSValue: box
    case let point as CGPoint: NSValue(cgPoint: point)
    case let size as CGSize: NSValue(cgSize: size)
    case let rect as CGRect: NSValue(cgRect: rect)
    case let insets as UIEdgeInsets: NSValue(uiEdgeInsets: insets)
    case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
    default:
      preconditionFailure("\(type(of: value)) is no geometry in a box; cast it to its own type")
    }
  }
}
