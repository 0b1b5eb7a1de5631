import Foundation
import JSONText
import Touchstone

/// A developer's description of a scene: views, recognizers, and relations.
///
/// The JSON format is described in `docs/explain.md`.
package struct SceneFile: Equatable {
  /// In points; `nil` for the recording's size.
  package var size: CGSize?
  package var tuning = GestureTuning()
  /// The version of iOS whose behaviour the scene uses.
  package var profile = TouchProfile.documented
  /// The largest distance in points of a finger between two frames; longer ones are interpolated.
  /// `nil` plays the frames unchanged.
  package var longestStep: CGFloat?
  package var root = SceneView()

  package init(root: SceneView) { self.root = root }

  /// Reads JSON text; throws with the path of the first error.
  package init(json: Data, limits: SceneLimits = .file) throws(SceneError) {
    let bytes = Array(json)
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONReader.value(of: bytes, .strict, within: limits.json)
    } catch {
      let position = error.position(in: bytes)
      let fault =
        switch error.kind {
        case .unexpected, .cutOff: "is not a scene: it is not JSON"
        case .tooDeep, .tooMany: error.sentence(limits.json)
        }
      throw SceneError("$", "\(fault) around line \(position.line)").at(position)
    }
    do throws(SceneError) {
      try self.init(value, limits: limits)
    } catch {
      throw error.at(TextPosition(of: JSONReader.offset(of: error.path, in: bytes), in: bytes))
    }
  }

  /// Reads a JSON value; throws with the path of the first error.
  package init(_ value: JSONValue, limits: SceneLimits) throws(SceneError) {
    let fields = try SceneField(path: "$", value: value).fields(
      known: ["size", "tuning", "profile", "longestStep", "view"])
    if let field = fields["size"] {
      let sides = try field.numbers("[width, height]", count: 2)
      guard sides.allSatisfy({ $0 > 0 }) else {
        throw SceneError(field.path, "a side is not greater than 0")
      }
      size = CGSize(width: sides[0], height: sides[1])
    }
    if let field = fields["longestStep"] {
      longestStep = try field.number(atLeast: 1)
    }
    if let field = fields["profile"] {
      let name = try field.string()
      guard let profile = TouchProfile(rawValue: name) else {
        throw SceneError(field.path, TouchProfile.complaint(about: name))
      }
      self.profile = profile
    }
    if let field = fields["tuning"] { tuning = try GestureTuning(field) }
    guard let view = fields["view"] else { throw SceneError("$", "has no “view”") }
    var census = SceneCensus(limits)
    root = try SceneView(view, &census)
    try checkNames()
  }

  /// All recognizers, those of views before those of their subviews.
  package var recognizers: [SceneRecognizer] {
    func all(in view: SceneView) -> [SceneRecognizer] {
      view.recognizers + view.subviews.flatMap(all)
    }
    return all(in: root)
  }

  /// Stories and relations refer to recognizers by name, so names must be unique.
  private func checkNames() throws(SceneError) {
    let recognizers = recognizers
    var seen: Set<String> = []
    for recognizer in recognizers where !seen.insert(recognizer.name).inserted {
      throw SceneError(
        recognizer.place.path, "another recognizer is called “\(recognizer.name)”; give it a “name”"
      )
    }
    for recognizer in recognizers {
      for relation in recognizer.relations where !seen.contains(relation.name) {
        let hint = Spelling.suggestion(for: relation.name, among: recognizers.map(\.name))
        throw SceneError(relation.place.path, "no recognizer is called “\(relation.name)”; \(hint)")
      }
    }
  }
}

extension TouchProfile {
  /// The error for an unknown profile, with the names of all profiles.
  package static func complaint(about name: String) -> String {
    "no profile is called “\(name)”; it is one of "
      + allCases.map(\.rawValue).joined(separator: ", ")
  }
}
