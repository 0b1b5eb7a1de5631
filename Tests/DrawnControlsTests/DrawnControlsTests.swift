import DrawnControls
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct DrawnControlsTests {
  private let stage = Stage(size: CGSize(width: 400, height: 700))
  private let controller = DrawnControlsViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test("a finger draws a line of one breadth, and it is in the picture")
  func finger() {
    stage.finger(at: CGPoint(x: 100, y: 100)).drag(by: 80, 40, in: 0.2)
    let stroke = controller.canvas.strokes[0]
    #expect(controller.canvas.strokes.count == 1 && stroke.points.allSatisfy { $0.width == 3 })
    #expect(stroke.points.last?.place == CGPoint(x: 160, y: 110))
    #expect(stage.picture.contains("stroke-linecap=\"round\""))
  }

  @Test("a pencil that is pressed draws a broader line")
  func pencil() {
    let pencil = stage.pencil(at: CGPoint(x: 100, y: 100), force: 4)
    pencil.drag(by: 50, 0, in: 0.2)
    #expect(controller.canvas.strokes[0].points.last?.width == 10)
  }

  @Test("a stroke that is taken away by an interruption leaves nothing")
  func interruption() {
    let finger = stage.finger(at: CGPoint(x: 100, y: 100))
    finger.down()
    finger.move(by: 30, 0, in: 0.1)
    stage.interrupt()
    #expect(controller.canvas.strokes.map(\.points.count) == [0])
  }

  @Test("the knob turns with the finger and clicks at its end, once")
  func knob() {
    let center = middle(of: controller.knob)
    let finger = stage.finger(at: CGPoint(x: center.x - 40, y: center.y))
    finger.down()
    finger.move(to: CGPoint(x: center.x, y: center.y - 40), in: 0.2)
    #expect(abs(controller.knob.value - 1 / 3) < 0.02)
    finger.move(to: CGPoint(x: center.x - 40, y: center.y), in: 0.2)
    finger.move(to: CGPoint(x: center.x - 10, y: center.y + 40), in: 0.2)
    finger.up()
    #expect(controller.knob.value == 0 && stage.log.filter { $0 == "haptic light" }.count == 1)
  }

  @Test("the knob goes up by a tenth for those who cannot see it")
  func steps() {
    stage.increment("Ink")
    #expect(controller.knob.accessibilityValue == "10%")
  }

  @Test("the nearer thumb follows, and stops at the other")
  func range() {
    let range = controller.range
    let y = middle(of: range).y
    let left = range.convert(CGPoint(x: 14 + 0.25 * (range.bounds.width - 28), y: 0), to: nil).x
    stage.finger(at: CGPoint(x: left + 5, y: y)).drag(by: 400, 0, in: 0.5)
    #expect(range.lower == 0.75 && range.upper == 0.75)
  }

  @Test("the joystick stays in its ring, says so, and swings back past the middle")
  func joystick() throws {
    var seen: [CGPoint] = []
    controller.joystick.onChange = { seen.append($0) }
    stage.finger(at: middle(of: controller.joystick)).drag(by: 0, 300, in: 0.3)
    #expect((seen.map(\.y).max() ?? 0) > 0.999 && controller.joystick.direction == .zero)
    #expect(stage.log == ["haptic medium"])
    let stick = try #require(controller.joystick.layer.sublayers?.first)
    let rest = stick.position.y
    var highest = CGFloat.infinity
    for _ in 0..<30 {
      stage.wait(0.02)
      highest = min(highest, stick.presentation()?.position.y ?? rest)
    }
    #expect(highest < rest - 1)
    stage.wait(2)
    #expect(stick.animationKeys() == nil)
  }
}
