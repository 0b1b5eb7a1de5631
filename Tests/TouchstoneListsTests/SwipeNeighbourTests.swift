import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Rows that are swiped beside other gestures")
struct SwipeNeighbourTests {
  /// A table whose rows have an action on each side, and a switch.
  final class Mail: UITableViewController {
    let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.sectionHeaderTopPadding = 0
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let star = UIButton(frame: CGRect(x: 100, y: 5, width: 60, height: 40))
      star.addAction(
        UIAction { [stage] _ in stage.log.append("star \(indexPath.row)") }, for: .touchUpInside)
      cell.contentView.addSubview(star)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "mail" }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.log.append("did select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      stage.log.append("open \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      stage.log.append("closed")
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("scroll")
    }

    private func actions(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { [stage] _, _, done in
          stage.log.append(title)
          done(true)
        }
      ])
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { indexPath.row == 9 ? nil : actions("unread") }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions("delete") }
  }

  let stage = Stage()
  let mail: Mail

  init() { mail = Mail(stage) }

  private func drag(from x: CGFloat, by way: CGFloat, row: Int = 1) {
    stage.finger(at: CGPoint(x: x, y: 75 + 50 * CGFloat(row))).down().move(by: way, 0, in: 0.3)
      .hold(0.3).up()
    stage.wait(1)
  }

  // MARK: Pages

  /// The table on the first of two pages.
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let all: [UIViewController]
    init(_ all: [UIViewController]) { self.all = all }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === all[1] ? all[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
  }

  private func showPages() -> (UIPageViewController, Pages) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Pages([mail, UIViewController()])
    pages.dataSource = source
    pages.setViewControllers([mail], direction: .forward, animated: false)
    stage.show(pages)
    stage.log = []
    return (pages, source)
  }

  @Test("a drag over rows on a page turns the page [LST-66]", arguments: [0.1, 0.3, 1])
  func page(duration: TimeInterval) {
    let (pages, source) = showPages()
    stage.finger(at: CGPoint(x: 300, y: 125)).down().move(by: -250, 0, in: duration).up()
    stage.wait(1)
    #expect(pages.viewControllers == [source.all[1]])
    #expect(stage.log == [])
  }

  @Test("where no finger turns pages, the row is swiped [LST-66]")
  func fixedPage() {
    let (pages, source) = showPages()
    pages.dataSource = nil
    drag(from: 300, by: -120)
    #expect(pages.viewControllers == [source.all[0]])
    #expect(stage.log == ["open 1"])
  }

  @Test("a scroll view that requires the row's swipe to fail leaves rows their swipes [LST-66]")
  func required() {
    let scroll = UIScrollView(frame: stage.view.bounds)
    scroll.contentSize = CGSize(width: 800, height: 800)
    mail.tableView.frame = stage.view.bounds
    scroll.addSubview(mail.tableView)
    stage.view.addSubview(scroll)
    stage.view.layoutIfNeeded()
    mail.tableView.reloadData()
    stage.log = []
    drag(from: 300, by: -120)
    #expect(stage.log == [])
    #expect(scroll.contentOffset.x > 0)
    scroll.contentOffset.x = 0
    for recognizer in mail.tableView.gestureRecognizers ?? [] {
      scroll.panGestureRecognizer.require(toFail: recognizer)
    }
    drag(from: 300, by: -120)
    #expect(stage.log == ["open 1"])
    #expect(scroll.contentOffset.x == 0)
  }

  // MARK: The pop

  private func push() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(mail, animated: false)
    stage.wait(1)
    stage.log = []
    return navigation
  }

  private func row(_ row: Int) -> CGPoint {
    let rect = mail.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return mail.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil)
  }

  @Test(
    "a drag from the left edge pops, also over a row with leading actions [LST-66]",
    arguments: [0.1, 0.5])
  func edge(duration: TimeInterval) {
    let navigation = push()
    stage.finger(at: CGPoint(x: 2, y: row(1).y)).down().move(by: 300, 0, in: duration).up()
    stage.wait(1)
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.log == [])
  }

  @Test("elsewhere a drag to the right reveals leading actions, and does not pop [LST-67]")
  func content() {
    let navigation = push()
    stage.finger(at: CGPoint(x: 60, y: row(1).y)).down().move(by: 60, 0, in: 0.3).hold(0.3).up()
    stage.wait(1)
    #expect(stage.log == ["open 1"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("on a row without leading actions a drag to the right pops [LST-67]")
  func contentWithoutActions() {
    let navigation = push()
    stage.finger(at: CGPoint(x: 60, y: row(9).y)).down().move(by: 300, 0, in: 0.3).up()
    stage.wait(1)
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.log == [])
  }

  @Test("at the root the edge leaves the drag to the row [LST-66]")
  func root() {
    stage.show(UINavigationController(rootViewController: mail))
    stage.log = []
    stage.finger(at: CGPoint(x: 2, y: row(1).y)).down().move(by: 100, 0, in: 0.3).hold(0.3).up()
    stage.wait(1)
    #expect(stage.log == ["open 1"])
  }

  @Test("no conflict is reported between a row's swipe and the pops [LST-66, LST-67]")
  func conflicts() {
    _ = push()
    let sentences = stage.scene.touchSystem.conflicts().map(\.sentence)
    #expect(sentences.filter { $0.contains("swipe actions") } == [])
  }

  // MARK: An open row

  private func open() {
    stage.show(mail)
    drag(from: 300, by: -100)
    #expect(stage.log == ["open 1"])
  }

  @Test("a tap on a control in another row closes the open row, and does nothing else [LST-30]")
  func control() {
    open()
    stage.finger(at: CGPoint(x: 130, y: 275)).tap()
    #expect(stage.log == ["open 1", "closed"])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 130, y: 275)).tap()
    #expect(stage.log == ["open 1", "closed", "star 4"])
  }

  @Test("a tap on a control of the open row closes it [LST-30]")
  func ownControl() {
    open()
    stage.finger(at: CGPoint(x: 130 - 74, y: 125)).tap()
    #expect(stage.log == ["open 1", "closed"])
  }

  @Test("a tap on a header closes the open row [LST-30]")
  func header() {
    open()
    stage.finger(at: CGPoint(x: 130, y: 25)).tap()
    #expect(stage.log == ["open 1", "closed"])
  }

  @Test("a recognizer in another row receives no tap that closes the open row [LST-30]")
  func recognizer() {
    open()
    let cell = mail.tableView.cellForRow(at: IndexPath(row: 4, section: 0))
    stage.add(UITapGestureRecognizer(), to: cell?.contentView ?? UIView(), named: "tap")
    stage.finger(at: CGPoint(x: 300, y: 275)).tap()
    #expect(stage.log == ["open 1", "closed"])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 300, y: 275)).tap()
    #expect(stage.log == ["open 1", "closed", "tap ended"])
  }

  @Test(
    "the open row follows a second drag, and a drag along the table closes it and scrolls [LST-30]")
  func drags() {
    open()
    drag(from: 250, by: -30)
    #expect(stage.log == ["open 1"])
    stage.finger(at: CGPoint(x: 300, y: 475)).down().move(by: 0, -100, in: 0.3).hold(0.3).up()
    #expect(stage.log == ["open 1", "closed", "scroll"])
  }
}
