import Testing
import TouchstoneTesting
import UIKit

@Suite("Buttons of bars")
struct BarButtonTests {
  let stage = Stage()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [unowned stage] _ in stage.log.append(title) })
  }

  @Test("a hidden item has no room in a toolbar, and its neighbour is hit in its place")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    let items = [item("one"), item("two")]
    bar.items = items
    stage.view.addSubview(bar)
    stage.finger(at: CGPoint(x: 24, y: 122)).tap()
    items[0].isHidden = true
    stage.finger(at: CGPoint(x: 24, y: 122)).tap()
    items[0].isHidden = false
    stage.finger(at: CGPoint(x: 24, y: 122)).tap()
    #expect(stage.log == ["one", "two", "one"])
  }

  @Test("a flexible space takes what is left, and a fixed one its width")
  func spaces() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    fixed.width = 100
    bar.items = [item("one"), fixed, item("two"), .flexibleSpace(), item("three")]
    stage.view.addSubview(bar)
    stage.view.layoutIfNeeded()
    for x in [30, 100, 200, 300, 375] as [CGFloat] {
      stage.finger(at: CGPoint(x: x, y: 122)).tap()
      stage.wait(1)
    }
    #expect(stage.log == ["one", "two", "three"])
  }

  @Test("a hidden item leaves a navigation bar, and the next one takes its place")
  func navigationBar() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    let top = UINavigationItem(title: "Top")
    let items = [item("one"), item("two")]
    top.leftBarButtonItems = items
    bar.items = [top]
    stage.view.addSubview(bar)
    stage.finger(at: CGPoint(x: 24, y: 122)).tap()
    items[0].isHidden = true
    stage.finger(at: CGPoint(x: 24, y: 122)).tap()
    #expect(stage.log == ["one", "two"])
  }

  @Test("a selected item has a selected button")
  func selected() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    let one = item("one")
    bar.items = [one]
    stage.view.addSubview(bar)
    stage.window.layoutIfNeeded()
    one.isSelected = true
    let button = bar.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.isSelected == true)
  }
}
