import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A pan from the edge of the screen")
struct ScreenEdgePanTests {
  let stage = Stage()
  let edge: UIScreenEdgePanGestureRecognizer

  init() {
    edge = stage.add(UIScreenEdgePanGestureRecognizer(), named: "edge")
    edge.edges = .left
  }

  private func story() -> [String] { stage.story(of: "edge") }

  @Test(
    "it recognizes a finger that comes in from one of its edges [EDG-01]",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 5, y: 400), CGVector(dx: 30, dy: 0)),
      (.right, CGPoint(x: 395, y: 400), CGVector(dx: -30, dy: 0)),
      (.top, CGPoint(x: 200, y: 5), CGVector(dx: 0, dy: 30)),
      (.bottom, CGPoint(x: 200, y: 795), CGVector(dx: 0, dy: -30)),
    ])
  func edges(edges: UIRectEdge, start: CGPoint, way: CGVector) {
    for other in [UIRectEdge.left, .right, .top, .bottom] {
      edge.edges = other
      stage.log = []
      stage.finger(at: start).down().move(by: way).up()
      #expect(stage.log == (other == edges ? ["edge began", "edge ended"] : []))
    }
  }

  @Test("the start zone is narrow: 20 points, the last one included [EDG-02, EDG-03]")
  func zone() {
    stage.finger(at: CGPoint(x: 20, y: 400)).drag(by: 50, 0, in: 0.2)
    #expect(stage.log.first == "edge began" && stage.log.last == "edge ended")
    stage.log = []
    stage.finger(at: CGPoint(x: 20.5, y: 400)).drag(by: 50, 0, in: 0.2)
    #expect(stage.log == [])
  }

  @Test("the edges of a window that is smaller than the screen are its own [EDG-03]")
  func window() {
    let window = UIWindow(windowScene: stage.scene)
    window.frame = CGRect(x: 100, y: 100, width: 200, height: 300)
    window.makeKeyAndVisible()
    let inner = stage.add(UIScreenEdgePanGestureRecognizer(), to: window, named: "inner")
    inner.edges = .right
    stage.finger(at: CGPoint(x: 299, y: 200)).drag(by: -50, 0, in: 0.2)
    #expect(stage.log.first == "inner began" && stage.log.last == "inner ended")
  }

  @Test("the zone is that of the window, wherever its view is [EDG-03]")
  func screen() {
    let view = stage.addLoudView(
      frame: CGRect(x: 100, y: 100, width: 100, height: 100), named: "view")
    let inner = stage.add(UIScreenEdgePanGestureRecognizer(), to: view, named: "inner")
    inner.edges = .left
    stage.finger(at: CGPoint(x: 101, y: 150)).drag(by: 50, 0, in: 0.2)
    #expect(stage.log.filter { $0.hasPrefix("inner") } == [])
  }

  @Test("it needs more than the hysteresis, and fails along the edge or outwards [EDG-04]")
  func direction() {
    let finger = stage.finger(at: CGPoint(x: 15, y: 400)).down().move(by: 10, 0)
    #expect(edge.state == .possible)
    finger.move(by: 1, 0).up()
    #expect(stage.log == ["edge began", "edge ended"])
    stage.log = []
    stage.finger(at: CGPoint(x: 15, y: 400)).drag(by: 9, 12, in: 0.1)
    stage.finger(at: CGPoint(x: 15, y: 400)).drag(by: -15, 0, in: 0.1)
    #expect(stage.log == [])
    #expect(
      story().filter { $0.hasPrefix("failed") } == [
        "failed: went 53.13 degrees from straight inwards, more than edgeAngleWindow 45",
        "failed: went 180 degrees from straight inwards, more than edgeAngleWindow 45",
      ])
  }

  @Test("half a right angle still is inwards [EDG-04]")
  func diagonal() {
    stage.finger(at: CGPoint(x: 5, y: 400)).down().move(by: 20, 19.9).up()
    #expect(stage.log == ["edge began", "edge ended"])
  }

  @Test("it must begin within 0.7 seconds, that moment included [EDG-04]")
  func duration() {
    stage.finger(at: CGPoint(x: 5, y: 400)).down().hold(0.7 - 1.0 / 60).move(by: 30, 0).up()
    #expect(stage.log == ["edge began", "edge ended"])
    stage.log = []
    stage.finger(at: CGPoint(x: 5, y: 400)).down().hold(0.71).move(by: 30, 0).up()
    #expect(stage.log == [])
    #expect(story().contains("failed: took 0.7 s, the whole of edgeDuration 0.7"))
  }

  @Test("later fingers have no part in it and stay with their view [EDG-05, DEL-60]")
  func laterFingers() {
    stage.view.isMultipleTouchEnabled = true
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    let first = stage.finger(at: CGPoint(x: 5, y: 400)).down()
    let second = stage.finger(at: CGPoint(x: 8, y: 500)).down()
    first.move(by: 30, 0)
    #expect(edge.numberOfTouches == 1)
    second.move(by: 100, 0).up()
    first.up()
    #expect(
      stage.log == [
        "view.began a", "view.began b", "view.cancelled a", "edge began", "view.moved b",
        "view.ended b", "edge ended",
      ])
  }

  @Test("started away from the edge it fails at once; else it is a pan [EDG-06, PAN-03]")
  func inherits() {
    let finger = stage.finger(at: CGPoint(x: 100, y: 400)).down()
    #expect(edge.state == .failed)
    finger.up()
    #expect(
      story() == [
        "failed: started 100 pt from its nearest edge, more than edgeRegion 20", "possible: reset",
      ])
    var seen: [CGPoint] = []
    edge.addAction {
      seen.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero)
    }
    stage.finger(at: CGPoint(x: 5, y: 400)).down().move(by: 30, 0).move(by: 7, 1).up()
    #expect(seen == [CGPoint(x: 20, y: 0), CGPoint(x: 27, y: 1), CGPoint(x: 27, y: 1)])
  }

  @Test("without edges it never recognizes; a mask allows several [EDG-07, API-B06]")
  func masks() {
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    edge.edges = []
    stage.finger(at: CGPoint(x: 5, y: 400)).drag(by: 50, 0, in: 0.1)
    #expect(stage.log == [])
    edge.edges = [.left, .bottom]
    stage.finger(at: CGPoint(x: 5, y: 400)).down().move(by: 50, 0).up()
    stage.finger(at: CGPoint(x: 200, y: 795)).down().move(by: 0, -50).up()
    stage.finger(at: CGPoint(x: 395, y: 400)).down().move(by: -50, 0).up()
    #expect(stage.log == ["edge began", "edge ended", "edge began", "edge ended"])
  }

  @Test("in a corner each of its edges will do [EDG-04]")
  func corner() {
    edge.edges = [.left, .top]
    stage.finger(at: CGPoint(x: 5, y: 5)).down().move(by: 0, 30).up()
    #expect(stage.log == ["edge began", "edge ended"])
  }

  @Test("scrolling does not come from an edge [EDG-01]")
  func scrolling() {
    edge.allowedScrollTypesMask = .all
    stage.pointer(at: CGPoint(x: 5, y: 400)).scroll(by: 50, 0)
    #expect(stage.log == [])
  }
}
