/// Where in a scene file something is said, for errors; scenes that differ in it are equal.
struct ScenePlace: Equatable {
  var path = "$"

  static func == (left: ScenePlace, right: ScenePlace) -> Bool { true }
}
