import Foundation
import TouchStories
import Touchstone

extension Example {
  /// A scene that a file describes.
  static func of(_ file: SceneFile, title: String) -> Example {
    Example(
      id: "", title: title, group: "", text: "", size: file.size,
      build: { window in
        let cast = window.windowScene.map { SceneCast(file, in: window, of: $0) }
        for view in window.subviews { paint(view, depth: 0) }
        return cast
      })
  }

  /// Scene files have no colours: nested views get darker, and adjacent views get another hue.
  private static func paint(_ view: UIView, depth: Int, place: Int = 0) {
    if view.backgroundColor == nil {
      view.backgroundColor =
        depth == 0
        ? Gallery.paper
        : Gallery.tint(place + depth * 2, lightness: max(0.5, 0.86 - 0.09 * CGFloat(depth)))
    }
    for (place, subview) in view.subviews.enumerated() {
      paint(subview, depth: depth + 1, place: place)
    }
  }

  /// Makes an example from a scene file's text.
  /// - Throws: `SceneError` with the path of the first error.
  package static func scene(json: Data) throws -> Example {
    var example = Example.of(try SceneFile(json: json), title: "A scene of yours")
    example.id = "own-scene"
    example.group = "Your scene"
    example.text = "What --scene names."
    return example
  }

  /// Makes a built-in recognizer by the name of its kind; `nil` for an unknown name.
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
