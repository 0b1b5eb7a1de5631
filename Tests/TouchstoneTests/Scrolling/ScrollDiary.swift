import Foundation
import Touchstone
import TouchstoneTesting

/// A scroll view's delegate that writes everything it hears into the stage's log. Of scrolls that
/// follow each other only the last is kept: "scrolled to 0, 40".
@MainActor final class ScrollDiary: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let prefix: String
  /// Where the content was at each step, and when.
  var steps: [(time: TimeInterval, offset: CGPoint)] = []
  weak var zoomedView: UIView?
  var onScroll: (UIScrollView) -> Void = { _ in }
  var onBegin: (UIScrollView) -> Void = { _ in }
  var onEnd: (UIScrollView) -> Void = { _ in }
  var retarget: (CGPoint, CGPoint) -> CGPoint = { _, target in target }
  private var lastScroll: Int?

  init(_ stage: Stage, prefix: String = "") {
    self.stage = stage
    self.prefix = prefix
  }

  private func note(_ words: String) { stage.log.append(prefix + words) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    steps.append((stage.scene.touchSystem.now.seconds, scrollView.contentOffset))
    if let last = stage.log.last, last.hasPrefix(prefix + "scrolled") { stage.log.removeLast() }
    note("scrolled to \(scrollView.contentOffset.spelled)")
    onScroll(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if let last = stage.log.last, last.hasPrefix(prefix + "scrolled") { stage.log.removeLast() }
    if let last = stage.log.last, last.hasPrefix(prefix + "zoomed") { stage.log.removeLast() }
    note("zoomed to \(scrollView.zoomScale.spelled) at \(scrollView.contentOffset.spelled)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("will begin dragging\(flags(scrollView))")
    onBegin(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end dragging at \(velocity.spelled) for \(targetContentOffset.pointee.spelled)")
    targetContentOffset.pointee = retarget(velocity, targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging\(decelerate ? ", going on" : "")\(flags(scrollView))")
    onEnd(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("did decelerate\(flags(scrollView))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("will zoom")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("did zoom to \(scale.spelled)")
  }

  /// What is still so, where one would not expect it.
  private func flags(_ view: UIScrollView) -> String {
    view.isDecelerating ? " (decelerating)" : ""
  }
}

extension Stage {
  /// A scroll view with content of that size, whose delegate's diary is the log.
  func addScrollView(
    frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 400),
    content: CGSize = CGSize(width: 200, height: 4000), to superview: UIView? = nil,
    prefix: String = ""
  ) -> (view: UIScrollView, diary: ScrollDiary) {
    frameRate = 100
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = content
    let diary = ScrollDiary(self, prefix: prefix)
    scrollView.delegate = diary
    (superview ?? view).addSubview(scrollView)
    return (scrollView, diary)
  }
}
