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

  private func show(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> UIPageViewController {
    let other = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    other.dataSource = book
    other.delegate = book
    other.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.show(other)
    stage.log = []
    return other
  }

  private static let turned: [String] = [
    "after 0", "before 0", "willTransition 1", "1.willAppear", "0.willDisappear",
    "0.didDisappear", "1.didAppear", "didFinish from 0", "after 1",
  ]

  @Test("vertical pages are turned upwards, and not sideways (PAG-01)")
  func vertical() {
    let other = show(.scroll, .vertical)
    swipe(-150)
    #expect(stage.log == [])
    stage.finger(at: CGPoint(x: 200, y: 600)).down().move(by: 0, -300, in: 0.2).up()
    stage.wait(2)
    #expect(stage.log.lines == Self.turned)
    #expect(other.viewControllers == [book.pages[1]])
  }

  @Test("pages that curl are turned as pages that scroll (PAG-01)")
  func curl() {
    let other = show(.pageCurl, .horizontal)
    swipe(-150)
    #expect(stage.log.lines == Self.turned)
    #expect(other.gestureRecognizers.count == 1 && other.spineLocation == .min)
  }

  @Test("a page fills the controller, and the next one comes after the spacing (PAG-01)")
  func spacing() {
    let other = show(.scroll, .horizontal, options: [.interPageSpacing: 20])
    #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil).minX == 0)
    #expect(book.pages[0].view.bounds.width == 400)
    let finger = stage.finger(at: CGPoint(x: 300, y: 400)).down().move(by: -210, 0, in: 0.5)
    stage.wait(0.1)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil).minX == 220)
    finger.up()
    stage.wait(2)
    #expect(stage.log.lines == Self.turned)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil).minX == 0)
    #expect(other.viewControllers == [book.pages[1]])
  }

  @Test("a finger that catches a turning page takes it back (PAG-03)")
  func caught() {
    stage.finger(at: CGPoint(x: 300, y: 400)).down().move(by: -100, 0, in: 0.1).up()
    stage.wait(0.05)
    let finger = stage.finger(at: CGPoint(x: 100, y: 400)).down()
    #expect(
      stage.log == [
        "after 0", "before 0", "willTransition 1", "1.willAppear", "0.willDisappear",
      ])
    finger.move(by: 250, 0, in: 0.4).hold(0.3).up()
    stage.wait(2)
    #expect(
      stage.log == [
        "after 0", "before 0", "willTransition 1", "1.willAppear", "0.willDisappear",
        "1.willDisappear", "0.willAppear", "1.didDisappear", "0.didAppear",
        "didFinish from 0, not done",
      ])
    #expect(pages.viewControllers == [book.pages[0]])
  }

  final class Counted: NSObject, UIPageViewControllerDataSource {
    let book: Book
    init(_ book: Book) { self.book = book }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerBefore: controller)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerAfter: controller)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }

  @Test("the dots follow the pages, and a tap on them turns none")
  func dots() {
    let counted = Counted(book)
    pages.dataSource = counted
    stage.view.layoutIfNeeded()
    stage.wait(0.1)
    let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.numberOfPages == 3 && dots?.currentPage == 0)
    stage.log = []
    let middle = dots.map { $0.convert(CGPoint(x: $0.bounds.maxX - 20, y: 18), to: nil) }
    stage.finger(at: middle ?? .zero).tap()
    stage.wait(1)
    #expect(stage.log == [] && dots?.currentPage == 0)
    swipe(-150)
    #expect(dots?.currentPage == 1)
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
