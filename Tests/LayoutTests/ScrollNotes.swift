import Foundation
import Touchstone
import TouchstoneTesting

/// A delegate that writes into the stage's log where the content is, of scrolls in a row the last.
final class ScrollNotes: NSObject, UIScrollViewDelegate {
  let stage: Stage
  var mayScrollToTop = true

  init(_ stage: Stage) { self.stage = stage }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if stage.log.last?.hasPrefix("scrolled to 0") == true { stage.log.removeLast() }
    stage.log.append("scrolled to 0, \(Int(scrollView.contentOffset.y.rounded()))")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { mayScrollToTop }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    stage.log.append("scrolled to the top")
  }
}

extension Stage {
  /// A scroll view with content of that size, whose delegate's notes are the log.
  func addNotedScrollView(
    content: CGSize = CGSize(width: 200, height: 4000), to superview: UIView? = nil
  ) -> (view: UIScrollView, diary: ScrollNotes) {
    frameRate = 100
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scrollView.contentSize = content
    let notes = ScrollNotes(self)
    scrollView.delegate = notes
    (superview ?? view).addSubview(scrollView)
    return (scrollView, notes)
  }
}
