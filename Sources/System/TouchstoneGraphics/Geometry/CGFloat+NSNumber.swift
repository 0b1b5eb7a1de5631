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

/// What ported sources look up in `AnyObject` on iOS: `(value as AnyObject).cgPointValue`. As there, the answer is
/// `nil` if the object is something else, and need not be unwrapped.
nonisolated public struct PortedValue {
  private let value: Any?

  /// Looks up members of an object of any type.
  public init(_ value: Any?) { self.value = value }

  /// The point in a box.
  public var cgPointValue: CGPoint! { geometry(\.cgPointValue) }
  /// The size in a box.
  public var cgSizeValue: CGSize! { geometry(\.cgSizeValue) }
  /// The rectangle in a box.
  public var cgRectValue: CGRect! { geometry(\.cgRectValue) }
  /// The insets in a box.
  public var uiEdgeInsetsValue: UIEdgeInsets! { geometry(\.uiEdgeInsetsValue) }
  /// The transform in a box.
  public var cgAffineTransformValue: CGAffineTransform! { geometry(\.cgAffineTransformValue) }

  /// The truth value of a number or a text.
  public var boolValue: Bool! {
    (value as? String).map { ($0 as NSString).boolValue } ?? number?.boolValue
  }
  /// The value of a number or a text.
  public var doubleValue: Double! {
    (value as? String).map { ($0 as NSString).doubleValue } ?? number?.doubleValue
  }
  /// The value of a number or a text, in single precision.
  public var floatValue: Float! { doubleValue.map { Float($0) } }
  /// The whole part of a number or a text.
  public var intValue: Int! { doubleValue.map { Int(clampedTo: $0) } }
  /// The whole part of a number or a text, within 32 bits.
  public var int32Value: Int32! { intValue.map { Int32(clamping: $0) } }
  /// A number as a text.
  public var stringValue: String! { number?.stringValue }

  private func geometry<Value>(_ path: KeyPath<NSValue, Value>) -> Value? {
    value as? Value ?? (value is NSNumber ? nil : (value as? NSValue)?[keyPath: path])
  }

  private var number: NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    default: nil
    }
  }
}

nonisolated extension Int {
  /// The whole part, within the bounds of the type; 0 for no number.
  fileprivate init(clampedTo value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }
}

nonisolated extension NSDate {
  /// A date that is later, of the class that Apple's Foundation gives back.
  @_disfavoredOverload
  public func addingTimeInterval(_ interval: TimeInterval) -> NSDate {
    let date: Date = addingTimeInterval(interval)
    return NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
}
