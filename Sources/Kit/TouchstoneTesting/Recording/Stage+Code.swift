import TouchStories

extension Stage {
  /// Swift code that creates this stage and repeats its input.
  public var code: String {
    StageCode(recording, scene: SceneFile(describing: window)).text
  }

  /// The scene as a scene file; `nil` if that is impossible.
  public var sceneText: String? { SceneFile(describing: window)?.json }
}
