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

  private static var reported: Set<String> = []

  private static func report(_ key: String, of object: Any) {
    let line =
      "touchstone: \(type(of: object)) has no property that is known by the name \"\(key)\"; read it "
      + "directly"
    guard reported.insert(line).inserted else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
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
