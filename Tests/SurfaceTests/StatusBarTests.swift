import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What controllers want of the status bar")
struct StatusBarTests {
  private final class Wanting: UIViewController {
    let style: UIStatusBarStyle
    let wantsNone: Bool
    var speaker: UIViewController?

    init(_ style: UIStatusBarStyle, wantsNone: Bool = false) {
      (self.style, self.wantsNone) = (style, wantsNone)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { wantsNone }
    override var childForStatusBarStyle: UIViewController? { speaker }
  }

  private let stage = Stage()

  private var wanted: [Bool] {
    let manager = stage.scene.statusBarManager
    return [manager?.statusBarStyle == .lightContent, manager?.isStatusBarHidden == true]
  }

  @Test("the controller that covers the screen decides, or the child that it names")
  func deciding() {
    #expect(wanted == [false, false])
    let (root, child) = (Wanting(.default, wantsNone: true), Wanting(.lightContent))
    stage.show(root)
    #expect(wanted == [false, true])
    root.addChild(child)
    root.speaker = child
    #expect(wanted == [true, true])
    let cover = Wanting(.lightContent)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    #expect(wanted == [true, false])
    root.dismiss(animated: false)
    #expect(wanted == [true, true])
  }

  @Test("a sheet leaves it to the one below, unless it says otherwise")
  func sheets() {
    let (root, sheet) = (Wanting(.default), Wanting(.lightContent, wantsNone: true))
    stage.show(root)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: true)
    stage.wait(1)
    #expect(wanted == [false, false])
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(wanted == [true, true])
  }

  @Test("a bar of navigation has its own style, and what is below it says whether there is any")
  func navigation() {
    let navigation = UINavigationController(
      rootViewController: Wanting(.lightContent, wantsNone: true))
    stage.show(navigation)
    #expect(wanted == [false, true])
    navigation.isNavigationBarHidden = true
    #expect(wanted == [true, true])
  }
}
