import Foundation
import Testing
import Touchstone

@testable import TouchInspector

@Suite("Who would be hit")
struct HitTests {
  private let stage: StagedScene
  private let window: UIWindow

  init() {
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)))
    window = UIWindow(windowScene: scene)
    window.accessibilityIdentifier = "window"
    window.makeKeyAndVisible()
    stage = StagedScene(watching: scene)
  }

  @discardableResult
  private func add<View: UIView>(_ name: String, _ view: View, to parent: UIView? = nil) -> View {
    view.accessibilityIdentifier = name
    (parent ?? window).addSubview(view)
    return view
  }

  private func square(_ origin: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: origin, y: origin, width: side, height: side)
  }

  private func told(at x: CGFloat, _ y: CGFloat) -> [String] {
    HitReport(at: CGPoint(x: x, y: y), in: stage).steps.map { "\($0.name) \($0.words)" }
  }

  @Test("each view that keeps out is told with its reason, from the front")
  func reasons() {
    add("card", UIView(frame: square(0, 200)))
    add("hidden", UIView(frame: square(0, 200))).isHidden = true
    add("faint", UIView(frame: square(0, 200))).alpha = 0.001
    add("deaf", UIView(frame: square(0, 200))).isUserInteractionEnabled = false
    add("far", UIView(frame: square(250, 20)))
    #expect(
      told(at: 50, 50) == [
        "window has the point", "far does not have the point",
        "deaf takes no touches: isUserInteractionEnabled is false",
        "faint cannot be seen: its alpha is below 0.01", "hidden is hidden", "card is hit",
      ])
  }

  @Test("a subview beyond its view's bounds is not asked, and that is said")
  func beyond() {
    let card = add("card", UIView(frame: square(0, 100)))
    add("badge", UIView(frame: square(90, 40)), to: card)
    #expect(
      told(at: 120, 120) == [
        "window is hit: no subview has the point",
        "card does not have the point, so that its subviews beyond its bounds are not asked",
      ])
  }

  @Test("a view that answers for another is told, and so is who hears")
  func other() {
    final class Sender: UIView {
      weak var other: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { other }
    }
    let card = add("card", UIView(frame: square(200, 50)))
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    card.addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    pan.isEnabled = false
    window.addGestureRecognizer(pan)
    add("sender", Sender(frame: square(0, 100))).other = card
    let report = HitReport(at: CGPoint(x: 20, y: 20), in: stage)
    #expect(
      report.steps.last?.words == "an override of hitTest(_:with:) answers card"
        && report.view == stage.census.number(of: card)
        && report.listeners.map { "\($0.name) \($0.words)" }
          == ["tap listens on it", "pan is switched off"]
    )
  }
}
