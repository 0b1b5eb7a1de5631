import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Smoke {
  @Test func single() {
    let stage = Stage()
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    stage.add(UITapGestureRecognizer(), named: "single").require(toFail: double)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.wait(0.35)
    #expect(stage.log == [])
    stage.wait(0.01)
    #expect(stage.log == ["single ended"])
    stage.log = []
    stage.finger(at: CGPoint(x: 50, y: 50)).doubleTap()
    stage.wait(1)
    #expect(stage.log == ["double ended"])
    print(stage.trace.map(\.description).joined(separator: "\n"))
  }
  @Test func pan() {
    let stage = Stage()
    stage.addLoudView(named: "view")
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 30, 0, in: 0.1)
    stage.hand(at: CGPoint(x: 200, y: 200)).down().pinch(to: 2, in: 0.05).turn(by: 0.5, in: 0.05)
      .up()
    print(stage.log)
    print(stage.trace.map(\.description).joined(separator: "\n"))
    _ = (pan, tap, pinch)
  }
}
