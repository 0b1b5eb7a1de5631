import Foundation

/// What ported layers have for `@NSManaged` properties: values by name, which a change draws anew and animates as
/// the class says.
@preconcurrency @MainActor
public enum ManagedValue {
  /// The value of a property; else that of `defaultValue(forKey:)`, else zero, `false` or an empty value.
  public static func of<Value>(_ layer: CALayer, _ key: String) -> Value {
    let kept = layer.settings[key] ?? type(of: layer).defaultValue(forKey: key)
    if let value = (kept as Any) as? Value { return value }
    if let number = kept as? NSNumber, let value = number.value(as: Value.self) { return value }
    if let empty = empty(Value.self) { return empty }
    preconditionFailure(
      "\(type(of: layer)).\(key) has no value yet; give it one in defaultValue(forKey:)")
  }

  /// Sets a property.
  public static func set(_ value: Any?, _ key: String, of layer: CALayer) {
    layer.settings[key] = value
    guard layer.source == nil else { return }
    if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  private static func empty<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type) as? Value
    case let type as any ExpressibleByBooleanLiteral.Type: no(type) as? Value
    case is CGPoint.Type: CGPoint.zero as? Value
    case is CGSize.Type: CGSize.zero as? Value
    case is CGRect.Type: CGRect.zero as? Value
    case is String.Type: "" as? Value
    default: nil
    }
  }

  private static func zero<Number: ExpressibleByIntegerLiteral>(_ type: Number.Type) -> Number { 0 }
  private static func no<Flag: ExpressibleByBooleanLiteral>(_ type: Flag.Type) -> Flag { false }
}
