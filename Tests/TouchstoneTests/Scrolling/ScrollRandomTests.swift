import Effort
import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Random scrolling")
struct ScrollRandomTests {
  @Test(
    "whatever happens, each beginning has its end and content comes to rest inside its edges",
    arguments: 0..<Effort.rounds(40))
  func pairs(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    let stage = Stage()
    let size = CGSize(width: .random(in: 100...900, using: &dice), height: 3000)
    let (outer, diary) = stage.addScrollView(content: size)
    let picture = UIView(frame: CGRect(origin: .zero, size: size))
    outer.addSubview(picture)
    let (inner, innerDiary) = stage.addScrollView(
      frame: CGRect(x: 0, y: 100, width: 200, height: 200),
      content: CGSize(width: 300, height: 500), to: picture, prefix: "inner ")
    if Bool.random(using: &dice) {
      diary.zoomedView = picture
      outer.maximumZoomScale = 3
    }
    outer.isPagingEnabled = Bool.random(using: &dice)
    outer.isDirectionalLockEnabled = Bool.random(using: &dice)
    inner.bounces = Bool.random(using: &dice)
    inner.delaysContentTouches = Bool.random(using: &dice)
    let mischief = Int.random(in: 0..<4, using: &dice)
    var count = 0
    diary.onScroll = { view in
      count += 1
      guard count % 37 == 0 else { return }
      switch mischief {
      case 0: view.contentOffset.y -= 20
      case 1: view.setContentOffset(CGPoint(x: 0, y: 300), animated: count % 2 == 0)
      case 2: view.contentSize.height = count % 2 == 0 ? 3000 : 900
      default: break
      }
    }
    diary.onEnd = { if mischief == 3 { $0.setContentOffset(.zero, animated: true) } }
    for _ in 0..<25 {
      play(&dice, on: stage, outer, inner)
      #expect(outer.contentOffset.x.isFinite && outer.contentOffset.y.isFinite)
      #expect(outer.zoomScale > 0.4 && outer.zoomScale < 6)
    }
    stage.interrupt()
    stage.wait(30)
    if outer.window == nil { stage.view.addSubview(outer) }
    for view in [outer, inner] {
      #expect(!view.isDragging && !view.isDecelerating && !view.isTracking && !view.isZooming)
      let farthest = max(0, view.contentSize.height - view.bounds.height)
      #expect((-0.001...farthest + 0.001).contains(view.contentOffset.y))
    }
    #expect(stage.scene.touchSystem.nextDeadline == nil)
    for prefix in ["", "inner "] {
      #expect(unpaired(in: stage.log.lines, prefix) == [])
    }
    _ = innerDiary
  }

  private func play(
    _ dice: inout SeededGenerator, on stage: Stage, _ outer: UIScrollView, _ inner: UIScrollView
  ) {
    let place = CGPoint(
      x: .random(in: 0...200, using: &dice), y: .random(in: 0...400, using: &dice))
    let way = CGVector(
      dx: .random(in: -200...200, using: &dice), dy: .random(in: -300...300, using: &dice))
    let time = Double.random(in: 0.02...0.5, using: &dice)
    switch Int.random(in: 0..<10, using: &dice) {
    case 0...3: stage.finger(at: place).down().move(by: way, in: time).up()
    case 4: stage.finger(at: place).down().hold(0.2).move(by: way, in: time).hold(0.2).up()
    case 5: stage.finger(at: place).tap()
    case 6:
      stage.hand(at: place, spread: 60).down()
        .pinch(to: .random(in: 0.3...4, using: &dice), in: time).up()
    case 7: stage.pointer(at: place).scroll(by: way.dx, way.dy, isDiscrete: time < 0.2)
    case 8:
      let finger = stage.finger(at: place).down().move(by: way, in: time)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: stage.interrupt()
      case 1:
        outer.isScrollEnabled = false
        outer.isScrollEnabled = true
        finger.up()
      case 2:
        outer.removeFromSuperview()
        finger.up()
        stage.view.addSubview(outer)
      default:
        inner.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        finger.up()
      }
    default: outer.setZoomScale(.random(in: 0.5...4, using: &dice), animated: time < 0.3)
    }
    stage.wait(.random(in: 0...1, using: &dice))
  }

  /// Beginnings without an end, and ends without a beginning.
  private func unpaired(in log: [String], _ prefix: String) -> [String] {
    var open: Set<String> = []
    var bad: [String] = []
    let begin = { (what: String) in if !open.insert(what).inserted { bad.append("+" + what) } }
    let end = { (what: String) in if open.remove(what) == nil { bad.append("-" + what) } }
    for line in log where line.hasPrefix(prefix) {
      let words = line.dropFirst(prefix.count)
      if words.hasPrefix("will begin dragging") { begin("drag") }
      if words.hasPrefix("did end dragging") { end("drag") }
      if words == "will decelerate" { begin("deceleration") }
      if words.hasPrefix("did decelerate") { end("deceleration") }
      if words == "will zoom" { begin("zoom") }
      if words.hasPrefix("did zoom to") { end("zoom") }
    }
    return bad + open.sorted()
  }
}
