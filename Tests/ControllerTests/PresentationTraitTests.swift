import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Presentations receive changes of traits and sizes")
struct PresentationTraitTests {
  final class Presentation: UIPresentationController {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append(
        "\(previousTraitCollection?.userInterfaceStyle ?? .unspecified) to "
          + "\(traitCollection.userInterfaceStyle)")
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("willTransition to \(newCollection.userInterfaceStyle)")
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  final class Shown: UIViewController, UIViewControllerTransitioningDelegate {
    private(set) weak var presentation: Presentation?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = Presentation(presentedViewController: presented, presenting: presenting)
      presentation = made
      return made
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      presentation?.log.append("shown.willTransition")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      presentation?.log.append("shown.changed")
    }
  }

  private let stage = Stage()
  private let root = UIViewController()

  private func present(_ shown: Shown, over presenter: UIViewController) throws -> Presentation {
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = shown
    presenter.present(shown, animated: false)
    stage.wait(1)
    return try #require(shown.presentation)
  }

  @Test("the presentation comes before the controller that it presents")
  func order() throws {
    stage.show(root)
    let presentation = try present(Shown(), over: root)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      presentation.log == [
        "willTransition to dark", "shown.willTransition", "light to dark", "shown.changed",
      ])
  }

  @Test("a registered closure gets the presentation and its traits before, until it is given back")
  func registration() throws {
    stage.show(root)
    let presentation = try present(Shown(), over: root)
    let token = presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (presentation: Presentation, previous: UITraitCollection) in
      presentation.log.append("registered from \(previous.userInterfaceStyle)")
    }
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    presentation.unregisterForTraitChanges(token)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(presentation.log.filter { $0.hasPrefix("registered") } == ["registered from light"])
  }

  @Test("a presentation above another presentation receives them too")
  func chain() throws {
    stage.show(root)
    let (below, above) = (Shown(), Shown())
    _ = try present(below, over: root)
    let presentation = try present(above, over: below)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      presentation.log == [
        "willTransition to dark", "shown.willTransition", "light to dark", "shown.changed",
      ])
  }
}
