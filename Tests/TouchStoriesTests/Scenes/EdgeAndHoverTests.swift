import Foundation
import Testing
import TouchRecordings
import TouchStories
import Touchstone

/// Scene files with recognizers of the screen's edges and of pointers that hover.
@Suite struct EdgeAndHoverTests {
  private static let edges = #"{"type": "edgePan", "edges": ["left", "top"]}, {"type": "pan"}"#

  @Test("the edges of a file are the recognizer's")
  func making() throws {
    let cast = try SceneCast(
      scene(
        Self.edges
          + #", {"type": "edgePan", "name": "none"}, {"type": "hover", "isEnabled": false}"#,
        tuning: #"{"edgeDuration": 2, "edgeAngleWindow": 0.5, "edgeRegion": 40}"#),
      size: CGSize(width: 400, height: 800))
    let edge = try #require(cast.recognizers[0] as? UIScreenEdgePanGestureRecognizer)
    #expect(edge.edges == [.left, .top])
    #expect((cast.recognizers[2] as? UIScreenEdgePanGestureRecognizer)?.edges == [])
    #expect((cast.recognizers[3] as? UIHoverGestureRecognizer)?.isEnabled == false)
    let tuning = cast.scene.touchSystem.tuning
    #expect(tuning.edgeDuration == 2 && tuning.edgeAngleWindow == 0.5 && tuning.edgeRegion == 40)
  }

  @Test("a finger that comes in from an edge is told, with its way (EDG-03)")
  func edgePan() throws {
    #expect(
      try told(
        drag(from: (5, 300), to: (205, 300), for: 0.4),
        in: scene(#"{"type": "edgePan", "edges": "left"}"#)) == [
          "   0.000  edgePan  began at 0.030, ended at 0.410, 1 finger at (20, 300): "
            + "moved (190, 0) pt, at the end (500, 0) pt/s"
        ])
  }

  @Test(
    "a finger from the middle is none for it and no near miss; along the edge it is one (EDG-04)")
  func elsewhere() throws {
    let middle = try told(drag(from: (200, 300), to: (300, 300), for: 0.2), in: scene(Self.edges))
    #expect(
      middle == [
        "   0.000  pan      began at 0.030, ended at 0.210, 1 finger at (215, 300): "
          + "moved (90, 0) pt, at the end (500, 0) pt/s",
        "   0.210  1 other  never moved towards recognition: edgePan",
      ])
    let along = try told(
      drag(from: (5, 300), to: (5, 500), for: 0.4),
      in: scene(#"{"type": "edgePan", "edges": "left"}"#))
    #expect(
      along == [
        "   0.030  edgePan  failed: went 90 degrees from straight inwards, more than edgeAngleWindow 45"
      ])
  }

  @Test("a pointer that hovers is told from its coming to its leaving (HOV-01)")
  func hover() throws {
    let lines = """
      0 hover began 100,100
      0.1 hover changed 120,100
      0.2 down 1 300,300
      0.25 up 1
      0.3 hover ended 140,110

      """
    let file = try scene(#"{"type": "hover"}, {"type": "tap"}"#)
    #expect(
      try told(lines, in: file) == [
        "   0.000  hover   began at 0.000, ended at 0.300, a pointer at (100, 100): "
          + "left (40, 10) pt from there",
        "   0.200  tap     recognized at 0.250, 1 finger at (300, 300)",
      ])
    let json = try entries(lines, in: file).map { StoryJSON().line($0) }
    #expect(
      json.first
        == #"{"type":"gesture","gesture":"hover","recognizer":"hover","fingers":0,"began":0,"#
        + #""recognized":0,"ended":0.3,"state":"ended","location":[100,100],"movement":[40,10]}"#)
  }

  @Test("as code they are what they are in UIKit")
  func code() throws {
    let recording = try Recording(text: "touches 1\nsize 400x800\n0 down 1 9,9\n0.1 up 1\n")
    let code = StageCode(recording, scene: try scene(Self.edges + #", {"type": "hover"}"#)).text
    #expect(
      code.hasPrefix(
        """
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let edgePan = stage.add(UIScreenEdgePanGestureRecognizer(), named: "edgePan")
        edgePan.edges = [.top, .left]
        let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
        let hover = stage.add(UIHoverGestureRecognizer(), named: "hover")

        """))
  }

  @Test("what an edge pan lacks is found: a wider edge, or a finger that begins there")
  func wanted() throws {
    let recording = try Recording(
      text: "touches 1\nsize 400x800\n" + drag(from: (30, 300), to: (130, 300), for: 0.2))
    let wish = try #require(
      Wish(
        for: "edgePan", in: scene(#"{"type": "edgePan", "edges": "left"}"#), of: recording.frames,
        size: recording.header.sceneSize))
    #expect(wish.changes().first { $0.kind == .tuning }?.words == "edgeRegion = 31 instead of 20")
  }
}
