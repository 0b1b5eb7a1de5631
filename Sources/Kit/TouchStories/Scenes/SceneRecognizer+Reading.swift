import Foundation
import Touchstone

extension SceneRecognizer {
  init(_ field: SceneField) throws(SceneError) {
    self.init(try Self.kind(of: field))
    place = ScenePlace(path: field.path)
    let properties = SceneProperty.of(kind)
    let fields = try field.fields(
      known: ["type", "name", "requiresFailureOf", "simultaneousWith"] + kind.ownFields
        + properties.map(\.name))
    if let name = fields["name"] {
      self.name = try name.name()
      place = ScenePlace(path: name.path)
    }
    requiresFailureOf = try Self.relations(fields["requiresFailureOf"])
    simultaneousWith = try Self.relations(fields["simultaneousWith"])
    canPrevent = try fields["canPrevent"]?.bool()
    turn = try fields["turn"]?.whole(0...9)
    isScrollViews = try fields["ofScrollView"]?.bool() ?? false
    for property in properties {
      if let field = fields[property.name] {
        self[property: property.name] = try property.value(of: field)
      }
    }
  }

  private static func kind(of field: SceneField) throws(SceneError) -> Kind {
    guard case .object(let object) = field.value, let type = object["type"] else {
      throw SceneError(field.path, "a recognizer needs a “type”")
    }
    let table = Kind.allCases.map { (word: $0.rawValue, value: $0) }
    return try SceneField(path: "\(field.path).type", value: type).word(of: table)
  }

  private static func relations(_ field: SceneField?) throws(SceneError) -> [Relation] {
    guard let field else { return [] }
    var relations: [Relation] = []
    let isList = if case .array = field.value { true } else { false }
    for (index, name) in try field.strings().enumerated() {
      var relation = Relation(name)
      relation.place = ScenePlace(path: isList ? "\(field.path)[\(index)]" : field.path)
      relations.append(relation)
    }
    return relations
  }
}

extension SceneRecognizer.Kind {
  /// Fields that are not properties of UIKit's classes.
  fileprivate var ownFields: [String] {
    switch self {
    case .tap: ["turn"]
    case .longPress: ["canPrevent"]
    case .pan, .pinch: ["ofScrollView"]
    default: []
    }
  }
}
