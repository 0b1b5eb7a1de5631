import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct CoordinateSpaces {
  let stage = Stage()
  private let point = CGPoint(x: 13, y: 57)

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    isNear(left.origin, right.origin) && abs(left.width - right.width) < 1e-9
      && abs(left.height - right.height) < 1e-9
  }

  /// A view at (100, 200), 40 by 20, scrolled by (3, 4), twice as large and turned by a quarter.
  private func turned() -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 20))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    stage.view.addSubview(view)
    return view
  }

  @Test("scroll, scale and turn are undone around the anchor point [API-W08, HIT-05]")
  func turnedView() {
    let view = turned()
    // The bounds' middle (23, 14) lies at the center (120, 210); one to the right is two down.
    #expect(isNear(view.convert(CGPoint(x: 23, y: 14), to: stage.view), CGPoint(x: 120, y: 210)))
    #expect(isNear(view.convert(CGPoint(x: 24, y: 14), to: stage.view), CGPoint(x: 120, y: 212)))
    #expect(isNear(view.convert(CGPoint(x: 23, y: 15), to: stage.view), CGPoint(x: 118, y: 210)))
    #expect(isNear(view.convert(CGPoint(x: 120, y: 212), from: stage.view), CGPoint(x: 24, y: 14)))
    #expect(
      isNear(
        view.convert(view.bounds, to: stage.view),
        CGRect(x: 100, y: 170, width: 40, height: 80)))
    #expect(isNear(view.frame, CGRect(x: 100, y: 170, width: 40, height: 80)))
    view.anchorPoint = .zero
    #expect(isNear(view.convert(CGPoint(x: 3, y: 4), to: stage.view), CGPoint(x: 120, y: 210)))
    #expect(isNear(view.frame, CGRect(x: 80, y: 210, width: 40, height: 80)))
  }

  @Test("there and back is where one was, between any two spaces [API-W21]")
  func roundTrips() {
    stage.window.frame = CGRect(x: 11, y: 22, width: 300, height: 400)
    let view = turned()
    view.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.3, y: 0.4)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.transform = CGAffineTransform(rotationAngle: -2).scaledBy(x: 0.1, y: 5)
    view.addSubview(inner)
    let spaces: [any UICoordinateSpace] = [
      view, inner, stage.window, stage.scene.screen.coordinateSpace, stage.scene.coordinateSpace,
      stage.scene.screen.fixedCoordinateSpace,
    ]
    for first in spaces {
      for second in spaces {
        let there = first.convert(point, to: second)
        #expect(isNear(second.convert(there, to: first), point))
        #expect(isNear(first.convert(there, from: second), point))
        let rect = CGRect(origin: point, size: CGSize(width: 5, height: 6))
        #expect(isNear(first.convert(rect, to: second), second.convert(rect, from: first)))
      }
    }
  }

  @Test("a space that is not of the kit's making is asked itself [API-W21]")
  func strangeSpace() {
    final class Shifted: UICoordinateSpace {
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x + 1000, y: point.y)
      }
      func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        CGPoint(x: point.x - 1000, y: point.y)
      }
      func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect }
      func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect }
    }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.view.addSubview(view)
    let shifted = Shifted()
    #expect(view.convert(.zero, to: shifted) == CGPoint(x: -990, y: 20))
    #expect(view.convert(.zero, from: shifted) == CGPoint(x: 990, y: -20))
  }

  @Test("nil is the window for a view and the screen for a window [API-W08, API-N06]")
  func nilViewAndWindow() {
    stage.window.frame = CGRect(x: 11, y: 22, width: 300, height: 400)
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 20))
    stage.view.addSubview(view)
    let other = UIWindow(windowScene: stage.scene)
    other.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    let size = CGSize(width: 5, height: 6)
    #expect(view.convert(point, to: nil) == CGPoint(x: 113, y: 257))
    #expect(view.convert(CGPoint(x: 113, y: 257), from: nil) == point)
    #expect(stage.window.convert(point, to: nil) == CGPoint(x: 24, y: 79))
    #expect(stage.window.convert(CGPoint(x: 24, y: 79), from: nil) == point)
    #expect(stage.window.convert(point, to: other) == CGPoint(x: -26, y: 19))
    #expect(stage.window.convert(point, from: other) == CGPoint(x: 52, y: 95))
    #expect(
      stage.window.convert(CGRect(origin: point, size: size), to: other)
        == CGRect(x: -26, y: 19, width: 5, height: 6))
    #expect(
      stage.window.convert(CGRect(origin: point, size: size), from: nil)
        == CGRect(x: 2, y: 35, width: 5, height: 6))
  }

  @Test("a screen has bounds, a scale and spaces [API-N07]")
  func screen() {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 30, height: 20), scale: 2)
    #expect(screen.scale == 2)
    #expect(screen.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(screen.fixedCoordinateSpace.bounds == screen.bounds)
    #expect(stage.window.screen === stage.scene.screen)
  }
}
