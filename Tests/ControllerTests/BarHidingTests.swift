import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Navigation controllers that hide their bars")
struct BarHidingTests {
  let stage = Stage()
  let content = UIViewController()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: content)
    content.toolbarItems = [
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    ]
    navigation.isToolbarHidden = false
    stage.show(navigation)
  }

  /// The bars that are shown. A bar whose frame contradicts its flag is "half" shown.
  private var bars: String {
    let height = navigation.view.bounds.height
    let states = [
      ("bar", navigation.navigationBar.frame.maxY > 0, !navigation.isNavigationBarHidden),
      ("toolbar", navigation.toolbar.frame.minY < height, !navigation.isToolbarHidden),
    ]
    return states.compactMap { name, isInside, isShown in
      isInside == isShown ? (isShown ? name : nil) : "half \(name)"
    }.joined(separator: " ")
  }

  /// What is shown after each of these.
  private func bars(after steps: () -> Void...) -> [String] {
    steps.map { step in
      step()
      stage.wait(0.5)
      return bars
    }
  }

  private func tap(_ x: CGFloat = 200, _ y: CGFloat = 400) {
    stage.finger(at: CGPoint(x: x, y: y)).tap()
  }
  private func swipe(_ distance: CGFloat, across: CGFloat = 0) {
    stage.finger(at: CGPoint(x: 200, y: 400)).drag(by: across, distance, in: 0.2)
  }

  @Test("a tap in the content hides and shows both bars")
  func taps() {
    navigation.hidesBarsOnTap = true
    #expect(bars(after: { tap() }, { tap() }, { tap() }) == ["", "bar toolbar", ""])
    #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
    navigation.hidesBarsOnTap = false
    #expect(bars(after: { tap() }) == [""])
  }

  @Test("a tap on a bar, on a button, or for another recognizer leaves the bars")
  func handledTaps() {
    navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
    button.addAction(UIAction { _ in stage.log.append("button") }, for: .touchUpInside)
    let photo = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
    content.view.addSubview(button)
    content.view.addSubview(photo)
    stage.add(UITapGestureRecognizer(), to: photo, named: "photo")
    let after = bars(
      after: { tap(200, 20) }, { tap(200, navigation.view.bounds.height - 20) }, { tap(50, 325) },
      { tap(50, 425) })
    #expect(after == Array(repeating: "bar toolbar", count: 4))
    #expect(stage.log == ["button", "photo ended"])
  }

  @Test("a swipe up hides both bars, one down shows them, one across neither")
  func swipes() {
    navigation.hidesBarsOnSwipe = true
    let after = bars(
      after: { swipe(60) }, { swipe(-60) }, { swipe(-60) }, { swipe(5, across: 80) }, { swipe(60) },
      { swipe(5, across: 80) })
    #expect(after == ["bar toolbar", "", "", "", "bar toolbar", "bar toolbar"])
    #expect(navigation.barHideOnSwipeGestureRecognizer.view === navigation.view)
  }

  @Test("a finger that goes up and comes back hides the bars and shows them")
  func turns() {
    navigation.hidesBarsOnSwipe = true
    let finger = stage.finger(at: CGPoint(x: 200, y: 400)).down()
    let after = bars(
      after: { finger.move(by: 0, -80, in: 0.2) }, { finger.move(by: 0, 60, in: 0.2) },
      { finger.move(by: 0, -60, in: 0.2) })
    #expect(after == ["", "bar toolbar", ""])
  }

  @Test("the content scrolls under the finger that hides the bars")
  func scrolling() {
    navigation.hidesBarsOnSwipe = true
    let scrollView = UIScrollView(frame: content.view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    content.view.addSubview(scrollView)
    stage.finger(at: CGPoint(x: 200, y: 400)).drag(by: 0, -100, in: 0.3)
    #expect(scrollView.contentOffset.y > 50 && bars == "")
  }

  @Test("a toolbar without items stays, and one that is hidden stays hidden")
  func toolbars() {
    navigation.hidesBarsOnTap = true
    content.toolbarItems = []
    #expect(bars(after: { tap() }, { tap() }) == ["toolbar", "bar toolbar"])
    navigation.isToolbarHidden = true
    #expect(bars(after: { tap() }, { tap() }) == ["", "bar"])
  }

  @Test("a keyboard hides the bars; they stay hidden when it goes, and a tap shows them")
  func keyboard() {
    navigation.hidesBarsWhenKeyboardAppears = true
    func post(_ name: Notification.Name, _ screen: UIScreen?) {
      NotificationCenter.default.post(name: name, object: screen)
    }
    let own = stage.scene.screen
    let after = bars(
      after: { tap() }, { post(UIResponder.keyboardWillShowNotification, Stage().scene.screen) },
      { post(UIResponder.keyboardWillShowNotification, own) },
      { post(UIResponder.keyboardWillHideNotification, own) }, { tap() }, { tap() })
    #expect(after == ["bar toolbar", "bar toolbar", "", "", "bar toolbar", "bar toolbar"])
  }

  @Test("a compact height hides the bars, a regular one shows them, and so does a tap")
  func compactHeight() {
    navigation.hidesBarsWhenVerticallyCompact = true
    func turn(_ height: UIUserInterfaceSizeClass) {
      stage.scene.traits = UITraitCollection(verticalSizeClass: height)
    }
    let after = bars(
      after: { turn(.compact) }, { turn(.regular) }, { tap() }, { turn(.compact) }, { tap() },
      { tap() }, { turn(.regular) })
    #expect(
      after == ["", "bar toolbar", "bar toolbar", "", "bar toolbar", "bar toolbar", "bar toolbar"])
  }

  @Test("nothing is attached unless it is needed, and the recognizers may be asked for early")
  func early() {
    #expect(navigation.view.gestureRecognizers?.count == 2)
    let early = UINavigationController(rootViewController: UIViewController())
    let recognizer = early.barHideOnTapGestureRecognizer
    early.hidesBarsOnTap = true
    stage.show(early)
    tap()
    #expect(recognizer.view === early.view && early.isNavigationBarHidden)
  }
}
