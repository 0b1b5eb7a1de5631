import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Zooming a scroll view")
struct ScrollZoomTests {
  let stage = Stage()
  let scrollView: UIScrollView
  let diary: ScrollDiary
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  init() {
    (scrollView, diary) = stage.addScrollView(content: CGSize(width: 200, height: 400))
    scrollView.addSubview(picture)
    scrollView.maximumZoomScale = 4
    diary.zoomedView = picture
  }

  /// The point of the picture at a place of the window, in the picture's own coordinates.
  private func point(at place: CGPoint) -> CGPoint { picture.convert(place, from: nil) }

  @Test("the point between the fingers stays between them [PIN-05]")
  func anchored() {
    let hand = stage.hand(at: CGPoint(x: 80, y: 150), spread: 80).down()
    hand.pinch(to: 1.2, in: 0.05)
    let held = point(at: CGPoint(x: 80, y: 150))
    hand.pinch(to: 2.4, in: 0.2)
    #expect(scrollView.isZooming && scrollView.zoomScale > 1.9)
    #expect(point(at: CGPoint(x: 80, y: 150)).distance(from: held) < 1e-9)
    hand.move(by: -30, -20, in: 0.1)
    #expect(point(at: CGPoint(x: 50, y: 130)).distance(from: held) < 1e-9)
    #expect(picture.transform.a == scrollView.zoomScale)
    #expect(scrollView.contentSize == picture.frame.size && picture.frame.origin == .zero)
    hand.hold(1).up()
    stage.wait(3)
    #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
  }

