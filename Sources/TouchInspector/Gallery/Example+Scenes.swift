import Foundation
import TouchStories
import Touchstone

extension Example {
  /// A scene that a file describes.
  static func of(_ file: SceneFile, title: String) -> Example {
    Example(
      id: "", title: title, group: "", text: "", size: file.size,
      build: { window in
        window.windowScene.map { SceneCast(file, in: window, of: $0) }
      })
  }

  /// A scene file's text as an example.
  /// - Throws: `SceneError` with the path of the first thing that is wrong.
  package static func scene(json: Data) throws -> Example {
    .of(try SceneFile(json: json), title: "A scene of yours")
  }

  /// A built-in recognizer by the name of its kind.
  static func makeRecognizer(_ kind: String) -> UIGestureRecognizer? {
    switch kind {
    case "tap": UITapGestureRecognizer()
    case "longPress": UILongPressGestureRecognizer()
    case "pan": UIPanGestureRecognizer()
    case "pinch": UIPinchGestureRecognizer()
    case "rotation": UIRotationGestureRecognizer()
    case "swipe": UISwipeGestureRecognizer()
    case "screenEdgePan":
      {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        return pan
      }()
    case "hover": UIHoverGestureRecognizer()
    default: nil
    }
  }
}
