import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Page controls") struct PageControlTests {
  let stage = Stage()
  let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))

  init() {
    control.numberOfPages = 5
    stage.view.addSubview(control)
    control.addAction(
      UIAction { [stage, control] _ in
        stage.log.append("\(control.currentPage) \(control.interactionState)")
      }, for: .valueChanged)
  }

  @Test("the page is held within the pages, and code hears of it from nobody [CTL-15, API-C18]")
  func limits() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -3
    #expect((control.numberOfPages, control.currentPage) == (0, 0))
    #expect(stage.log == [])
  }

  @Test("a tap goes one page to its side, and stops at the ends [API-C18]")
  func taps() {
    let (left, right) = (
      stage.finger(at: CGPoint(x: 120, y: 113)), stage.finger(at: CGPoint(x: 180, y: 113))
    )
    left.tap()
    for _ in 0..<6 { right.tap() }
    left.tap()
    #expect(
      stage.log == ["1 discrete", "2 discrete", "3 discrete", "4 discrete", "3 discrete"])
    #expect(control.interactionState == .none)
  }

  @Test("a drag goes to the page under the finger [API-C18]")
  func drag() {
    // The dots are 17 points apart, the third one in the middle.
    let finger = stage.finger(at: CGPoint(x: 150, y: 113)).down().move(by: 9, 0)
    #expect(stage.log == [])
    finger.move(by: 8, 0).move(by: 1, 0).move(by: 100, 0).move(by: -200, 0).up()
    #expect(stage.log == ["3 continuous", "4 continuous", "0 continuous"])
    #expect(control.interactionState == .none)
  }

  @Test("without that, a drag is a long tap [API-C18]")
  func noDrag() {
    control.allowsContinuousInteraction = false
    stage.finger(at: CGPoint(x: 130, y: 113)).down().move(by: 40, 0).up()
    #expect(stage.log == ["1 discrete"])
  }

  @Test("there is a dot for each page, or none for a single one [API-C18]")
  func dots() {
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.midX) == [16, 33, 50, 67, 84])
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 51, height: 26))
    control.numberOfPages = 1
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.isHidden) == [false])
    control.hidesForSinglePage = true
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.isHidden) == [true])
  }

  @Test("any number of pages is kept, and dots are made for a thousand")
  func manyPages() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 26))
    pages.numberOfPages = Int.max
    pages.currentPage = Int.max
    pages.layoutIfNeeded()
    #expect(pages.numberOfPages == Int.max && pages.currentPage == Int.max - 1)
    #expect(pages.intrinsicContentSize.width.isFinite)
  }
}
