import Foundation

/// Key paths of values, such as `position`, `transform.rotation.z` and `bounds.size.width`.
extension CALayer {
  /// The value of a property, or a part of one such as `transform.scale.x`.
  public func value(forKeyPath keyPath: String) -> Any? {
    layerValue(at: keyPath)?.any ?? settings[keyPath]
  }

  /// Sets a property, or a part of one such as `position.x`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard layerValue(at: keyPath) != nil || isNil(keyPath), let new = LayerValue(value) else {
      settings[keyPath] = value
      return
    }
    let root = Self.root(of: keyPath)
    change(root) { take(new, at: keyPath) }
  }

  /// Whether the property exists, but has no value now.
  private func isNil(_ key: String) -> Bool { ["contents"].contains(key) }

  static func root(of keyPath: String) -> String {
    keyPath.split(separator: ".").first.map(String.init) ?? keyPath
  }

  func layerValue(at keyPath: String) -> LayerValue? {
    let names = keyPath.split(separator: ".")
    guard let root = names.first, let value = rootValue(String(root)) else { return nil }
    return names.count == 1 ? value : value.part(names.dropFirst().joined(separator: "."))
  }

  /// Sets a value without animation.
  func take(_ value: LayerValue, at keyPath: String) {
    let names = keyPath.split(separator: ".")
    guard let root = names.first.map(String.init) else { return }
    if names.count == 1 { return takeRoot(value, root) }
    guard case .number(let number) = value else {
      guard let whole = rootValue(root) else { return }
      let part = names.dropFirst().joined(separator: ".")
      return takeRoot(whole.with(value, at: part), root)
    }
    guard let whole = rootValue(root) else { return }
    takeRoot(whole.with(number, at: names.dropFirst().joined(separator: ".")), root)
  }

  // MARK: - Properties of every layer

  func plainValue(_ key: String) -> LayerValue? {
    switch key {
    case "bounds": .rect(bounds)
    case "position": .point(position)
    case "anchorPoint": .point(anchorPoint)
    case "transform": .transform(transform)
    case "sublayerTransform": .transform(sublayerTransform)
    case "hidden", "isHidden": .number(isHidden ? 1 : 0)
    case "opacity": .number(Double(opacity))
    case "backgroundColor": .color(backgroundColor)
    case "zPosition": .number(zPosition)
    case "cornerRadius": .number(cornerRadius)
    case "borderWidth": .number(borderWidth)
    case "borderColor": .color(borderColor)
    case "shadowColor": .color(shadowColor)
    case "shadowOpacity": .number(Double(shadowOpacity))
    case "shadowOffset": .size(shadowOffset)
    case "shadowRadius": .number(shadowRadius)
    case "shadowPath": .path(shadowPath)
    case "contents": contents.map { .other($0) }
    case "contentsRect": .rect(contentsRect)
    case "frame": .rect(frame)
    default: nil
    }
  }

  /// Sets a value without animation.
  func takePlain(_ value: LayerValue, _ key: String) {
    CATransaction.withoutActions {
      switch (key, value) {
      case ("bounds", .rect(let rect)): bounds = rect
      case ("position", .point(let point)): position = point
      case ("anchorPoint", .point(let point)): anchorPoint = point
      case ("transform", .transform(let transform)): self.transform = transform
      case ("sublayerTransform", .transform(let transform)): sublayerTransform = transform
      case ("hidden", .number(let number)), ("isHidden", .number(let number)):
        isHidden = number >= 0.5
      case ("opacity", .number(let number)): opacity = Float(max(0, min(number, 1)))
      case ("backgroundColor", .color(let color)): backgroundColor = color
      case ("zPosition", .number(let number)): zPosition = number
      case ("cornerRadius", .number(let number)): cornerRadius = number
      case ("borderWidth", .number(let number)): borderWidth = number
      case ("borderColor", .color(let color)): borderColor = color
      case ("shadowColor", .color(let color)): shadowColor = color
      case ("shadowOpacity", .number(let number)): shadowOpacity = Float(number)
      case ("shadowOffset", .size(let size)): shadowOffset = size
      case ("shadowRadius", .number(let number)): shadowRadius = number
      case ("shadowPath", .path(let path)): shadowPath = path
      case ("contents", .other(let any)): contents = any
      case ("contentsRect", .rect(let rect)): contentsRect = rect
      case ("frame", .rect(let rect)): frame = rect
      default: break
      }
    }
  }
}
