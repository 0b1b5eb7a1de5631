import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Dragging a scroll view")
struct ScrollDragTests {
  let stage = Stage()
  let scrollView: UIScrollView
  let diary: ScrollDiary
  let place = CGPoint(x: 100, y: 300)

  init() {
    (scrollView, diary) = stage.addScrollView()
  }

  @Test("content follows a slow finger without the hysteresis, and stays there [PAN-02, PAN-03]")
  func slow() {
    stage.finger(at: place).down().move(by: 0, -30, in: 0.5).hold(0.2).up()
    stage.wait(1)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 20", "will end dragging at 0, 0 for 0, 20",
        "did end dragging",
      ])
    #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 20))
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("ten points move nothing, and sideways movement counts for nothing in a list [PAN-02]")
  func tooLittle() {
    stage.finger(at: place).drag(by: 0, -10)
    stage.finger(at: place).drag(by: 90, 9)
    #expect(stage.log == [])
  }

  @Test("a drag that turns from where the content cannot go begins without a jump [PAN-03]")
  func turned() {
    stage.finger(at: place).down().move(by: 60, 0, in: 0.1).move(by: 0, -12, in: 0.1).hold(1).up()
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 2", "will end dragging at 0, 0 for 0, 2",
        "did end dragging",
      ])
  }

  @Test("thrown content glides as far as its speed and rate say, and then stops")
  func fling() {
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    #expect(scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    stage.wait(10)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 40", "will end dragging at 0, 1 for 0, 539",
        "did end dragging, going on", "will decelerate", "scrolled to 0, 539", "did decelerate",
      ])
    #expect(!scrollView.isDecelerating)
    #expect(abs(scrollView.contentOffset.y - 539) < 1e-9)
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("the fast rate stops sooner", arguments: [(0.998, 539), (0.99, 139), (0.5, 41)])
  func rates(rate: CGFloat, end: CGFloat) {
    scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(10)
    #expect(abs(scrollView.contentOffset.y - end) < 1e-9)
  }

  @Test("where the content is depends on the time alone, not on how often frames come")
  func frames() {
    func places(_ rate: Int) -> [CGFloat] {
      let screen = UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 400, height: 800), maximumFramesPerSecond: rate)
      let scene = UIWindowScene(screen: screen)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 400, height: 3000)
      window.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      return (1...6).map { step in
        scene.touchSystem.advance(to: Timestamp(seconds: Double(step) * 0.05))
        return view.contentOffset.y
      }
    }
    let expected = (1...6).map { step in
      let part = Double(step) / 6
      return 1000 * part * part * (3 - 2 * part)
    }
    for rate in [20, 60, 120] {
      #expect(zip(places(rate), expected).allSatisfy { abs($0 - $1) < 1e-5 })
    }
  }

  @Test("content thrown at its edge runs past it and springs back")
  func flingIntoEdge() {
    scrollView.contentOffset.y = 3500
    stage.log = []
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(10)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 3540", "will end dragging at 0, 1 for 0, 3600",
        "did end dragging, going on", "will decelerate", "scrolled to 0, 3600", "did decelerate",
      ])
    // At the edge 60 of the 499 points are done, and with them that share of the speed; the spring's
    // greatest deflection is v / (10 e).
    let speed = 1000 * (1 - 60.0 / 499)
    let farthest = diary.steps.map(\.offset.y).max() ?? 0
    #expect(abs(farthest - 3600 - speed / (10 * M_E)) < 0.1)
    #expect(scrollView.contentOffset.y == 3600)
  }

  @Test("without bounces it stops at the edge")
  func noBounces() {
    scrollView.bounces = false
    scrollView.contentOffset.y = 3500
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(10)
    #expect(diary.steps.map(\.offset.y).max() == 3600)
    stage.finger(at: place).drag(by: 0, -100)
    #expect(diary.steps.map(\.offset.y).max() == 3600)
    #expect(stage.log.last == "did end dragging")
  }

  @Test("past the edge content follows like a rubber band, and springs back when let go")
  func pastTheEdge() {
    let finger = stage.finger(at: CGPoint(x: 100, y: 100)).down().move(by: 0, 110, in: 0.5)
    let shown: CGFloat = -100 * 0.55 * 400 / (400 + 0.55 * 100)
    #expect(abs(scrollView.contentOffset.y - shown) < 1e-9)
    finger.hold(0.2).up()
    stage.wait(5)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, \(CGFloat(shown).spelled)",
        "will end dragging at 0, 0 for 0, 0", "did end dragging, going on", "will decelerate",
        "scrolled to 0, 0", "did decelerate",
      ])
    let back = diary.steps.map(\.offset.y).drop { $0 > shown }
    #expect(Array(back) == back.sorted())
  }

  @Test("insets are room to scroll into")
  func insets() {
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    stage.finger(at: place).down().move(by: 0, 35, in: 0.5).hold(1).up()
    #expect(scrollView.contentOffset.y == -25)
    scrollView.contentOffset.y = 3600
    stage.finger(at: place).down().move(by: 0, -25, in: 0.5).hold(1).up()
    #expect(scrollView.contentOffset.y == 3615)
  }

  @Test("content no larger than the view moves only if it always bounces")
  func small() {
    scrollView.contentSize = CGSize(width: 200, height: 100)
    stage.finger(at: place).drag(by: 0, -100)
    #expect(stage.log == [])
    scrollView.alwaysBounceVertical = true
    stage.finger(at: place).drag(by: 0, -100)
    #expect(scrollView.isDecelerating)
    stage.wait(5)
    #expect(scrollView.contentOffset == .zero)
    stage.log = []
    scrollView.bounces = false
    stage.finger(at: place).drag(by: 0, -100)
    #expect(stage.log == [])
  }

  @Test("a locked drag keeps to the axis that it began along; a diagonal one is free")
  func directionalLock() {
    scrollView.contentSize = CGSize(width: 4000, height: 4000)
    scrollView.isDirectionalLockEnabled = true
    let drag = { (dx: CGFloat, dy: CGFloat) in
      scrollView.contentOffset = CGPoint(x: 100, y: 100)
      stage.finger(at: place).down().move(by: dx, dy, in: 0.1).move(by: -100, -100, in: 1)
        .hold(1).up()
      return CGPoint(x: scrollView.contentOffset.x - 100, y: scrollView.contentOffset.y - 100)
    }
    #expect(drag(0, -20).spelled == "0, 110")
    #expect(drag(-20, 5).spelled.hasSuffix(", 0"))
    let free = drag(-20, -20)
    #expect(free.x > 100 && abs(free.x - free.y) < 1e-9)
    scrollView.isDirectionalLockEnabled = false
    #expect(drag(0, -20).spelled == "100, 110")
  }

  @Test("offsets that code assigns meanwhile shift the movement")
  func shifted() {
    diary.onScroll = { view in
      if view.contentOffset.y > 100 { view.contentOffset.y -= 60 }
    }
    stage.finger(at: place).down().move(by: 0, -150, in: 0.15)
    #expect(abs(scrollView.contentOffset.y - 80) < 1e-9)
    stage.finger(at: .zero).tap()
    stage.interrupt()
    stage.wait(1)
    // Of the 499 points that are left from 20 on, each 60 were taken back.
    scrollView.contentOffset.y = 0
    stage.finger(at: place).down().move(by: 0, -30, in: 0.03).up()
    stage.wait(10)
    #expect(abs(scrollView.contentOffset.y - (20 + 499 - 7 * 60)) < 1)
  }
}
