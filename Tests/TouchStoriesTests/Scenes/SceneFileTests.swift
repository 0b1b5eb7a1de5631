import Foundation
import Testing
import TouchStories
import Touchstone

@Suite struct SceneFileTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples").standardizedFileURL

  @Test("the usual scene is bundled as a file to start from")
  func usualScene() throws {
    let json = try Data(contentsOf: Self.examples.appending(path: "usual.scene.json"))
    #expect(try SceneFile(json: json) == .usual)
  }

  @Test("the usual scene has the recognizers that it is said to have")
  func usualRecognizers() {
    let names = SceneFile.usual.recognizers.map(\.name)
    #expect(
      names == [
        "tap", "tap2", "tap3", "tap4", "tap5", "doubleTap", "longPress", "longPress2",
        "longPress3", "pan", "pinch", "rotation", "swipeLeft", "swipeRight", "swipeUp",
        "swipeDown", "swipeLeft2", "swipeRight2", "swipeUp2", "swipeDown2", "swipeLeft3",
        "swipeRight3", "swipeUp3", "swipeDown3", "swipeLeft4", "swipeRight4", "swipeUp4",
        "swipeDown4", "linger", "rest", "otherTap", "otherDouble",
      ])
  }

  @Test("every property of every recognizer can be set")
  func everyProperty() throws {
    let cast = try SceneCast(
      scene(
        """
        {"type": "tap", "numberOfTapsRequired": 3, "numberOfTouchesRequired": 2,
         "buttonMaskRequired": ["primary", "secondary"], "isEnabled": false,
         "cancelsTouchesInView": false, "delaysTouchesBegan": true, "delaysTouchesEnded": false,
         "requiresExclusiveTouchType": false, "allowedTouchTypes": ["direct", "pencil"],
         "allowedPressTypes": [1, 2]},
        {"type": "longPress", "numberOfTapsRequired": 1, "numberOfTouchesRequired": 3,
         "minimumPressDuration": 0.25, "allowableMovement": 20},
        {"type": "pan", "minimumNumberOfTouches": 2, "maximumNumberOfTouches": 3},
        {"type": "swipe", "numberOfTouchesRequired": 4, "direction": ["up", "left"]}
        """), size: CGSize(width: 100, height: 100))
    let tap = try #require(cast.recognizers[0] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 3)
    #expect(tap.numberOfTouchesRequired == 2)
    #expect(tap.buttonMaskRequired == [.primary, .secondary])
    #expect(!tap.isEnabled)
    #expect(!tap.cancelsTouchesInView)
    #expect(tap.delaysTouchesBegan)
    #expect(!tap.delaysTouchesEnded)
    #expect(!tap.requiresExclusiveTouchType)
    #expect(tap.allowedTouchTypes == [0, 2])
    #expect(tap.allowedPressTypes == [1, 2])
    let press = try #require(cast.recognizers[1] as? UILongPressGestureRecognizer)
    #expect(press.numberOfTapsRequired == 1)
    #expect(press.numberOfTouchesRequired == 3)
    #expect(press.minimumPressDuration == 0.25)
    #expect(press.allowableMovement == 20)
    let pan = try #require(cast.recognizers[2] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2)
    #expect(pan.maximumNumberOfTouches == 3)
    let swipe = try #require(cast.recognizers[3] as? UISwipeGestureRecognizer)
    #expect(swipe.numberOfTouchesRequired == 4)
    #expect(swipe.direction == [.up, .left])
  }

  @Test("views have their frames, flags and transforms, and the scene its size and tuning")
  func views() throws {
    let file = try SceneFile(
      json: Data(
        """
        {"size": [300, 400], "tuning": {"panHysteresis": 20, "tapDuration": 1}, "view": {
          "subviews": [{"name": "knob", "frame": [10, 20, 30, 40], "alpha": 0.5, "isHidden": true,
            "isUserInteractionEnabled": false, "isMultipleTouchEnabled": true,
            "isExclusiveTouch": true, "clipsToBounds": true, "transform": [2, 0, 0, 2, 0, 0]}]}}
        """.utf8))
    let cast = SceneCast(file, size: CGSize(width: 1, height: 1))
    #expect(cast.scene.touchSystem.tuning.panHysteresis == 20)
    #expect(cast.scene.touchSystem.tuning.tapDuration == 1)
    let root = cast.window.subviews[0]
    #expect(root.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    let knob = root.subviews[0]
    #expect(knob.accessibilityIdentifier == "knob")
    #expect(knob.bounds.size == CGSize(width: 30, height: 40))
    #expect(knob.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(knob.alpha == 0.5)
    #expect(knob.isHidden && knob.isMultipleTouchEnabled && knob.isExclusiveTouch)
    #expect(knob.clipsToBounds && !knob.isUserInteractionEnabled)
  }

  @Test("a scene without a size has the recording's")
  func size() {
    let cast = SceneCast(.usual, size: CGSize(width: 120, height: 50))
    #expect(cast.window.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
  }

  @Test("tuning changes what recognizers measure against")
  func tuning() throws {
    let still = "0 down 1 100,100\n0.1 move 1 115,100\n0.2 up 1\n"
    #expect(try gestures(still, in: scene(#"{"type": "pan"}"#)).count == 1)
    #expect(
      try gestures(still, in: scene(#"{"type": "pan"}"#, tuning: #"{"panHysteresis": 20}"#)) == [])
  }

  @Test("simultaneity holds both ways, whichever names the other")
  func simultaneous() throws {
    let recording = "0 down 1 100,100; down 2 200,100\n0.1 move 1 60,100; move 2 280,100\n0.2 end\n"
    let both = try scene(#"{"type": "pan"}, {"type": "pinch", "simultaneousWith": "pan"}"#)
    let names: [String] = try gestures(recording, in: both).map(\.recognizer)
    // The fingers parted by 120 pt, 15 times what a pinch needs, and moved by 20 pt, twice what a pan needs.
    #expect(names == ["pinch", "pan"])
    let one = try scene(#"{"type": "pan"}, {"type": "pinch"}"#)
    #expect(try gestures(recording, in: one).map(\.recognizer) == ["pinch"])
  }
}
