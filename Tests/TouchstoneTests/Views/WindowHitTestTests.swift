import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct WindowHitTestTests {
  let stage = Stage()

  @discardableResult
  private func addWindow(_ name: String, frame: CGRect? = nil) -> UIWindow {
    let window = UIWindow(windowScene: stage.scene)
    if let frame { window.frame = frame }
    window.makeKeyAndVisible()
    stage.addLoudView(frame: window.bounds, to: window, named: name)
    return window
  }

  /// The name of the view that a finger there begins in.
  private func viewHit(_ x: CGFloat = 10, _ y: CGFloat = 10) -> String? {
    stage.log = []
    stage.finger(at: CGPoint(x: x, y: y)).tap()
    return stage.log.first.map { String($0.prefix { $0 != "." }) }
  }

  @Test("the window that was ordered last is hit first [HIT-12]")
  func order() {
    let first = addWindow("first")
    addWindow("second")
    #expect(viewHit() == "second")
    first.makeKeyAndVisible()
    #expect(viewHit() == "first")
    first.isHidden = true
    #expect(viewHit() == "second")
  }

  @Test("a higher level goes before, whatever the order [HIT-12, API-N02]")
  func level() {
    let alert = addWindow("alert")
    alert.windowLevel = .alert
    let bar = addWindow("bar", frame: CGRect(x: 0, y: 0, width: 400, height: 20))
    bar.windowLevel = .statusBar
    addWindow("normal")
    #expect(viewHit() == "alert")
    alert.isHidden = true
    #expect(viewHit() == "bar")
    #expect(viewHit(10, 20) == "normal")
  }

  @Test(
    "a window that answers nil is passed over; one without a view there answers itself [HIT-12]")
  func passedOver() {
    final class Glass: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    addWindow("below")
    let glass = Glass(windowScene: stage.scene)
    glass.makeKeyAndVisible()
    #expect(viewHit() == "below")
    let empty = UIWindow(windowScene: stage.scene)
    empty.makeKeyAndVisible()
    #expect(empty.hitTest(CGPoint(x: 1, y: 1), with: nil) === empty)
    #expect(viewHit() == nil)
  }

  @Test("a window is invisible until it is made visible [API-N03]")
  func invisible() {
    addWindow("below")
    let window = UIWindow(windowScene: stage.scene)
    stage.addLoudView(frame: window.bounds, to: window, named: "above")
    #expect(viewHit() == "below")
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(viewHit() == "above")
  }

  @Test("each touch of a sequence goes to the window it began in [OPN-32, API-T06, API-V05]")
  func twoWindows() {
    addWindow("left", frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    addWindow("right", frame: CGRect(x: 200, y: 0, width: 200, height: 800))
    let left = stage.finger(at: CGPoint(x: 10, y: 10)).down()
    let right = stage.finger(at: CGPoint(x: 210, y: 10)).down()
    stage.together {
      left.move(by: 250, 0)
      right.move(by: 0, 5)
    }
    left.up()
    right.up()
    #expect(
      stage.log == [
        "left.began a", "right.began b", "left.moved a", "right.moved b", "left.ended a",
        "right.ended b",
      ])
  }
}
