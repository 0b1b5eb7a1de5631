import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Alert views, activities and split views")
struct OlderControllerTests {
  let stage = Stage()
  let root: NotedController

  init() {
    root = NotedController("root", on: stage)
    stage.show(root)
    stage.window.makeKeyAndVisible()
    stage.log = []
  }

  private final class Answers: UIAlertViewDelegate {
    var given: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      given.append(alertView.buttonTitle(at: buttonIndex) ?? "none")
    }
  }

  private func button(_ title: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == title { return view }
      for subview in view.subviews { if let found = find(subview) { return found } }
      return nil
    }
    return find(stage.window)
  }

  private func tap(_ title: String) throws {
    let view = try #require(button(title))
    stage.finger(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)).tap()
    stage.wait(1)
  }

  @Test("an alert view asks in the key window, and its delegate receives the answer")
  func alertView() throws {
    let answers = Answers()
    let alert = UIAlertView(
      title: "Erase?", message: nil, delegate: answers, cancelButtonTitle: "No",
      otherButtonTitles: "Yes")
    // Within the stage's input, so that its window is the key window.
    let asking = UITapGestureRecognizer()
    asking.touchstone.addAction { _ in alert.show() }
    root.view.addGestureRecognizer(asking)
    stage.finger(at: CGPoint(x: 20, y: 20)).tap()
    stage.wait(1)
    #expect(alert.isVisible && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    try tap("Yes")
    #expect(answers.given == ["Yes"] && !alert.isVisible)
    #expect(root.presentedViewController == nil)
  }

  private final class Print: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("print") }
    override var activityTitle: String? { "Print" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  }

  @Test("an app's own activity gets the items, and the handler what was chosen")
  func activities() throws {
    let activity = Print()
    let controller = UIActivityViewController(
      activityItems: ["page"], applicationActivities: [activity])
    var ends: [String] = []
    controller.completionWithItemsHandler = { type, completed, _, _ in
      ends.append("\(type?.rawValue ?? "none") \(completed)")
    }
    root.present(controller, animated: false)
    stage.wait(1)
    try tap("Print")
    #expect(activity.items as? [String] == ["page"])
    root.present(
      UIActivityViewController(activityItems: [], applicationActivities: nil), animated: false)
    stage.wait(1)
    try tap("Cancel")
    #expect(ends == ["print true"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a tap on an image picker cancels: its delegate is asked, or it goes by itself")
  func imagePicker() throws {
    final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var cancelled: [UIImagePickerController] = []
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        cancelled.append(picker)
      }
    }
    let owner = Owner()
    let picker = UIImagePickerController()
    picker.delegate = owner
    root.present(picker, animated: false)
    stage.wait(1)
    try tap("UIImagePickerController")
    #expect(owner.cancelled == [picker] && root.presentedViewController === picker)
    picker.delegate = nil
    try tap("UIImagePickerController")
    #expect(owner.cancelled == [picker] && root.presentedViewController == nil)
  }

  @Test("a split view shows its primary controller, and pushes the other onto it")
  func split() {
    let split = UISplitViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    split.viewControllers = [navigation]
    stage.show(split)
    #expect(navigation.view.superview === split.view && navigation.splitViewController === split)
    navigation.topViewController?.showDetailViewController(detail, sender: nil)
    stage.wait(1)
    #expect(navigation.topViewController === detail && split.isCollapsed)
  }

  @Test("the keyboard's guide lies below the safe area, and follows the keyboard's notifications")
  func keyboardGuide() {
    let guide = root.view.keyboardLayoutGuide
    root.view.layoutIfNeeded()
    let bounds = root.view.bounds
    #expect(guide.layoutFrame.maxY == bounds.maxY)
    #expect(guide.layoutFrame.minY == root.view.safeAreaLayoutGuide.layoutFrame.maxY)
    let keyboard = CGRect(x: 0, y: bounds.maxY - 250, width: bounds.width, height: 250)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)])
    root.view.layoutIfNeeded()
    #expect(guide.layoutFrame == keyboard)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    root.view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == root.view.safeAreaLayoutGuide.layoutFrame.maxY)
  }
}
