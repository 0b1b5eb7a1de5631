import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What scroll views can besides scrolling (COR-14)")
struct ScrollOptionTests {
  let stage = Stage()
  let scrollView: UIScrollView
  let diary: ScrollNotes
  let place = CGPoint(x: 100, y: 300)

  init() {
    (scrollView, diary) = stage.addNotedScrollView()
  }

  @Test("the defaults are UIKit's (COR-14)")
  func defaults() {
    #expect(scrollView.showsVerticalScrollIndicator && scrollView.showsHorizontalScrollIndicator)
    #expect(scrollView.indicatorStyle == .default && scrollView.scrollsToTop)
    #expect(scrollView.keyboardDismissMode == .none)
    #expect(scrollView.contentInsetAdjustmentBehavior == .automatic)
    #expect(scrollView.bouncesVertically && scrollView.bouncesHorizontally)
    #expect(scrollView.transfersVerticalScrollingToParent)
    #expect(scrollView.transfersHorizontalScrollingToParent)
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scrollView.horizontalScrollIndicatorInsets.bottom == 3)
  }

  @Test("a tap on the status bar goes to the top, and the delegate hears when it is there (COR-14)")
  func toTop() {
    scrollView.contentOffset.y = 1000
    stage.log = []
    stage.scene.tapStatusBar()
    #expect(scrollView.isScrollAnimating)
    stage.wait(1)
    #expect(stage.log == ["scrolled to 0, 0", "scrolled to the top"])
    diary.mayScrollToTop = false
    scrollView.contentOffset.y = 1000
    stage.scene.tapStatusBar()
    stage.wait(1)
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test("of two that may go to the top none does (COR-14)")
  func twoToTop() {
    let other = stage.addNotedScrollView()
    scrollView.contentOffset.y = 500
    stage.scene.tapStatusBar()
    stage.wait(1)
    #expect(scrollView.contentOffset.y == 500)
    other.view.scrollsToTop = false
    stage.scene.tapStatusBar()
    stage.wait(1)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("a drag lets the first responder resign if it is to (COR-14)")
  func keyboard() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    stage.view.addSubview(field)
    field.becomeFirstResponder()
    stage.finger(at: place).drag(by: 0, -40)
    #expect(field.isFirstResponder)
    stage.wait(3)
    scrollView.keyboardDismissMode = .onDrag
    stage.finger(at: place).drag(by: 0, -40)
    #expect(!field.isFirstResponder)
  }

  @Test("the safe area becomes a part of the insets, and content at the top stays there (COR-14)")
  func safeArea() {
    let controller = UIViewController()
    let stage = Stage()
    stage.show(controller)
    scrollView.frame = controller.view.bounds
    controller.view.addSubview(scrollView)
    controller.additionalSafeAreaInsets.top = 44
    stage.wait(0.1)
    #expect(scrollView.adjustedContentInset.top == 44 && scrollView.contentOffset.y == -44)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset.y == 0)
  }

  @Test("pulled down far enough it refreshes, and makes room until that has ended (COR-14)")
  func refresh() {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { _ in stage.log.append("refresh") }, for: .valueChanged)
    scrollView.refreshControl = control
    stage.finger(at: place).down().move(by: 0, 60, in: 0.3).hold(0.2).up()
    stage.wait(3)
    #expect(!control.isRefreshing && !stage.log.contains("refresh"))
    stage.finger(at: place).down().move(by: 0, 300, in: 0.5).hold(0.2).up()
    #expect(control.isRefreshing && stage.log.filter { $0 == "refresh" }.count == 1)
    stage.wait(3)
    #expect(scrollView.contentOffset.y == -60)
    control.endRefreshing()
    stage.wait(3)
    #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
  }

  @Test("content can be kept from bouncing along one axis (COR-14)")
  func bouncing() {
    scrollView.bouncesVertically = false
    stage.finger(at: place).down().move(by: 0, 60, in: 0.3).hold(1)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("stopped, it stays where it is seen, and the finger moves it no more (COR-14)")
  func stopping() {
    stage.finger(at: place).down().move(by: 0, -50, in: 0.05).up()
    stage.wait(0.1)
    let seen = scrollView.contentOffset.y
    scrollView.stopScrollingAndZooming()
    stage.wait(2)
    #expect(scrollView.contentOffset.y == seen && !scrollView.isDecelerating && seen > 40)
    let finger = stage.finger(at: place).down().move(by: 0, -50, in: 0.3)
    scrollView.stopScrollingAndZooming()
    let held = scrollView.contentOffset.y
    finger.move(by: 0, -50, in: 0.3).up()
    #expect(!scrollView.isDragging && scrollView.contentOffset.y == held)
  }

  @Test("one that keeps its scrolling to itself bounces where an outer one could go on (COR-14)")
  func transferring() {
    let inner = stage.addNotedScrollView(
      content: CGSize(width: 200, height: 430), to: scrollView)
    inner.view.contentOffset.y = 30
    inner.view.transfersVerticalScrollingToParent = false
    stage.finger(at: place).down().move(by: 0, -60, in: 0.3).hold(1)
    #expect(scrollView.contentOffset.y == 0 && inner.view.contentOffset.y > 30)
  }

  @Test("across, too, and each way by itself (COR-14)", arguments: [true, false])
  func transferringAcross(transfers: Bool) {
    scrollView.contentSize = CGSize(width: 1000, height: 400)
    let inner = stage.addNotedScrollView(content: CGSize(width: 230, height: 400), to: scrollView)
    inner.view.contentOffset.x = 30
    inner.view.transfersVerticalScrollingToParent = false
    inner.view.transfersHorizontalScrollingToParent = transfers
    stage.finger(at: place).down().move(by: -60, 0, in: 0.3).hold(1)
    #expect((scrollView.contentOffset.x > 0) == transfers)
    #expect((inner.view.contentOffset.x > 30) == !transfers)
  }
}
