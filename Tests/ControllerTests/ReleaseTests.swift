import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Found by the fuzzer of the gallery: a screen that was up when its scene went never went itself.
@Suite("Controllers that nobody holds any more")
struct ReleaseTests {
  /// Lets a scene go at that time after a controller was presented in it.
  private func present(
    _ controller: UIViewController, until seconds: TimeInterval,
    _ style: UIModalPresentationStyle
  ) {
    let (stage, root) = (Stage(), UIViewController())
    stage.show(root)
    controller.modalPresentationStyle = style
    root.present(controller, animated: true)
    stage.wait(seconds)
  }

  @Test(
    "a presented one goes with its scene, also while it still comes",
    arguments: [UIModalPresentationStyle.custom, .pageSheet], [0.2, 2])
  func presented(style: UIModalPresentationStyle, seconds: TimeInterval) {
    weak var presented: UIViewController?
    do {
      let controller = UIViewController()
      presented = controller
      present(controller, until: seconds, style)
      #expect(controller.presentationController != nil)
    }
    #expect(presented == nil)
  }

  @Test("one that goes is gone in the middle of it, too")
  func dismissed() {
    weak var presented: UIViewController?
    do {
      let (stage, root, controller) = (Stage(), UIViewController(), UIViewController())
      presented = controller
      stage.show(root)
      controller.modalPresentationStyle = .pageSheet
      root.present(controller, animated: true)
      stage.wait(2)
      controller.dismiss(animated: true)
      stage.wait(0.2)
    }
    #expect(presented == nil)
  }

  @Test("one whose presentation was asked for, and that never came")
  func never() {
    weak var alert: UIAlertController?
    weak var sheet: UIViewController?
    do {
      let controllers = (
        UIAlertController(title: nil, message: nil, preferredStyle: .alert), UIViewController()
      )
      (alert, sheet) = controllers
      #expect(controllers.1.sheetPresentationController != nil)
    }
    #expect(alert == nil && sheet == nil)
  }
}
