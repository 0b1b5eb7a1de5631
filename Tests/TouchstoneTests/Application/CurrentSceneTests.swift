import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What belongs to the scene in use")
struct CurrentSceneTests {
  /// Puts an overlay into the key window when it is tapped.
  private func handler(on stage: Stage) {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.addAction { _ in
      let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIApplication.shared.keyWindow?.addSubview(overlay)
      SceneQueue(near: nil).asyncAfter(deadline: .now() + 0.5) {
        stage.log.append("\(UIScreen.main.bounds.width)")
      }
    }
  }

  @Test(
    "key window, screen and timers are those of the stage whose finger acts [COR-25]",
    arguments: 0..<24)
  func interleaved(_ number: Int) async {
    let wide = Stage(size: CGSize(width: 500 + CGFloat(number), height: 500))
    let narrow = Stage(size: CGSize(width: 200, height: 500))
    handler(on: wide)
    handler(on: narrow)
    for stage in [wide, narrow] {
      await Task.yield()
      stage.finger(at: CGPoint(x: 50, y: 50)).tap()
      #expect(stage.window.subviews.count == 2)
      #expect(UIApplication.shared.keyWindow === stage.window)
      #expect(UIScreen.main === stage.scene.screen)
    }
    await Task.yield()
    for stage in [wide, narrow] { await stage.wait(1) }
    #expect(wide.log == ["tap ended", "\(500 + CGFloat(number))"])
    #expect(narrow.log == ["tap ended", "200.0"])
  }

  @Test("while one scene's handler moves another's finger, each has its own [COR-25]")
  func nested() {
    let outer = Stage()
    let inner = Stage(size: CGSize(width: 100, height: 100))
    var screens: [CGFloat] = []
    inner.add(UITapGestureRecognizer(), named: "inner")
      .addAction { _ in screens.append(UIScreen.main.bounds.width) }
    outer.add(UITapGestureRecognizer(), named: "outer").addAction { _ in
      screens.append(UIScreen.main.bounds.width)
      inner.finger(at: CGPoint(x: 50, y: 50)).tap()
      screens.append(UIScreen.main.bounds.width)
    }
    outer.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(screens == [400, 100, 400])
  }

  @Test("outside of any handling it is the scene that was made or received input last [COR-25]")
  func outside() {
    let first = Stage()
    let second = Stage()
    #expect(UIApplication.shared.keyWindow === second.window)
    first.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(UIApplication.shared.keyWindow === first.window)
  }
}
