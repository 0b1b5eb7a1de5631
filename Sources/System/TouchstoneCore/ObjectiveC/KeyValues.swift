import Foundation

/// Values by the names of their properties.
enum KeyValues {
  private typealias Reader = (AnyObject) -> Any?

  static func value(of object: AnyObject, forKeyPath keyPath: String) -> Any? {
    var value: Any? = object
    for key in keyPath.split(separator: ".") {
      guard let at = value else { return nil }
      value = Self.value(of: at, String(key))
    }
    return value
  }

  /// Sets a property by its name; says so once if none is known by it.
  static func set(_ value: Any?, of object: AnyObject, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let path = keys.dropLast().joined(separator: ".")
    let found = path.isEmpty ? object : Self.value(of: object, forKeyPath: path)
    guard let owner = found.map({ $0 as AnyObject }) else { return }
    if let layer = owner as? CALayer { return layer.setValue(value, forKey: last) }
    for writer in writers[last] ?? [] where writer(owner, value) { return }
    OneTimeNotice.print(
      "\(type(of: owner)) has no property that can be set by the name \"\(last)\" to a "
        + "\(value.map { "\(type(of: $0))" } ?? "nil"); assign it directly")
  }

  private static func value(of object: Any, _ key: String) -> Any? {
    let known = object as AnyObject
    for reader in properties[key] ?? [] {
      if let value = reader(known) { return flat(value) }
    }
    if let value = (object as? UIResponder)?.keyedValue(key) { return flat(value) }
    if let layer = object as? CALayer, let value = layer.value(forKey: key) { return value }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children
      where child.label == key || child.label == "$__lazy_storage_$_\(key)" {
        return flat(child.value)
      }
      mirror = current.superclassMirror
    }
    report(key, of: object)
    return nil
  }

  /// A value out of the optionals around it.
  private static func flat(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flat($0.value) }
  }

  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (let left?, let right?):
      if let value = left as? any Equatable { return value.isEqual(to: right) }
      guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
      return left as AnyObject === right as AnyObject
    default: return false
    }
  }

  private static func report(_ key: String, of object: Any) {
    OneTimeNotice.print(
      "\(type(of: object)) has no property that is known by the name \"\(key)\"; read it directly")
  }

  private static func of<Owner: AnyObject>(_ read: @escaping (Owner) -> Any?) -> Reader {
    { ($0 as? Owner).flatMap(read) }
  }

  /// The properties of the classes of this module; classes above it override `keyedValue(_:)`.
  private static let properties: [String: [Reader]] = [
    "alpha": [of { (view: UIView) in view.alpha }],
    "backgroundColor": [of { (view: UIView) in view.backgroundColor }],
    "bounds": [of { (view: UIView) in view.bounds }, of { (layer: CALayer) in layer.bounds }],
    "center": [of { (view: UIView) in view.center }],
    "enabled": [of { (recognizer: UIGestureRecognizer) in recognizer.isEnabled }],
    "frame": [of { (view: UIView) in view.frame }, of { (layer: CALayer) in layer.frame }],
    "hidden": [of { (view: UIView) in view.isHidden }],
    "layer": [of { (view: UIView) in view.layer }],
    "position": [of { (layer: CALayer) in layer.position }],
    "safeAreaInsets": [of { (view: UIView) in view.safeAreaInsets }],
    "state": [of { (recognizer: UIGestureRecognizer) in recognizer.state }],
    "superview": [of { (view: UIView) in view.superview }],
    "tag": [of { (view: UIView) in view.tag }],
    "transform": [of { (view: UIView) in view.transform }],
    "view": [of { (recognizer: UIGestureRecognizer) in recognizer.view }],
    "window": [of { (view: UIView) in view.window }],
  ]
}

extension KeyValues {
  /// Sets a property; `false` if the object has none of that name, or one of another type.
  private typealias Writer = (AnyObject, Any?) -> Bool

  private static func to<Owner: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Writer {
    { object, value in
      guard let owner = object as? Owner else { return false }
      if let fitting = (value as Any) as? Value {
        owner[keyPath: path] = fitting
      } else if let number = value as? NSNumber, let fitting = number.value(as: Value.self) {
        owner[keyPath: path] = fitting
      } else {
        return false
      }
      return true
    }
  }

  private static let writers: [String: [Writer]] = [
    "alpha": [to(\UIView.alpha)], "backgroundColor": [to(\UIView.backgroundColor)],
    "bounds": [to(\UIView.bounds)], "center": [to(\UIView.center)],
    "clipsToBounds": [to(\UIView.clipsToBounds)],
    "enabled": [to(\UIGestureRecognizer.isEnabled)], "frame": [to(\UIView.frame)],
    "hidden": [to(\UIView.isHidden)], "tag": [to(\UIView.tag)],
    "tintColor": [to(\UIView.tintColor)], "transform": [to(\UIView.transform)],
    "userInteractionEnabled": [to(\UIView.isUserInteractionEnabled)],
  ]
}

extension NSNumber {
  /// The number as a value of that type.
  func value<Value>(as type: Value.Type) -> Value? {
    switch type {
    case is CGFloat.Type: CGFloat(doubleValue) as? Value
    case is Double.Type: doubleValue as? Value
    case is Float.Type: floatValue as? Value
    case is Int.Type: intValue as? Value
    case is Bool.Type: boolValue as? Value
    default: nil
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

extension UIApplication {
  /// A value of the class by its name; `shared` is the only one.
  public static func value(forKeyPath keyPath: String) -> Any? {
    keyPath == "shared" ? shared : nil
  }
  /// A value of the class by its name; `shared` is the only one.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
