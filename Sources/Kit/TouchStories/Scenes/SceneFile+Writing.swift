import Foundation
import Touchstone

extension SceneFile {
  /// The file's text; reading it restores the scene. Default values are omitted.
  package var json: String { text([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n" }

  /// The text on one line, without a line break.
  package var line: String { text([.sortedKeys, .withoutEscapingSlashes]) }

  private func text(_ options: JSONSerialization.WritingOptions) -> String {
    var object: [String: Any] = ["view": root.object]
    if let size { object["size"] = [Double(size.width), Double(size.height)] }
    if let longestStep { object["longestStep"] = Double(longestStep) }
    if profile != .documented { object["profile"] = profile.rawValue }
    let tuning = tuning.object
    if !tuning.isEmpty { object["tuning"] = tuning }
    let data = try? JSONSerialization.data(withJSONObject: object, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension SceneView {
  fileprivate var object: [String: Any] {
    var object: [String: Any] = [:]
    if kind != .view { object["type"] = kind.rawValue }
    object["name"] = name
    if let frame {
      object["frame"] = [
        frame.origin.x, frame.origin.y, frame.width, frame.height,
      ].map { Double($0) }
    }
    if let transform {
      object["transform"] = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map { Double($0) }
    }
    for property in SceneProperty.of(kind) {
      object[property.name] = values[property.name].map(property.json)
    }
    if !recognizers.isEmpty { object["recognizers"] = recognizers.map(\.object) }
    if !subviews.isEmpty { object["subviews"] = subviews.map(\.object) }
    return object
  }
}

extension SceneRecognizer {
  fileprivate var object: [String: Any] {
    var object: [String: Any] = ["type": kind.rawValue]
    if name != kind.rawValue { object["name"] = name }
    if !requiresFailureOf.isEmpty { object["requiresFailureOf"] = requiresFailureOf.map(\.name) }
    if !simultaneousWith.isEmpty { object["simultaneousWith"] = simultaneousWith.map(\.name) }
    object["canPrevent"] = canPrevent
    object["turn"] = turn
    if isScrollViews { object["ofScrollView"] = true }
    for property in SceneProperty.of(kind) {
      object[property.name] = values[property.name].map(property.json)
    }
    return object
  }
}
