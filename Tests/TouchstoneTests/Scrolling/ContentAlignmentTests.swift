import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Content that is smaller than its scroll view is aligned to a point")
struct ContentAlignmentTests {
  private let stage = Stage()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    scrollView.contentSize = CGSize(width: 100, height: 100)
    stage.view.addSubview(scrollView)
  }

  @Test(
    "the room around the content is shared out",
    arguments: [
      (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0)),
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: -50, y: -100)),
      (CGPoint(x: 1, y: 0), CGPoint(x: -100, y: 0)), (CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -200)),
    ])
  func room(alignment: CGPoint, offset: CGPoint) {
    scrollView.contentAlignmentPoint = alignment
    #expect(scrollView.contentOffset == offset)
  }

  @Test("insets take from the room, and larger content is not aligned")
  func insetsAndSizes() {
    scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scrollView.contentInset = UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0)
    #expect(scrollView.contentOffset == CGPoint(x: -60, y: -120))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    #expect(scrollView.contentOffset.x == -60)
    scrollView.contentOffset.y = 400
    scrollView.contentSize = CGSize(width: 300, height: 200)
    #expect(scrollView.contentOffset == CGPoint(x: -20, y: -70))
  }

  @Test("a finger pulls aligned content, which goes back to its place")
  func pulled() {
    scrollView.alwaysBounceVertical = true
    scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    let finger = stage.finger(at: CGPoint(x: 100, y: 100)).down().move(by: 0, 80, in: 0.2)
    #expect(scrollView.contentOffset.y < -100)
    finger.up()
    stage.wait(3)
    #expect(scrollView.contentOffset == CGPoint(x: -50, y: -100))
  }

  @Test("content that is zoomed out lies there, too")
  func zoomed() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    let delegate = Zooming()
    scrollView.addSubview(delegate.content)
    scrollView.contentSize = delegate.content.bounds.size
    scrollView.delegate = delegate
    scrollView.minimumZoomScale = 0.5
    scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scrollView.setZoomScale(0.5, animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: -50, y: -75))
  }

  @Test("a point that is no number is ignored, with a diagnostic")
  func badPoint() {
    scrollView.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(scrollView.contentAlignmentPoint == .zero && scrollView.contentOffset == .zero)
    #expect(stage.trace.contains { "\($0)".contains("contentAlignmentPoint") })
  }
}
