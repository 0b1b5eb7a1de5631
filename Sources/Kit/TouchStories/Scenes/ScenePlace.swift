/// The position in a scene file, for errors; it does not affect the equality of scenes.
struct ScenePlace: Equatable {
  var path = "$"

  static func == (left: ScenePlace, right: ScenePlace) -> Bool { true }
}
