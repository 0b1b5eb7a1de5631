import Foundation
import Touchstone

extension GestureTuning {
  private static let lengths: [(name: String, path: WritableKeyPath<GestureTuning, CGFloat>)] = [
    ("tapMovement", \.tapMovement),
    ("tapSeparation", \.tapSeparation),
    ("panHysteresis", \.panHysteresis),
    ("swipePrimaryMovement", \.swipePrimaryMovement),
    ("swipePrimaryDecay", \.swipePrimaryDecay),
    ("swipeSecondaryMovement", \.swipeSecondaryMovement),
    ("swipeSecondaryDecay", \.swipeSecondaryDecay),
    ("swipeSecondaryShare", \.swipeSecondaryShare),
    ("swipeBackwardMovement", \.swipeBackwardMovement),
    ("pinchHysteresis", \.pinchHysteresis),
    ("pinchLeastDistance", \.pinchLeastDistance),
    ("rotationHysteresis", \.rotationHysteresis),
    ("rotationTravel", \.rotationTravel),
    ("edgeRegion", \.edgeRegion),
    ("edgeAngleWindow", \.edgeAngleWindow),
  ]

  private static let times: [(name: String, path: WritableKeyPath<GestureTuning, TimeInterval>)] = [
    ("tapDuration", \.tapDuration),
    ("tapInterval", \.tapInterval),
    ("tapArrivalWindow", \.tapArrivalWindow),
    ("swipeDuration", \.swipeDuration),
    ("edgeDuration", \.edgeDuration),
  ]

  /// Reads the constants in a scene file; the others have default values.
  init(_ field: SceneField) throws(SceneError) {
    self.init()
    let fields = try field.fields(known: Self.lengths.map(\.name) + Self.times.map(\.name))
    for (name, path) in Self.lengths {
      if let value = try fields[name]?.number(atLeast: 0) { self[keyPath: path] = value }
    }
    for (name, path) in Self.times {
      if let value = try fields[name]?.number(atLeast: 0) { self[keyPath: path] = value }
    }
  }

  /// The constant of that name; `nil` if scene files cannot change it.
  subscript(name: String) -> Double? {
    get {
      if let length = Self.lengths.first(where: { $0.name == name }) {
        return Double(self[keyPath: length.path])
      }
      return Self.times.first { $0.name == name }.map { self[keyPath: $0.path] }
    }
    set {
      guard let newValue else { return }
      if let length = Self.lengths.first(where: { $0.name == name }) {
        self[keyPath: length.path] = newValue
      } else if let time = Self.times.first(where: { $0.name == name }) {
        self[keyPath: time.path] = newValue
      }
    }
  }

  /// The constants that differ from the defaults, for a scene file.
  var object: [String: Double] {
    let plain = GestureTuning()
    var object: [String: Double] = [:]
    for (name, path) in Self.lengths where self[keyPath: path] != plain[keyPath: path] {
      object[name] = self[keyPath: path]
    }
    for (name, path) in Self.times where self[keyPath: path] != plain[keyPath: path] {
      object[name] = self[keyPath: path]
    }
    return object
  }
}
