import TouchStories

extension Stage {
  /// Swift code that makes such a stage and does on it what happened here.
  public var code: String {
    StageCode(recording, scene: SceneFile(describing: window)).text
  }

  /// The scene as a scene file, if one can have it.
  public var sceneText: String? { SceneFile(describing: window)?.json }
}
