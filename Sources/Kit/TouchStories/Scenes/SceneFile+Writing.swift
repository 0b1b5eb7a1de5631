import Foundation
import Touchstone

extension SceneFile {
  /// The file's text; reading it gives the same scene. What is as it is by default is left out.
  package var json: String { text([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n" }

  /// The same text in one line, without its end.
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
    object["alpha"] = alpha
    for (flag, value) in flags { object[flag.rawValue] = value }
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
    object["isEnabled"] = isEnabled
    object["cancelsTouchesInView"] = cancelsTouchesInView
    object["delaysTouchesBegan"] = delaysTouchesBegan
    object["delaysTouchesEnded"] = delaysTouchesEnded
    object["requiresExclusiveTouchType"] = requiresExclusiveTouchType
    object["allowedTouchTypes"] = allowedTouchTypes.map { types in
      types.compactMap { type in Self.touchTypes.first { $0.value == type }?.word }
    }
    object["allowedPressTypes"] = allowedPressTypes
    object["numberOfTapsRequired"] = numberOfTapsRequired
    object["numberOfTouchesRequired"] = numberOfTouchesRequired
    object["buttonMaskRequired"] = buttonMaskRequired.map { mask in
      Self.buttons.filter { mask.contains($0.value) }.map(\.word)
    }
    object["minimumPressDuration"] = minimumPressDuration
    object["allowableMovement"] = allowableMovement.map { Double($0) }
    object["minimumNumberOfTouches"] = minimumNumberOfTouches
    object["maximumNumberOfTouches"] = maximumNumberOfTouches
    object["minimumDuration"] = minimumDuration
    object["canPrevent"] = canPrevent
    object["turn"] = turn
    object["direction"] = direction.map { mask in
      Self.directions.filter { mask.contains($0.value) }.map(\.word)
    }
    object["edges"] = edges.map { mask in
      Self.edges.filter { mask.contains($0.value) }.map(\.word)
    }
    return object
  }
}
