import Lists
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Chat") struct ChatTests {
  private let chat = ChatViewController()
  private let stage: Stage

  init() {
    stage = Stage(chat)
    stage.wait(1)
  }

  private func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.finger(at: middle).tap()
    stage.wait(1)
  }

  private func send(_ text: String) throws {
    tap(chat.input)
    stage.type(text)
    let button = try #require(
      chat.input.superview?.subviews.compactMap { $0 as? UIButton }.first)
    tap(button)
  }

  private var lastVisible: Int? { chat.tableView.indexPathsForVisibleRows?.last?.row }

  @Test("the newest message is in sight, and stays above the keyboard")
  func keyboard() {
    #expect(lastVisible == 29)
    let top = chat.input.convert(CGPoint.zero, to: nil).y
    tap(chat.input)
    #expect(chat.input.isFirstResponder)
    #expect(chat.input.convert(CGPoint.zero, to: nil).y <= top - 216)
    #expect(lastVisible == 29)
    // A drag puts it away.
    stage.finger(at: CGPoint(x: 200, y: 100)).down().move(by: 0, 60, in: 0.2).hold(0.2).up()
    stage.wait(1)
    #expect(!chat.input.isFirstResponder)
    #expect(chat.input.convert(CGPoint.zero, to: nil).y == top)
  }

  @Test("what is sent comes as the last message")
  func sending() throws {
    try send("Hello")
    #expect(chat.messages.last == "Hello" && chat.input.text == "")
    #expect(lastVisible == 30)
    #expect(chat.input.isFirstResponder)
  }

  @Test("several lines make the field higher, up to a limit")
  func lines() {
    tap(chat.input)
    let height = chat.input.bounds.height
    stage.type("one\ntwo\nthree")
    #expect(chat.input.bounds.height > height + 20)
    stage.type("\n4\n5\n6\n7\n8")
    #expect(chat.input.bounds.height == 120 && chat.input.isScrollEnabled)
  }

  @Test("a long press likes a message, and does not put the keyboard away as a tap does")
  func liking() {
    tap(chat.input)
    stage.finger(at: CGPoint(x: 200, y: 100)).longPress()
    stage.wait(1)
    #expect(chat.liked.count == 1 && chat.input.isFirstResponder)
    stage.finger(at: CGPoint(x: 200, y: 100)).tap()
    stage.wait(1)
    #expect(chat.liked.count == 1 && !chat.input.isFirstResponder)
  }
}

@MainActor @Suite("Settings") struct SettingsTests {
  private let settings = SettingsViewController()
  private let stage: Stage

  init() {
    stage = Stage(settings)
    stage.wait(1)
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func row(_ section: Int, _ row: Int) throws -> CGRect {
    let cell = try #require(
      settings.tableView.cellForRow(at: IndexPath(row: row, section: section)))
    return cell.convert(cell.bounds, to: nil)
  }

  @Test("a switch turns, and its row is not selected")
  func switching() throws {
    stage.finger(at: middle(settings.wireless)).tap()
    #expect(settings.wireless.isOn)
    stage.wait(1)
    // Beside the switch nothing happens: the row cannot be highlighted.
    let row = try row(0, 0)
    stage.finger(at: CGPoint(x: row.minX + 40, y: row.midY)).tap()
    #expect(settings.wireless.isOn && settings.opened == [])
    stage.wait(1)
    stage.finger(at: CGPoint(x: row.minX + 40, y: try self.row(0, 1).midY)).tap()
    #expect(settings.opened == ["About"])
  }

  @Test("a slider follows a finger that goes sideways, and the table one that goes up")
  func sliding() {
    let thumb = middle(settings.brightness)
    stage.finger(at: thumb).down().move(by: 60, 0, in: 0.3).up()
    #expect(settings.brightness.value > 0.6)
    #expect(settings.tableView.contentOffset.y == 0)
    stage.wait(1)
    let value = settings.brightness.value
    stage.finger(at: CGPoint(x: 200, y: 30)).down().move(by: 0, 80, in: 0.1).hold(0.1)
    #expect(settings.brightness.value == value)
    #expect(settings.tableView.contentOffset.y < 0)
  }

  @Test("a picker unfolds below its row, turns under a finger without the table, and folds")
  func picking() throws {
    let title = try row(2, 0)
    stage.finger(at: CGPoint(x: title.midX, y: title.midY)).tap()
    stage.wait(1)
    let picker = try row(2, 1)
    #expect(picker.height == 180)
    let offset = settings.tableView.contentOffset
    stage.finger(at: CGPoint(x: picker.midX, y: picker.midY)).down().move(by: 0, -34, in: 0.5)
      .hold(0.3).up()
    stage.wait(2)
    #expect(settings.chosenSize == 2)
    #expect(settings.tableView.contentOffset == offset)
    stage.finger(at: CGPoint(x: title.midX, y: title.midY)).tap()
    stage.wait(1)
    #expect(settings.opened == ["Text size", "Text size"])
    #expect(settings.tableView.rectForRow(at: IndexPath(row: 1, section: 2)).height == 0)
  }

  @Test("a name is typed in its row, and the return key ends that")
  func naming() {
    stage.finger(at: middle(settings.name)).tap()
    stage.wait(1)
    stage.type("Ada\n")
    #expect(settings.name.text == "Ada" && !settings.name.isFirstResponder)
    #expect(settings.opened == [])
  }
}
