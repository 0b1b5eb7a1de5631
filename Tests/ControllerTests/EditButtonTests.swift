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
