import Foundation
import Touchstone

extension SceneRecognizer {
  private static let common = [
    "type", "name", "requiresFailureOf", "simultaneousWith", "isEnabled", "cancelsTouchesInView",
    "delaysTouchesBegan", "delaysTouchesEnded", "requiresExclusiveTouchType", "allowedTouchTypes",
    "allowedPressTypes",
  ]

  static let touchTypes: [(word: String, value: Int)] = [
    ("direct", 0), ("indirect", 1), ("pencil", 2), ("indirectPointer", 3),
  ]

  static let buttons: [(word: String, value: UIEvent.ButtonMask)] = [
    ("primary", .primary), ("secondary", .secondary),
  ]

  static let directions: [(word: String, value: UISwipeGestureRecognizer.Direction)] = [
    ("left", .left), ("right", .right), ("up", .up), ("down", .down),
  ]

  static let edges: [(word: String, value: UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  private static let fingers = 1...1000

  init(_ field: SceneField) throws(SceneError) {
    self.init(try Self.kind(of: field))
    place = ScenePlace(path: field.path)
    let fields = try field.fields(known: Self.common + Self.properties(of: kind))
    if let name = fields["name"] {
      self.name = try name.name()
      place = ScenePlace(path: name.path)
    }
    requiresFailureOf = try Self.relations(fields["requiresFailureOf"])
    simultaneousWith = try Self.relations(fields["simultaneousWith"])
    try readCommon(fields)
    try readOwn(fields)
  }

  private static func kind(of field: SceneField) throws(SceneError) -> Kind {
    guard case .object(let object) = field.value, let type = object["type"] else {
      throw SceneError(field.path, "a recognizer needs a “type”")
    }
    let table = Kind.allCases.map { (word: $0.rawValue, value: $0) }
    let kinds = try SceneField(path: "\(field.path).type", value: type).words(of: table)
    guard kinds.count == 1 else { throw SceneError("\(field.path).type", "one type is needed") }
    return kinds[0]
  }

  private static func properties(of kind: Kind) -> [String] {
    switch kind {
    case .tap:
      [
        "numberOfTapsRequired", "numberOfTouchesRequired", "buttonMaskRequired", "turn",
      ]
    case .longPress:
      [
        "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration",
        "allowableMovement", "canPrevent",
      ]
    case .pan: ["minimumNumberOfTouches", "maximumNumberOfTouches"]
    case .swipe: ["numberOfTouchesRequired", "direction"]
    case .edgePan: ["edges"]
    case .pinch, .rotation, .hover: []
    case .linger: ["minimumDuration"]
    case .rest: ["allowableMovement"]
    }
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

  private mutating func readCommon(_ fields: [String: SceneField]) throws(SceneError) {
    isEnabled = try fields["isEnabled"]?.bool()
    cancelsTouchesInView = try fields["cancelsTouchesInView"]?.bool()
    delaysTouchesBegan = try fields["delaysTouchesBegan"]?.bool()
    delaysTouchesEnded = try fields["delaysTouchesEnded"]?.bool()
    requiresExclusiveTouchType = try fields["requiresExclusiveTouchType"]?.bool()
    allowedTouchTypes = try fields["allowedTouchTypes"]?.words(of: Self.touchTypes)
    if let types = try fields["allowedPressTypes"]?.elements() {
      var numbers: [Int] = []
      for type in types { numbers.append(try type.whole(-1...10_000)) }
      allowedPressTypes = numbers
    }
  }

  private mutating func readOwn(_ fields: [String: SceneField]) throws(SceneError) {
    canPrevent = try fields["canPrevent"]?.bool()
    turn = try fields["turn"]?.whole(0...9)
    // A tap needs at least one tap; the taps before a press may be none.
    numberOfTapsRequired = try fields["numberOfTapsRequired"]?.whole(
      kind == .tap ? 1...100 : 0...100)
    numberOfTouchesRequired = try fields["numberOfTouchesRequired"]?.whole(Self.fingers)
    if let masks = try fields["buttonMaskRequired"]?.words(of: Self.buttons) {
      buttonMaskRequired = UIEvent.ButtonMask(masks)
    }
    minimumPressDuration = try fields["minimumPressDuration"]?.number(atLeast: 0)
    allowableMovement = try fields["allowableMovement"].map { field throws(SceneError) in
      CGFloat(try field.number(atLeast: 0))
    }
    minimumDuration = try fields["minimumDuration"]?.number(atLeast: 0)
    minimumNumberOfTouches = try fields["minimumNumberOfTouches"]?.whole(Self.fingers)
    maximumNumberOfTouches = try fields["maximumNumberOfTouches"]?.whole(Self.fingers)
    if let directions = try fields["direction"]?.words(of: Self.directions) {
      direction = UISwipeGestureRecognizer.Direction(directions)
    }
    if let edges = try fields["edges"]?.words(of: Self.edges) { self.edges = UIRectEdge(edges) }
  }
}
