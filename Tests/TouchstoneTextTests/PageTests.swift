import Testing
import TouchstoneTesting
import UIKit

@Suite("Pages")
struct PageTests {
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let stage: Stage
    var pages: [UIViewController]
    init(_ stage: Stage) {
      self.stage = stage
      pages = (0..<3).map { Noted("\($0)", on: stage) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      stage.log.append("before \(viewController.title ?? "")")
      let index = pages.firstIndex(of: viewController) ?? 0
      return index > 0 ? pages[index - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      stage.log.append("after \(viewController.title ?? "")")
      let index = pages.firstIndex(of: viewController) ?? 0
      return index + 1 < pages.count ? pages[index + 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { stage.log.append("willTransition \(pendingViewControllers[0].title ?? "")") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      stage.log.append(
        "didFinish from \(previousViewControllers[0].title ?? "")\(completed ? "" : ", not done")")
    }
  }

  let stage = Stage()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let book: Book

  init() {
    book = Book(stage)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.show(pages)
    stage.log = []
  }

  private func swipe(_ x: CGFloat) {
    stage.finger(at: CGPoint(x: 200, y: 400)).down().move(by: x, 0, in: 0.2).up()
    stage.wait(2)
  }

  @Test("a swipe asks for neighbours, turns the page and asks for the next (PAG-01, PAG-02)")
  func turning() {
    swipe(-150)
    #expect(
      stage.log == [
        "after 0", "before 0", "willTransition 1", "1.willAppear", "0.willDisappear",
        "0.didDisappear", "1.didAppear", "didFinish from 0", "after 1",
      ])
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(book.pages[0].parent == nil && book.pages[1].view.window != nil)
    stage.log = []
    swipe(150)
    #expect(
      stage.log == [
        "willTransition 0", "0.willAppear", "1.willDisappear", "1.didDisappear", "0.didAppear",
        "didFinish from 1", "before 0",
      ])
  }

  @Test("a page that was not turned far enough goes back (PAG-03)")
  func goingBack() {
    stage.finger(at: CGPoint(x: 200, y: 400)).down().move(by: -60, 0, in: 0.4).hold(0.4).up()
    stage.wait(2)
    #expect(
      stage.log == [
        "after 0", "before 0", "willTransition 1", "1.willAppear", "0.willDisappear",
        "1.willDisappear", "0.willAppear", "1.didDisappear", "0.didAppear",
        "didFinish from 0, not done",
      ])
    #expect(pages.viewControllers == [book.pages[0]] && book.pages[1].parent == nil)
  }

  @Test("before the first page there is nothing to turn to (PAG-03)")
  func edge() {
    swipe(150)
    #expect(stage.log == ["after 0", "before 0"])
  }

  @Test("code turns a page without the delegate, and is told when it is there (PAG-04)")
  func byCode() {
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { [stage] done in
      stage.log.append("completion \(done)")
    }
    stage.wait(1)
    #expect(
      stage.log == [
        "2.willAppear", "0.willDisappear", "0.didDisappear", "2.didAppear", "completion true",
      ])
    #expect(pages.viewControllers == [book.pages[2]])
  }

  @Test("without a data source no finger turns pages (PAG-01)")
  func without() {
    pages.dataSource = nil
    swipe(-150)
    #expect(stage.log == [])
  }

  @Test("pages go with their controller")
  func releasing() {
    weak var gone: UIPageViewController?
    do {
      let other = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      other.setViewControllers([UIViewController()], direction: .forward, animated: false)
      stage.show(other)
      gone = other
      stage.window.rootViewController = nil
    }
    #expect(gone == nil)
  }
}
