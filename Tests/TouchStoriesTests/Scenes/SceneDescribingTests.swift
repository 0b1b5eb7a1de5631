import Foundation
import Testing
import Touchstone

@testable import TouchStories

/// Scenes written as files.
@Suite struct SceneDescribingTests {
  private let text = """
    {
      "size": [390, 844],
      "tuning": {"tapMovement": 30, "swipeDuration": 0.6, "edgeDuration": 1,
    "edgeAngleWindow": 0.5},
      "view": {
        "name": "photo",
        "isMultipleTouchEnabled": true,
        "recognizers": [
          {"type": "tap", "requiresFailureOf": "doubleTap", "buttonMaskRequired": ["primary"]},
          {"type": "tap", "name": "doubleTap", "numberOfTapsRequired": 2, "isEnabled": false},
          {"type": "pan", "maximumNumberOfTouches": 2, "allowedTouchTypes": ["direct", "pencil"]},
          {"type": "pinch", "simultaneousWith": ["pan"], "delaysTouchesBegan": true},
          {"type": "rotation", "cancelsTouchesInView": false}, {"type": "linger"},
          {"type": "edgePan", "edges": ["left", "bottom"]}, {"type": "hover"}
        ],
        "subviews": [
          {
            "name": "toolbar", "frame": [0, 764, 390, 80], "alpha": 0.5, "clipsToBounds": true,
            "transform": [0, 1, -1, 0, 5, 6],
            "recognizers": [
              {"type": "longPress", "minimumPressDuration": 0.4, "allowableMovement": 5},
              {"type": "swipe", "direction": ["left", "right"], "allowedPressTypes": [4]}
            ]
          }
        ]
      }
    }
    """

  @Test("a file that is written says what the file that was read says")
  func writing() throws {
    let file = try SceneFile(json: Data(text.utf8))
    let copy = try SceneFile(json: Data(file.json.utf8))
    #expect(copy.json == file.json)
    #expect(copy.recognizers.map(\.name) == file.recognizers.map(\.name))
    #expect(copy.recognizers.count == 10)
    #expect(copy.tuning == file.tuning)
    #expect(copy.size == file.size)
  }

  @Test("a window that a file made is described by the same file")
  func describing() throws {
    let file = try SceneFile(json: Data(text.utf8))
    let cast = SceneCast(file, size: .zero)
    let described = try #require(SceneFile(describing: cast.window))
    let again = try SceneFile(json: Data(described.json.utf8))
    #expect(described.json == again.json)
    // A button mask of the primary button is what a tap has anyway.
    var plain = file
    plain.root.recognizers[0][property: "buttonMaskRequired"] = nil
    #expect(described.json == plain.json)
  }

  @Test("the usual scene is written and described as it is")
  func usual() throws {
    #expect(try SceneFile(json: Data(SceneFile.usual.json.utf8)) == .usual)
    let cast = SceneCast(.usual, size: CGSize(width: 390, height: 844))
    var described = try #require(SceneFile(describing: cast.window))
    // The window knows its own size, and nothing of what is filled in before it.
    described.size = nil
    described.longestStep = SceneFile.usual.longestStep
    #expect(described.recognizers.map(\.turn) == SceneFile.usual.recognizers.map(\.turn))
    #expect(
      described.recognizers.map(\.canPrevent) == SceneFile.usual.recognizers.map(\.canPrevent))
    #expect(described.recognizers.map(\.kind) == SceneFile.usual.recognizers.map(\.kind))
  }

  @Test("what no file can say is not described")
  func impossible() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(SceneFile(describing: window) == nil)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(SceneFile(describing: window) != nil)
    final class Mine: UITapGestureRecognizer {}
    let mine = Mine()
    view.addGestureRecognizer(mine)
    #expect(SceneFile(describing: window) == nil)
    view.removeGestureRecognizer(mine)
    window.addGestureRecognizer(UITapGestureRecognizer())
    #expect(SceneFile(describing: window) == nil)
  }

  @Test("each constant of gestures can be set in a scene file")
  func constants() throws {
    let stored = Mirror(reflecting: GestureTuning()).children.compactMap(\.label)
    // The engine's switch is no number; pages show it apart.
    let numbers = Set(stored).subtracting(["failsStrandedRecognizers"])
    #expect(Set(TuningConstant.all.map(\.name)) == numbers)
    let values = TuningConstant.all.map { "\"\($0.name)\": 7" }.joined(separator: ", ")
    let file = try SceneFile(json: Data("{\"view\": {}, \"tuning\": {\(values)}}".utf8))
    #expect(TuningConstant.all.allSatisfy { $0.read(file.tuning) == 7 })
  }
}
