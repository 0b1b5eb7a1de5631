import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A scroll view among others")
struct ScrollNeighbourTests {
  let stage = Stage()
  let scrollView: UIScrollView
  let diary: ScrollDiary
  let place = CGPoint(x: 100, y: 300)

  init() {
    (scrollView, diary) = stage.addScrollView()
  }

  private func addInner(_ content: CGSize) -> (view: UIScrollView, diary: ScrollDiary) {
    stage.addScrollView(content: content, to: scrollView, prefix: "inner ")
  }

  @Test("of two that go the same way the inner moves first; at its edge a new drag moves the outer")
  func nested() {
    let inner = addInner(CGSize(width: 200, height: 430))
    stage.finger(at: place).down().move(by: 0, -60, in: 0.3).hold(1).up()
    stage.wait(3)
    #expect(
      stage.log.filter { !$0.contains("scrolled") } == [
        "inner will begin dragging", "inner will end dragging at 0, 0 for 0, 30",
        "inner did end dragging, going on", "inner will decelerate", "inner did decelerate",
      ])
    #expect(inner.view.contentOffset.y == 30 && scrollView.contentOffset.y == 0)
    stage.log = []
    stage.finger(at: place).down().move(by: 0, -30, in: 0.3).hold(1).up()
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 20", "will end dragging at 0, 0 for 0, 20",
        "did end dragging",
      ])
    stage.log = []
    stage.finger(at: place).down().move(by: 0, 20, in: 0.3).hold(1).up()
    #expect(stage.log.first == "inner will begin dragging" && inner.view.contentOffset.y == 20)
    _ = inner.diary
  }

  @Test("at both edges the inner bounces")
  func bothAtEdge() {
    let inner = addInner(CGSize(width: 200, height: 430))
    stage.finger(at: place).down().move(by: 0, 30, in: 0.3).hold(1)
    #expect(inner.view.contentOffset.y < -5 && scrollView.contentOffset.y == 0)
    _ = inner.diary
  }

  @Test("of two that cross, the direction of the drag decides")
  func crossing() {
    let inner = addInner(CGSize(width: 2000, height: 400))
    stage.finger(at: place).down().move(by: -30, -8, in: 0.3).hold(1).up()
    #expect(inner.view.contentOffset == CGPoint(x: 20, y: 0) && scrollView.contentOffset == .zero)
    stage.finger(at: place).down().move(by: -8, -30, in: 0.3).hold(1).up()
    #expect(inner.view.contentOffset == CGPoint(x: 20, y: 0))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 20))
    _ = inner.diary
  }

  @Test("a touch that catches the outer does not reach the inner")
  func caughtOuter() {
    let inner = addInner(CGSize(width: 2000, height: 400))
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.1)
    stage.finger(at: place).down().move(by: -60, 0, in: 0.2).hold(1).up()
    #expect(inner.view.contentOffset == .zero && !scrollView.isDecelerating)
    _ = inner.diary
  }

  @Test("the pan waits for another recognizer to fail [FAI-01]")
  func requirement() {
    let swipe = stage.add(UISwipeGestureRecognizer(), to: scrollView, named: "swipe")
    swipe.direction = .up
    scrollView.panGestureRecognizer.require(toFail: swipe)
    stage.finger(at: place).down().move(by: 0, -100, in: 0.1).up()
    stage.wait(3)
    #expect(stage.log == ["swipe ended"] && scrollView.contentOffset == .zero)
    stage.log = []
    stage.finger(at: place).down().move(by: 0, -40, in: 1).hold(1).up()
    #expect(stage.log.first == "will begin dragging" && scrollView.contentOffset.y == 30)
  }

  @Test("others wait for the pan to fail [FAI-01]")
  func required() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pan.require(toFail: scrollView.panGestureRecognizer)
    stage.finger(at: place).drag(by: 0, -40)
    #expect(!stage.log.contains("pan began"))
    stage.wait(5)
    stage.log = []
    stage.finger(at: place).drag(by: 60, 0)
    #expect(stage.log == ["pan began", "pan ended"])
  }

  @Test("a subclass that is its own pan's delegate lets others pan along [API-D02]")
  func simultaneous() {
    final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let sharing = Sharing(frame: scrollView.frame)
    sharing.contentSize = CGSize(width: 200, height: 4000)
    stage.view.addSubview(sharing)
    #expect(sharing.panGestureRecognizer.delegate === sharing)
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 0, -40)
    #expect(stage.log.contains("pan began") && sharing.contentOffset.y > 20)
  }

  @Test("a scroll view is the delegate of its own pan, and nobody else may be [COR-05]")
  func foreignDelegate() {
    final class Other: NSObject, UIGestureRecognizerDelegate {}
    final class Stubborn: UIScrollView {
      override func gestureRecognizerShouldBegin(_ other: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let other = Other()
    let pan = scrollView.panGestureRecognizer
    #expect(pan.delegate === scrollView && stage.diagnostics == [])
    pan.delegate = other
    pan.delegate = nil
    #expect(pan.delegate === scrollView && stage.diagnostics.count == 2)
    let stubborn = Stubborn().panGestureRecognizer
    #expect(pan.delegate?.gestureRecognizerShouldBegin(pan) == true)
    let own = Stubborn()
    #expect(
      own.panGestureRecognizer.delegate?.gestureRecognizerShouldBegin(own.panGestureRecognizer)
        == false)
    #expect(stubborn.delegate == nil)
  }

  @Test("an interruption ends a drag where it is, or lets it spring back [DEL-27]")
  func interrupted() {
    stage.finger(at: place).down().move(by: 0, -30, in: 0.03)
    stage.interrupt()
    stage.wait(1)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 20", "will end dragging at 0, 0 for 0, 20",
        "did end dragging",
      ])
    stage.finger(at: place).down().move(by: 0, 80, in: 0.1)
    stage.interrupt()
    stage.wait(3)
    #expect(scrollView.contentOffset == .zero && stage.log.last == "did decelerate")
  }

  @Test("scrolling that is switched off ends a drag and a glide")
  func switchedOff() {
    stage.finger(at: place).down().move(by: 0, -30, in: 0.03)
    scrollView.isScrollEnabled = false
    #expect(stage.log.last == "did end dragging" && !scrollView.isDragging)
    stage.interrupt()
    scrollView.isScrollEnabled = true
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.1)
    let place = scrollView.contentOffset
    scrollView.isScrollEnabled = false
    stage.wait(1)
    #expect(scrollView.contentOffset == place && stage.log.last == "did decelerate")
    #expect(!scrollView.isDecelerating && stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("one that leaves its window in the middle of a drag or a glide is at rest")
  func removed() {
    let finger = stage.finger(at: place).down().move(by: 0, -30, in: 0.03)
    scrollView.removeFromSuperview()
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 20", "will end dragging at 0, 0 for 0, 20",
        "did end dragging",
      ])
    finger.up()
    stage.view.addSubview(scrollView)
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.1)
    scrollView.removeFromSuperview()
    stage.wait(5)
    #expect(!scrollView.isDecelerating && stage.log.last == "did decelerate")
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test(
    "a delegate may take the scroll view away at any step", arguments: ["scroll", "begin", "end"])
  func removedByDelegate(step: String) {
    let remove: (UIScrollView) -> Void = { $0.removeFromSuperview() }
    switch step {
    case "scroll": diary.onScroll = remove
    case "begin": diary.onBegin = remove
    default: diary.onEnd = remove
    }
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(5)
    #expect(!scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking)
    #expect(stage.log.filter { $0.hasPrefix("did end dragging") }.count == 1)
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("one that goes in the middle of a glide leaves nothing behind")
  func deallocated() {
    weak var gone: UIScrollView?
    do {
      let view = UIScrollView(frame: scrollView.frame)
      view.contentSize = CGSize(width: 200, height: 4000)
      stage.view.addSubview(view)
      stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
      stage.wait(0.1)
      view.removeFromSuperview()
      gone = view
    }
    stage.wait(1)
    #expect(gone == nil && stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("a trackpad scrolls it as a finger does, and throws it [PAN-15]")
  func trackpad() {
    stage.pointer(at: place).scroll(by: 0, -40, steps: 4)
    #expect(scrollView.isDecelerating)
    stage.wait(10)
    #expect(
      stage.log == [
        "will begin dragging", "scrolled to 0, 40", "will end dragging at 0, 1 for 0, 539",
        "did end dragging, going on", "will decelerate", "scrolled to 0, 539", "did decelerate",
      ])
  }

  @Test("a wheel scrolls by its clicks alone, and not past the edge [PAN-15]")
  func wheel() {
    let pointer = stage.pointer(at: place)
    pointer.scroll(by: 0, -40, steps: 2, isDiscrete: true)
    #expect(scrollView.contentOffset.y == 40 && !scrollView.isDecelerating)
    pointer.scroll(by: 0, 90, steps: 3, isDiscrete: true)
    #expect(scrollView.contentOffset.y == 0)
    #expect(stage.log.last == "did end dragging")
  }

  @Test("what scrolls is laid out [API-W14]")
  func layout() {
    final class Counting: UIScrollView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting(frame: scrollView.frame)
    view.contentSize = CGSize(width: 200, height: 4000)
    stage.view.addSubview(view)
    stage.wait(0.1)
    let before = view.count
    stage.finger(at: place).down().move(by: 0, -15, in: 0.15).hold(1).up()
    #expect(view.count == before + 5)
  }

  @Test("the defaults are UIKit's [API-C20]")
  func defaults() {
    let view = UIScrollView()
    #expect(view.delaysContentTouches && view.canCancelContentTouches && view.bounces)
    #expect(view.bouncesZoom && view.isScrollEnabled && !view.isPagingEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isDirectionalLockEnabled && view.decelerationRate == .normal)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.pinchGestureRecognizer == nil && view.contentSize == .zero)
    #expect(view.panGestureRecognizer.allowedScrollTypesMask == .all)
    #expect(view.adjustedContentInset == .zero && view.contentOffset == .zero)
    #expect(view.clipsToBounds && !UIView().clipsToBounds)
  }
}
