import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Where a scroll view comes to rest")
struct ScrollTargetTests {
  let stage = Stage()
  let scrollView: UIScrollView
  let diary: ScrollDiary
  let place = CGPoint(x: 100, y: 300)

  init() {
    (scrollView, diary) = stage.addScrollView()
  }

  @Test("a delegate's other target is reached exactly", arguments: [700, 300, 0, 1500, 39.5])
  func retarget(target: CGFloat) {
    diary.retarget = { _, _ in CGPoint(x: 0, y: target) }
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(10)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 40", "will end dragging at 0, 1 for 0, 539",
        "did end dragging, going on", "will decelerate", "scrolled to 0, \(target.spelled)",
        "did decelerate",
      ])
    #expect(scrollView.contentOffset.y == target)
    // It neither leaps nor races there, but for the last half point.
    let steps = diary.steps.filter { $0.time > 0.06 }
    for (one, next) in zip(steps, steps.dropFirst()) where target < 1000 {
      #expect(abs(next.offset.y - one.offset.y) <= 1600 * (next.time - one.time) + 0.5)
    }
  }

  @Test(
    "a delegate's target is reached exactly, however near it is [COR-03]",
    arguments: [0.4, 0.001, -0.3])
  func nearTarget(distance: CGFloat) {
    let finger = stage.finger(at: place).down().move(by: 0, -50, in: 0.05)
    let here = scrollView.contentOffset.y
    diary.retarget = { _, _ in CGPoint(x: 0, y: here + distance) }
    finger.hold(1).up()
    stage.wait(1)
    #expect(scrollView.contentOffset.y == here + distance)
    let end = (here + distance).spelled
    #expect(stage.log.suffix(2) == ["scrolled to 0, \(end)", "did decelerate"])
  }

  @Test("content a fraction off its edge or page comes to rest exactly on it [COR-03]")
  func fractions() {
    let letGo = { (offset: CGFloat) in
      scrollView.contentOffset.y = offset
      let finger = stage.finger(at: place).down().move(by: 0, -11).hold(1)
      scrollView.contentOffset.y = offset
      finger.up()
      stage.wait(2)
      return scrollView.contentOffset.y
    }
    #expect(letGo(-0.25) == 0 && letGo(3600.25) == 3600)
    scrollView.isPagingEnabled = true
    #expect(letGo(400.25) == 400 && letGo(799.99) == 800)
    #expect(stage.scene.touchSystem.nextDeadline == nil && !scrollView.isDecelerating)
  }

  @Test("a delegate's target beyond the edge is taken back to it; one that is no place is ignored")
  func badTargets() {
    diary.retarget = { _, _ in CGPoint(x: 9000, y: 9000) }
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(10)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 3600))
    scrollView.contentOffset.y = 0
    diary.retarget = { _, _ in CGPoint(x: CGFloat.nan, y: 0) }
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(10)
    #expect(abs(scrollView.contentOffset.y - 539) < 1e-9)
  }

  @Test("pages turn by a flick, or by more than half a page")
  func paging() {
    scrollView.isPagingEnabled = true
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(5)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 40", "will end dragging at 0, 1 for 0, 400",
        "did end dragging, going on", "will decelerate", "scrolled to 0, 400", "did decelerate",
      ])
    #expect(scrollView.contentOffset.y == 400)
    let rest = { (dy: CGFloat, hold: TimeInterval) in
      stage.finger(at: place).down().move(by: 0, dy, in: 0.1).hold(hold).up()
      stage.wait(5)
      return scrollView.contentOffset.y
    }
    #expect(rest(-190, 1) == 400)
    #expect(rest(-215, 1) == 800)
    #expect(rest(60, 0) == 400)
    #expect(rest(-600, 0) == 1200)
  }

  @Test("a page that is caught between two comes to rest at the nearest")
  func caughtPage() {
    scrollView.isPagingEnabled = true
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.05)
    let caught = scrollView.contentOffset.y
    stage.finger(at: place).tap()
    stage.wait(5)
    #expect(caught > 40 && caught < 200)
    #expect(scrollView.contentOffset.y == 0)
    #expect(stage.log.last == "did decelerate" && !scrollView.isDecelerating)
  }

  @Test("scrolled by code with animation it tells of every step and of the end")
  func animated() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scrollView.contentOffset.y == 0 && !scrollView.isDecelerating)
    stage.wait(0.15)
    #expect(abs(scrollView.contentOffset.y - 300) < 1e-5)
    stage.wait(1)
    #expect(stage.log == ["scrolled to 0, 600", "did animate"])
    #expect(diary.steps.count == 18)
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.wait(1)
    #expect(stage.log.count == 2 && stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("scrolled by code without, it is there at once; a movement under way stops")
  func immediate() {
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.1)
    stage.log = []
    scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    stage.wait(1)
    #expect(stage.log == ["did decelerate", "scrolled to 0, 1000"])
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("a finger takes content over that code scrolls")
  func takenOver() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.wait(0.1)
    stage.finger(at: place).down().move(by: 0, -12).hold(1).up()
    // A third of the time is over, and 2 points are more than the hysteresis.
    #expect(
      stage.log == [
        "scrolled to 0, 155.56", "will begin dragging", "did animate", "scrolled to 0, 157.56",
        "will end dragging at 0, 0 for 0, 157.56", "did end dragging",
      ])
  }

  @Test("what is to be seen is scrolled to by the least way")
  func reveal() {
    let shown = { (y: CGFloat, height: CGFloat) in
      scrollView.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 200, height: height), animated: false)
      return scrollView.contentOffset.y
    }
    #expect(shown(100, 50) == 0)
    #expect(shown(500, 50) == 150)
    #expect(shown(100, 50) == 100)
    #expect(shown(3990, 100) == 3600)
    #expect(shown(1000, 900) == 1500)
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scrollView.contentOffset.y = 0
    #expect(shown(360, 20) == 10)
  }

  @Test("content that grows shorter returns inside its edges, in the middle of a glide by itself")
  func shorter() {
    scrollView.contentOffset.y = 3600
    scrollView.contentSize.height = 1000
    #expect(scrollView.contentOffset.y == 600)
    scrollView.frame.size.height = 700
    #expect(scrollView.contentOffset.y == 300)
    scrollView.frame.size.height = 400
    scrollView.contentOffset.y = 0
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    scrollView.contentSize.height = 700
    stage.wait(5)
    #expect(scrollView.contentOffset.y == 300)
    #expect(stage.log.last == "did decelerate")
  }

  @Test("sizes and places that are none are refused with a word")
  func nonsense() {
    scrollView.contentSize = CGSize(width: CGFloat.nan, height: 10)
    scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.infinity)
    scrollView.bounds.origin.y = .nan
    scrollView.contentInset.top = .nan
    scrollView.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    scrollView.minimumZoomScale = .nan
    #expect(stage.diagnostics.count == 5)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 4000))
    #expect(scrollView.contentOffset == .zero && scrollView.contentInset == .zero)
    #expect(scrollView.minimumZoomScale == 1)
    stage.finger(at: place).drag(by: 0, -50)
    stage.wait(5)
    #expect(scrollView.contentOffset.y.isFinite && scrollView.contentOffset.y > 30)
  }

  @Test("a view without a window scrolls at once")
  func noWindow() {
    scrollView.removeFromSuperview()
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(scrollView.contentOffset.y == 50 && stage.log == ["scrolled to 0, 50"])
  }
}
