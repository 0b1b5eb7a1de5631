import Foundation
import Testing
import Touchstone

@testable import TouchStories

@Suite("Controls, scroll views and texts in scene files")
struct SceneViewTests {
  private static let form = """
    {"size": [390, 844], "view": {"name": "form", "recognizers": [{"type": "tap", "name": "form tap"}],
    "subviews": [{"type": "scrollView", "name": "list", "frame": [0, 0, 390, 700],
      "contentSize": [390, 1600], "maximumZoomScale": 3, "recognizers": [
        {"type": "pan", "name": "list pan", "ofScrollView": true, "requiresFailureOf": "form tap",
         "simultaneousWith": "form tap"},
        {"type": "pinch", "name": "list pinch", "ofScrollView": true}],
      "subviews": [
        {"type": "button", "name": "send", "title": "Send", "frame": [20, 20, 100, 60]},
        {"type": "slider", "name": "switch", "minimumValue": -1, "value": 0.4, "frame": [20, 90, 300, 34]},
        {"type": "segmentedControl", "titles": ["Sand", "Sea"], "selectedSegmentIndex": 1,
         "frame": [20, 140, 240, 32]},
        {"type": "label", "text": "Say \\"no\\"", "frame": [20, 180, 200, 30]}]}]}}
    """

  private func file() throws -> SceneFile { try SceneFile(json: Data(Self.form.utf8)) }

  private func error(_ view: String, _ limits: SceneLimits = .file) -> String? {
    do throws(SceneError) {
      _ = try SceneFile(json: Data(#"{"view": \#(view)}"#.utf8), limits: limits)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "they are UIKit's classes with the values of the file, and a scroll view's own recognizers have its names"
  )
  func made() throws {
    let cast = SceneCast(try file(), size: .zero)
    let list = try #require(cast.window.subviews[0].subviews[0] as? UIScrollView)
    #expect(list.contentSize == CGSize(width: 390, height: 1600))
    #expect(list.panGestureRecognizer === cast.recognizers[1])
    #expect(list.pinchGestureRecognizer === cast.recognizers[2])
    #expect(cast.recognizers.map(\.name) == ["form tap", "list pan", "list pinch"])
    #expect(list.panGestureRecognizer.standingRequirements == [cast.recognizers[0]])
    #expect((list.subviews[0] as? UIButton)?.currentTitle == "Send")
    #expect((list.subviews[1] as? UISlider)?.value == 0.4)
    #expect((list.subviews[2] as? UISegmentedControl)?.titleForSegment(at: 1) == "Sea")
    #expect((list.subviews[3] as? UILabel)?.text == "Say \"no\"")
  }

  @Test("the window is described by the same file, without what the classes have by themselves")
  func described() throws {
    let file = try file()
    let cast = SceneCast(file, size: .zero)
    let described = try #require(SceneFile(describing: cast.window))
    #expect(try SceneFile(json: Data(described.json.utf8)).json == described.json)
    let list = described.root.subviews[0]
    #expect(cast.recognizers.count == 3)
    #expect(list.recognizers.map(\.name) == ["list pan", "list pinch"])
    #expect(list.recognizers[0].requiresFailureOf.map(\.name) == ["form tap"])
    #expect(list.recognizers[0].simultaneousWith.map(\.name) == ["form tap"])
    #expect(list.subviews.map(\.kind) == [.button, .slider, .segmentedControl, .label])
    #expect(list.subviews.map(\.subviews.count) == [0, 0, 0, 0])
    #expect(list.subviews[1][property: "value"] == .number(0.4))
  }

  @Test("several views of a window lie in one")
  func several() throws {
    let cast = SceneCast(try file(), size: .zero)
    cast.window.addSubview(UILabel(frame: CGRect(x: 0, y: 800, width: 390, height: 30)))
    let described = try #require(SceneFile(describing: cast.window))
    #expect(described.root.subviews.map(\.kind) == [.view, .label])
    #expect(described.recognizers.count == 3)
  }

  @Test("code makes them, sets their values, and logs a scroll view's own pan")
  func code() throws {
    let lines = SceneCode(try file()).lines
    for line in [
      "let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))",
      "list.contentSize = CGSize(width: 390, height: 1600)",
      "let listpan = list.panGestureRecognizer", "listpan.name = \"list pan\"",
      #"listpan.addAction { [unowned stage] in stage.log.append("list pan" + " \($0.state)") }"#,
      "let listpinch = list.pinchGestureRecognizer!",
      "send.setTitle(\"Send\", for: .normal)", "switchView.value = 0.4",
      #"label.text = "Say \"no\"""#,
    ] {
      #expect(lines.contains(line), "\(line) is not in \(lines)")
    }
  }

  @Test("what no class has is an error, and so is what would be too much")
  func errors() {
    #expect(
      error(#"{"recognizers": [{"type": "pan", "ofScrollView": true}]}"#)
        == "$.view.recognizers[0]: “ofScrollView” needs a view of type “scrollView”")
    #expect(
      error(#"{"type": "scrollView", "recognizers": [{"type": "pinch", "ofScrollView": true}]}"#)?
        .contains("has no pinch") == true)
    let two =
      #"{"type": "pan", "ofScrollView": true}, {"type": "pan", "name": "b", "ofScrollView": true}"#
    #expect(
      error(#"{"type": "scrollView", "recognizers": [\#(two)]}"#)
        == "$.view.recognizers[1]: a scroll view has one pan of its own")
    #expect(
      error(#"{"type": "switch", "value": 1}"#)?.hasPrefix("$.view.value: unknown here") == true)
    #expect(error(#"{"type": "pageControl", "numberOfPages": 1000}"#) == nil)
    #expect(
      error(#"{"type": "pageControl", "numberOfPages": 1000}"#, .page)
        == "$.view: a scene has 1000 views at most")
    #expect(error(#"{"type": "stepper", "stepValue": 0}"#)?.contains("out of range") == true)
    let long = String(repeating: "x", count: 1001)
    #expect(
      error(#"{"type": "label", "text": "\#(long)"}"#)
        == "$.view.text: a text has 1000 characters at most")
  }
}
