import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Recognition measures on the screen; what is asked for is converted to the view that is named.
@Suite struct RecognizerCoordinatesTests {
  let stage = Stage()
  /// 200 by 200 around (200, 400), turned a quarter clockwise and twice as large.
  let turned = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
  /// Inside it, moved by (50, 20).
  let inner = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 100))

  init() {
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    turned.addSubview(inner)
    stage.view.addSubview(turned)
    stage.frameRate = 100
  }

  @Test(
    "a pan tells translation and velocity in the view that is asked for [PAN-05, PAN-11, REC-01]")
  func pan() {
    let pan = stage.watch(UIPanGestureRecognizer(), on: inner) { [inner, turned] pan in
      [nil, turned, inner].map {
        "\(pan.translation(in: $0).spelled) \(pan.velocity(in: $0).spelled)"
      }.joined(separator: " | ")
    }
    stage.finger(at: CGPoint(x: 200, y: 400)).down().move(by: 0, 20, in: 0.01)
    #expect(stage.log == ["began 0, 10 0, 2000 | 5, 0 1000, 0 | 5, 0 1000, 0"])
    pan.setTranslation(CGPoint(x: 1, y: 3), in: inner)
    #expect(pan.translation(in: inner).spelled == "1, 3")
    #expect(pan.translation(in: nil).spelled == "-6, 2")
  }

  @Test("the hysteresis is that of the screen, not of the view [REC-01, PAN-02]")
  func hysteresis() {
    stage.add(UIPanGestureRecognizer(), to: inner, named: "pan")
    let finger = stage.finger(at: CGPoint(x: 200, y: 400)).down().move(by: 0, 10)
    #expect(stage.log == [])
    finger.move(by: 0, 0.1)
    #expect(stage.log == ["pan began"])
  }

  @Test("locations are told in the view that is asked for [API-G15, API-G17, REC-01]")
  func locations() {
    let tap = stage.watch(UITapGestureRecognizer(), on: inner) { [inner, turned] tap in
      [nil, turned, inner].map {
        "\(tap.location(in: $0).spelled) of \(tap.location(ofTouch: 1, in: $0).spelled)"
      }.joined(separator: " | ")
    }
    tap.numberOfTouchesRequired = 2
    stage.hand(at: CGPoint(x: 210, y: 400), spread: 40).tap()
    #expect(stage.log == ["ended 210, 400 of 230, 400 | 100, 95 of 100, 85 | 50, 75 of 50, 65"])
  }

  @Test("a window that is not at the screen's corner has places of its own [API-G15, PAN-05]")
  func movedWindow() {
    stage.window.frame.origin = CGPoint(x: 30, y: 40)
    stage.watch(UIPanGestureRecognizer()) {
      "\($0.location(in: nil).spelled) \($0.translation(in: nil).spelled)"
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 20, 0)
    #expect(stage.log == ["began 40, 10 10, 0"])
  }

  @Test("a pinch and a rotation measure on the screen [PIN-04, REC-01]")
  func pinchAndRotation() {
    let pinch = stage.watch(UIPinchGestureRecognizer(), on: turned) { $0.scale.spelled }
    stage.hand(at: CGPoint(x: 200, y: 400), spread: 40, angle: 0.3).down()
      .pinch(to: 1.15, in: 0).pinch(to: 1.5 / 1.15, in: 0).pinch(to: 2, in: 0).up()
    #expect(stage.log == ["began 1", "changed 2", "ended 2"])
    turned.removeGestureRecognizer(pinch)
    stage.log = []
    turned.transform = CGAffineTransform(scaleX: -2, y: 2)
    stage.watch(UIRotationGestureRecognizer(), on: turned) { $0.rotation.spelled }
    stage.hand(at: CGPoint(x: 200, y: 400), spread: 100).down()
      .turn(by: 0.2, in: 0).turn(by: 0.5, in: 0).up()
    #expect(stage.log == ["began 0", "changed 0.5", "ended 0.5"])
  }
}
