import Foundation
import JSONText
import Touchstone

/// A scene as a developer describes it: views, their recognizers, and the recognizers' relations.
///
/// The JSON format is described in `docs/explain.md`.
package struct SceneFile: Equatable {
  /// In points; `nil` takes the recording's.
  package var size: CGSize?
  package var tuning = GestureTuning()
  /// The version of iOS whose behaviour the scene has.
  package var profile = TouchProfile.documented
  /// The longest way, in points, that a finger goes between two frames; longer ones are filled in.
  /// `nil` plays the frames as they are.
  package var longestStep: CGFloat?
  package var root = SceneView()

  package init(root: SceneView) { self.root = root }

  /// Reads JSON text; throws with the path of the first thing that is wrong.
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

  /// Reads a value of JSON; throws with the path of the first thing that is wrong.
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

  /// All recognizers, views before their subviews.
  package var recognizers: [SceneRecognizer] {
    func all(in view: SceneView) -> [SceneRecognizer] {
      view.recognizers + view.subviews.flatMap(all)
    }
    return all(in: root)
  }

  /// Stories and relations call recognizers by their names, so each must have its own.
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
  /// The names of the profiles, for an error about another one.
  package static func complaint(about name: String) -> String {
    "no profile is called “\(name)”; it is one of "
      + allCases.map(\.rawValue).joined(separator: ", ")
  }
}