  @Test("a pinch tells its beginning, its steps and its end")
  func story() {
    let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 2, in: 0.2)
    let scale = scrollView.zoomScale
    hand.hold(1).up()
    stage.wait(1)
    let offset = CGPoint(x: 100 * (scale - 1), y: 200 * (scale - 1)).spelled
    #expect(
      stage.log == [
        "will zoom", "zoomed to \(scale.spelled) at \(offset)", "did zoom to \(scale.spelled)",
      ])
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("beyond its limit a scale is held back, and springs back to exactly the limit")
  func bounce() {
    scrollView.maximumZoomScale = 2
    let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 4, in: 0.3)
    #expect(scrollView.zoomScale > 2.2 && scrollView.zoomScale < 3)
    #expect(!scrollView.isZoomBouncing)
    hand.up()
    #expect(scrollView.isZoomBouncing && !scrollView.isZooming)
    stage.wait(3)
    #expect(
      stage.log == ["will zoom", "zoomed to 2 at 100, 200", "did zoom to 2"])
    #expect(scrollView.zoomScale == 2 && !scrollView.isZoomBouncing)
    #expect(scrollView.contentSize == CGSize(width: 400, height: 800))
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("smaller than its least scale it springs back as well, and the content to its corner")
  func bounceSmall() {
    stage.hand(at: CGPoint(x: 150, y: 300), spread: 90).down().pinch(to: 0.3, in: 0.3).up()
    #expect(scrollView.isZoomBouncing && scrollView.zoomScale < 0.9)
    stage.wait(3)
    #expect(stage.log.last == "did zoom to 1" && scrollView.contentOffset == .zero)
  }

  @Test("without bounces the scale stops at its limit")
  func noBounce() {
    scrollView.bouncesZoom = false
    scrollView.maximumZoomScale = 1.5
    stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 3, in: 0.3).up()
    #expect(scrollView.zoomScale == 1.5 && !scrollView.isZoomBouncing)
    #expect(stage.log.last == "did zoom to 1.5")
  }

  @Test("two fingers that move drag and zoom at once")
  func both() {
    scrollView.zoomScale = 2
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    stage.log = []
    let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down()
    hand.move(by: 0, -20, in: 0.1)
    let held = point(at: CGPoint(x: 100, y: 180))
    hand.pinch(to: 1.5, in: 0.1)
    #expect(scrollView.isZooming && scrollView.isDragging)
    #expect(point(at: CGPoint(x: 100, y: 180)).distance(from: held) < 3)
    hand.hold(1).up()
    stage.wait(2)
    #expect(stage.log.first == "will begin dragging" && stage.log.contains("will zoom"))
    #expect(stage.log.contains("did end dragging"))
    #expect(!scrollView.isDragging && !scrollView.isZooming && !scrollView.isDecelerating)
  }

  @Test("with one finger left the scale rests and the finger drags, without a jump [PIN-08]")
  func oneLeft() {
    scrollView.zoomScale = 2
    let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 1.4, in: 0.2)
    let scale = scrollView.zoomScale
    let offset = scrollView.contentOffset
    hand.fingers[1].up()
    hand.fingers[0].move(by: -30, 0, in: 0.3).hold(1)
    #expect(scrollView.zoomScale == scale && scrollView.isDragging)
    #expect(abs(scrollView.contentOffset.x - offset.x - 20) < 1e-6)
    hand.fingers[0].up()
    #expect(stage.log.last?.hasPrefix("did zoom") == true || stage.log.last == "did end dragging")
  }

  @Test("fingers that lift one after another leave the content where it is [PIN-08]")
  func oneAfterAnother() {
    let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 2, in: 0.2)
    let offset = scrollView.contentOffset
    hand.fingers[1].hold(0.2).up().hold(0.02)
    hand.fingers[0].up()
    stage.wait(1)
    #expect(scrollView.contentOffset == offset && !scrollView.isZooming)
    #expect(stage.log.count == 3)
  }

  @Test("a finger that joins again goes on from the scale that it finds [PIN-08]")
  func again() {
    let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 1.5, in: 0.2)
    let scale = scrollView.zoomScale
    hand.fingers[1].up()
    hand.fingers[0].move(by: 3, 3, in: 0.1)
    let other = stage.finger(at: CGPoint(x: 160, y: 200)).down()
    other.move(by: 1, 0)
    let ratio = scrollView.zoomScale / scale
    #expect(ratio >= 1 && ratio < 1.02)
    other.move(by: 80, 0, in: 0.1)
    #expect(scrollView.zoomScale / scale > 1.5 && scrollView.isZooming)
  }

  @Test("set by code, the middle stays in the middle, and the limits hold")
  func byCode() {
    scrollView.zoomScale = 2
    #expect(stage.log == ["zoomed to 2 at 100, 200"])
    scrollView.setZoomScale(9, animated: false)
    #expect(scrollView.zoomScale == 4 && scrollView.contentOffset == CGPoint(x: 300, y: 600))
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    scrollView.zoomScale = .nan
    #expect(scrollView.zoomScale == 1)
    diary.zoomedView = nil
    scrollView.zoomScale = 3
    #expect(scrollView.zoomScale == 1)
  }

  @Test("animated, it takes 0.3 s and says when it is done")
  func animated() {
    scrollView.setZoomScale(3, animated: true)
    #expect(scrollView.zoomScale == 1)
    stage.wait(0.15)
    #expect(abs(scrollView.zoomScale - 2) < 1e-6)
    stage.wait(1)
    #expect(stage.log == ["will zoom", "zoomed to 3 at 200, 400", "did zoom to 3"])
  }

  @Test("every beginning of a zoom has one end, also when code zooms under a pinch [COR-07]")
  func zoomedUnderPinch() {
    for scale in [3, 1] as [CGFloat] {
      stage.log = []
      let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 60).down().pinch(to: 2, in: 0.2)
      scrollView.setZoomScale(scale, animated: true)
      hand.pinch(to: 1.5, in: 0.1)
      stage.wait(1)
      #expect(scrollView.zoomScale == scale && !scrollView.isZooming)
      hand.up()
      stage.wait(1)
      #expect(stage.log.filter { $0 == "will zoom" }.count == 2)
      #expect(stage.log.filter { $0.hasPrefix("did zoom") }.count == 2)
      #expect(stage.log.contains("did zoom to \(scale.spelled)"))
    }
  }

  @Test("a pinch whose view loses its room to zoom has its end too [COR-07]")
  func limitsUnderPinch() {
    let hand = stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 2, in: 0.2)
    scrollView.maximumZoomScale = 1
    hand.pinch(to: 1.5, in: 0.1).up()
    stage.wait(2)
    #expect(stage.log.filter { $0 == "will zoom" }.count == 1)
    #expect(stage.log.filter { $0.hasPrefix("did zoom") }.count == 1 && !scrollView.isZooming)
  }

  @Test("a part of the picture fills the view")
  func toRect() {
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
    #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 200, y: 100))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    stage.wait(1)
    #expect(scrollView.zoomScale == 4 && scrollView.contentOffset == .zero)
    #expect(stage.log.last == "did zoom to 4")
    scrollView.zoom(to: .null, animated: false)
    #expect(scrollView.zoomScale == 4)
  }

  @Test("there is a pinch only while there is something to zoom")
  func recognizer() {
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 3, in: 0.3).up()
    scrollView.maximumZoomScale = 4
    diary.zoomedView = nil
    stage.hand(at: CGPoint(x: 100, y: 200), spread: 80).down().pinch(to: 3, in: 0.3).up()
    #expect(stage.log == [] && scrollView.zoomScale == 1)
  }

  @Test("taps find their place in what is zoomed and scrolled [HIT-05]")
  func hits() {
    let dot = UIView(frame: CGRect(x: 90, y: 190, width: 20, height: 20))
    picture.addSubview(dot)
    scrollView.zoom(to: CGRect(x: 80, y: 160, width: 50, height: 100), animated: false)
    var place = CGPoint.zero
    stage.add(UITapGestureRecognizer(), to: dot, named: "tap").addAction { [unowned dot] in
      place = $0.location(in: dot)
    }
    stage.log = []
    stage.finger(at: CGPoint(x: 60, y: 140)).tap()
    #expect(stage.log == ["tap ended"] && place.distance(from: CGPoint(x: 5, y: 5)) < 1e-9)
  }

  @Test("a trackpad's pinch zooms around the pointer [PIN-14]")
  func trackpad() {
    let held = point(at: CGPoint(x: 50, y: 100))
    stage.pointer(at: CGPoint(x: 50, y: 100)).transform(scale: 2)
    #expect(abs(scrollView.zoomScale - 2) < 0.5 && scrollView.zoomScale > 1.5)
    #expect(point(at: CGPoint(x: 50, y: 100)).distance(from: held) < 1e-9)
  }
}

extension CGPoint {
  fileprivate func distance(from other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
