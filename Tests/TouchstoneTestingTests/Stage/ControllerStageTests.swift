import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// View controllers on a stage.
@Suite struct ControllerStageTests {
  private final class Page: UIViewController {
    let name: String
    weak var stage: Stage?

    init(_ name: String, _ stage: Stage?) {
      self.name = name
      self.stage = stage
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

    private func note(_ words: String) { stage?.log.append("\(name) \(words)") }
  }

  @Test("a controller that is shown appears, fills the window, and goes when another comes")
  func showing() {
    let stage = Stage(size: CGSize(width: 300, height: 500))
    let (one, two) = (Page("one", stage), Page("two", stage))
    stage.show(one)
    #expect(stage.view === one.view)
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: CGPoint(x: 250, y: 450)).tap()
    stage.show(two)
    stage.finger(at: CGPoint(x: 250, y: 450)).tap()
    #expect(
      stage.expect(log: [
        "one loaded", "one will appear", "one did appear", "tap ended",
        "one will disappear", "one did disappear", "two loaded", "two will appear",
        "two did appear",
      ]) == .met)
    #expect(stage.window.subviews.count == 1)
    #expect(two.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test("a stage can be made of a controller")
  func made() {
    let page = Page("page", nil)
    let stage = Stage(page)
    #expect(stage.window.rootViewController === page)
    #expect(page.view.window === stage.window)
  }
}
