import Testing
import Touchstone
import TouchstoneTesting

@Suite("The edit button of a controller")
struct EditButtonTests {
  private final class Controller: UIViewController {
    var log: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("\(editing) animated \(animated)")
    }
  }

  @Test("it turns editing on and off, and reads what it does next")
  func toggles() {
    let stage = Stage()
    let controller = Controller()
    stage.show(UINavigationController(rootViewController: controller))
    let item = controller.editButtonItem
    controller.navigationItem.rightBarButtonItem = item
    stage.wait(0.1)
    #expect(controller.editButtonItem === item && item.title == "Edit")
    item.sendAction()
    #expect(controller.isEditing && item.title == "Done" && item.style == .done)
    controller.isEditing = false
    #expect(item.title == "Edit" && item.style == .plain)
    #expect(controller.log == ["true animated true", "false animated false"])
  }
}

@Suite("Bar button items")
struct BarButtonItemTests {
  @Test("an item that was hidden first shows its custom view, and a bar shows the view that is set")
  func customViews() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(UINavigationController(rootViewController: controller))
    let bar = try #require(controller.navigationController).navigationBar
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.isHidden = true
    let (first, second) = (UIView(), UIView())
    item.customView = first
    controller.navigationItem.rightBarButtonItem = item
    stage.wait(0.1)
    #expect(first.isDescendant(of: bar) && first.isHidden)
    item.isHidden = false
    item.customView = second
    stage.wait(0.1)
    #expect(first.superview == nil && second.isDescendant(of: bar) && second.frame.width == 44)
    item.customView = nil
    stage.wait(0.1)
    #expect(second.superview == nil)
    #expect(bar.subviews.contains { ($0 as? UIButton)?.title(for: .normal) == "Go" })
  }
}
