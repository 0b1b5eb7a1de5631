import Composed
import DrawnControls
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Canvas and joystick, written both ways") struct ControlTests {
  private let stage = Stage(size: CGSize(width: 400, height: 700))

  /// Shows the controls; tells the lines on the canvas as places and breadths.
  private func canvas(_ way: Way) -> () -> [[(place: CGPoint, width: CGFloat)]] {
    switch way {
    case .classes:
      let controller = DrawnControlsViewController()
      stage.show(controller)
      return { controller.canvas.strokes.map(\.points).filter { !$0.isEmpty } }
    case .composed:
      let controller = ComposedControlsViewController()
      stage.show(controller)
      return {
        controller.canvas.strokes.map { stroke in
          stroke.samples.map { ($0.location, ComposedCanvas.width(of: $0)) }
        }
      }
    }
  }

  private struct Stick {
    let view: UIView
    let direction: () -> CGPoint
    let listen: (@escaping (CGPoint) -> Void) -> Void
  }

  private func joystick(_ way: Way) -> Stick {
    switch way {
    case .classes:
      let controller = DrawnControlsViewController()
      stage.show(controller)
      let stick = controller.joystick
      return Stick(view: stick, direction: { stick.direction }, listen: { stick.onChange = $0 })
    case .composed:
      let controller = ComposedControlsViewController()
      stage.show(controller)
      let stick = controller.joystick
      return Stick(view: stick, direction: { stick.direction }, listen: { stick.onChange = $0 })
    }
  }

  @Test("a finger draws a line of one breadth, and it is in the picture", arguments: Way.allCases)
  func finger(way: Way) {
    let strokes = canvas(way)
    stage.finger(at: CGPoint(x: 100, y: 100)).drag(by: 80, 40, in: 0.2)
    #expect(strokes().count == 1 && strokes()[0].allSatisfy { $0.width == 3 })
    #expect(strokes()[0].last?.place == CGPoint(x: 160, y: 110))
    #expect(stage.picture.contains("stroke-linecap=\"round\""))
  }

  @Test("a pencil that is pressed draws a broader line", arguments: Way.allCases)
  func pencil(way: Way) {
    let strokes = canvas(way)
    stage.pencil(at: CGPoint(x: 100, y: 100), force: 4).drag(by: 50, 0, in: 0.2)
    #expect(strokes()[0].last?.width == 10)
  }

  @Test("two fingers draw two lines at once, human hands too", arguments: Way.allCases)
  func twoFingers(way: Way) {
    for person in people {
      stage.hands = hands(of: person)
      let strokes = canvas(way)
      stage.hand(at: CGPoint(x: 200, y: 200), spread: 100).down().move(by: 0, 60, in: 0.3).up()
      stage.wait(0.5)
      #expect(strokes().count == 2 && strokes().allSatisfy { $0.count > 5 }, "person \(person)")
    }
  }

  @Test("a stroke that is taken away by an interruption leaves nothing", arguments: Way.allCases)
  func interruption(way: Way) {
    let strokes = canvas(way)
    stage.finger(at: CGPoint(x: 100, y: 100)).drag(by: 30, 0, in: 0.1)
    stage.finger(at: CGPoint(x: 100, y: 200)).down().move(by: 30, 0, in: 0.1)
    #expect(strokes().count == 2)
    stage.interrupt()
    #expect(strokes().count == 1 && strokes()[0].first?.place.y == 70)
  }

  @Test(
    "the joystick stays in its ring, says so, and swings back past the middle",
    arguments: Way.allCases)
  func stick(way: Way) throws {
    let joystick = joystick(way)
    var seen: [CGPoint] = []
    joystick.listen { seen.append($0) }
    stage.wait(0.05)
    let view = joystick.view
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.finger(at: middle).drag(by: 0, 300, in: 0.3)
    #expect((seen.map(\.y).max() ?? 0) > 0.999 && joystick.direction() == .zero)
    #expect(seen.allSatisfy { hypot($0.x, $0.y) < 1.000001 })
    #expect(stage.log == ["haptic medium"])
    let stick = try #require(view.layer.sublayers?.first)
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
