import Foundation
import Testing
import TouchStories

@Suite struct SceneErrorTests {
  @Test(
    "an error names the JSON path and what would be right",
    arguments: [
      ("[]", "$: an object is needed, and this is an array"),
      ("{}", "$: has no “view”"),
      (#"{"view": {}, "sice": [1, 2]}"#, "$.sice: unknown here; did you mean “size”?"),
      (#"{"view": {}, "size": [1]}"#, "$.size: 1 numbers instead of [width, height]"),
      (#"{"view": {}, "size": [1, -2]}"#, "$.size: a side is not greater than 0"),
      (#"{"view": {}, "size": [1, "2"]}"#, "$.size[1]: a number is needed, and this is a string"),
      (
        #"{"view": {}, "tuning": {"tapmovement": 3}}"#,
        "$.tuning.tapmovement: unknown here; did you mean “tapMovement”?"
      ),
      (
        #"{"view": {}, "tuning": {"tapMovement": -3}}"#,
        "$.tuning.tapMovement: -3.0 is out of range; at least 0.0"
      ),
      (
        #"{"view": {"isHidden": 1}}"#,
        "$.view.isHidden: true or false is needed, and this is a number"
      ),
      (
        #"{"view": {"frame": [1, 2]}}"#,
        "$.view.frame: 2 numbers instead of [x, y, width, height]"
      ),
      (
        #"{"view": {"subviews": [{}, {"recognizers": [{"type": "tab"}]}]}}"#,
        "$.view.subviews[1].recognizers[0].type: “tab” is unknown here; did you mean “tap”?"
      ),
      (
        #"{"view": {"recognizers": [{"name": "a"}]}}"#,
        "$.view.recognizers[0]: a recognizer needs a “type”"
      ),
      (
        #"{"view": {"recognizers": [{"type": "pan", "minimumNumberOfTouch": 2}]}}"#,
        "$.view.recognizers[0].minimumNumberOfTouch: unknown here; did you mean "
          + "“minimumNumberOfTouches”?"
      ),
      (
        #"{"view": {"recognizers": [{"type": "tap", "numberOfTapsRequired": 0}]}}"#,
        "$.view.recognizers[0].numberOfTapsRequired: a whole number from 1 to 100 is needed"
      ),
      (
        #"{"view": {"recognizers": [{"type": "tap", "numberOfTapsRequired": 1.5}]}}"#,
        "$.view.recognizers[0].numberOfTapsRequired: a whole number from 1 to 100 is needed"
      ),
      (
        #"{"view": {"recognizers": [{"type": "tap", "numberOfTapsRequired": 1e300}]}}"#,
        "$.view.recognizers[0].numberOfTapsRequired: 1e+300 is out of range"
      ),
      (
        #"{"view": {"recognizers": [{"type": "swipe", "direction": ["up", "righ"]}]}}"#,
        "$.view.recognizers[0].direction[1]: “righ” is unknown here; did you mean “right”?"
      ),
      (
        #"{"view": {"recognizers": [{"type": "edgePan", "edges": ["left", "botom"]}]}}"#,
        "$.view.recognizers[0].edges[1]: “botom” is unknown here; did you mean “bottom”?"
      ),
      (
        #"{"view": {"recognizers": [{"type": "edgePan", "direction": "left"}]}}"#,
        "$.view.recognizers[0].direction: unknown here; known are type, name, requiresFailureOf, "
          + "simultaneousWith, isEnabled, minimumNumberOfTouches, maximumNumberOfTouches, edges, "
          + "allowedScrollTypesMask, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, "
          + "allowedTouchTypes, allowedPressTypes, requiresExclusiveTouchType"
      ),
      (
        #"{"view": {"recognizers": [{"type": "hower"}]}}"#,
        "$.view.recognizers[0].type: “hower” is unknown here; did you mean “hover”?"
      ),
      (
        #"{"view": {}, "tuning": {"edgeDurations": 3}}"#,
        "$.tuning.edgeDurations: unknown here; did you mean “edgeDuration”?"
      ),
      (
        #"{"view": {"recognizers": [{"type": "tap"}, {"type": "tap"}]}}"#,
        "$.view.recognizers[1]: another recognizer is called “tap”; give it a “name”"
      ),
      (
        #"{"view": {"recognizers": [{"type": "tap", "requiresFailureOf": ["duble"]}, "#
          + #"{"type": "tap", "name": "double"}]}}"#,
        "$.view.recognizers[0].requiresFailureOf[0]: no recognizer is called “duble”; did you mean "
          + "“double”?"
      ),
      (
        #"{"view": {"recognizers": [{"type": "pan", "simultaneousWith": "pinch"}]}}"#,
        "$.view.recognizers[0].simultaneousWith: no recognizer is called “pinch”; known are pan"
      ),
    ])
  func paths(json: String, expected: String) {
    #expect(error(json) == expected)
  }

  @Test("what is no JSON is told with the place where it stops being JSON")
  func syntax() {
    #expect(error("{\n  \"view\": {,}\n}") == "$: is not a scene: it is not JSON around line 2")
  }

  @Test(
    "an error names line and column of the value, of its object if it is missing, and of the last twin",
    arguments: [
      ("{\n  \"view\": {,}\n}", "2:12"),
      ("{\"view\": {}} {}", "1:14"),
      ("  []", "1:3"),
      ("{\n\t\"view\": {\n\t\t\"isHidden\": 1 } }", "3:15"),
      ("{\"view\": {\"recognizers\": [\n {\"type\": \"tap\"},\n {\"name\": \"}]\\\"\"}]}}", "3:2"),
      (
        "{\"view\": {\"subviews\": [{\"name\": \"a,b\"},\r\n{\"recognizers\": [{\"type\":\n\"tab\"}]}]}}",
        "3:1"
      ),
      ("{\"view\": {}, \"size\": [1, 2],\n\"size\": [1,\n \"2\"]}", "3:2"),
      (
        "{\"view\": {\"recognizers\": [\n  {\"type\": \"edgePan\",\n   \"edges\": [\"top\", \"lft\"]}]}}",
        "3:21"
      ),
      (
        "{\"view\": {\"recognizers\": [\n  {\"type\": \"hover\", \"edges\": \"top\"}]}}", "2:30"
      ),
      ("{\"view\": {}, \"a.b\": 1, \"a\": {\"b\": 2}}", nil),
    ] as [(String, String?)])
  func positions(json: String, expected: String?) {
    do throws(SceneError) {
      _ = try SceneFile(json: Data(json.utf8))
      Issue.record("no error")
    } catch {
      // Of two unknown names either may be told.
      #expect(error.position.map { "\($0)" } == expected || expected == nil)
    }
  }

  private func error(_ json: String) -> String? {
    do throws(SceneError) {
      _ = try SceneFile(json: Data(json.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
