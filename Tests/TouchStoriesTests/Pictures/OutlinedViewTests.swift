import Foundation
import Testing
import Touchstone

@testable import TouchStories

@Suite struct OutlinedViewTests {
  private let scene = UIWindowScene(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: scene)
    window.accessibilityIdentifier = "window"
    window.makeKeyAndVisible()
  }

  private func add(_ name: String, _ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    (superview ?? window).addSubview(view)
    return view
  }

  private var outlines: [String] {
    OutlinedView.all(in: scene).map { outline in
      "\(outline.name): "
        + outline.corners.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }
        .joined(separator: " ")
    }
  }

  @Test("corners are where transforms and scrolled superviews put them")
  func transforms() {
    let card = add("card", CGRect(x: 100, y: 100, width: 200, height: 100))
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let badge = add("badge", CGRect(x: 0, y: 0, width: 20, height: 10), to: card)
    badge.transform = CGAffineTransform(scaleX: 2, y: 2)
    card.bounds.origin = CGPoint(x: 10, y: 0)
    #expect(
      outlines == [
        "window: 0,0 400,0 400,800 0,800", "card: 250,50 250,250 150,250 150,50",
        "badge: 255,30 255,70 235,70 235,30",
      ])
  }

  @Test("views on the same place share an outline; hidden and flat ones have none")
  func sharing() {
    let view = add("view", CGRect(x: 0, y: 0, width: 400, height: 800))
    add("hidden", CGRect(x: 0, y: 0, width: 10, height: 10), to: view).isHidden = true
    add("clear", CGRect(x: 0, y: 0, width: 10, height: 10), to: view).alpha = 0
    let flat = add("flat", CGRect(x: 0, y: 0, width: 10, height: 10), to: view)
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(outlines == ["window › view: 0,0 400,0 400,800 0,800"])
  }
}
