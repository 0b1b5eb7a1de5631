import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What a touch tells of its contact")
struct PencilTests {
  let stage = Stage()
  let view: UIView

  init() {
    view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    stage.view.addSubview(view)
  }

  /// The touch that a finger's last message brings to a recognizer.
  private func touchDown(of finger: Finger) -> UITouch? {
    var seen: UITouch?
    let probe = LoudRecognizer().on(.began) { _, touches, _ in seen = touches.first }
      .on(.moved) { _, touches, _ in seen = touches.first }
    view.addGestureRecognizer(probe)
    finger.down()
    return seen
  }

  @Test("the radius and its tolerance are the sensor's [API-T05]")
  func radius() throws {
    let finger = stage.finger(at: CGPoint(x: 100, y: 100))
    finger.sensor.majorRadius = 21.5
    finger.sensor.majorRadiusTolerance = 2.5
    let touch = try #require(touchDown(of: finger))
    #expect(touch.majorRadius == 21.5)
    #expect(touch.majorRadiusTolerance == 2.5)
  }

  @Test("the type is that of the contact [API-T04, API-E02]", arguments: [0, 1, 2, 3])
  func type(raw: Int) throws {
    let kind = try #require(Contact.Kind(rawValue: raw))
    let touch = try #require(touchDown(of: stage.finger(at: CGPoint(x: 100, y: 100), kind: kind)))
    #expect(touch.type.rawValue == raw)
  }

  @Test("the precise location is finer, turned with the view, and hits nothing [API-T11, HIT-15]")
  func preciseLocation() throws {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let finger = stage.finger(at: CGPoint(x: 100, y: 50))
    finger.sensor.preciseLocation = CGPoint(x: 100.25, y: 49.75)
    let touch = try #require(touchDown(of: finger))
    #expect(touch.view === view)
    #expect(place(touch.preciseLocation(in: nil)) == "100.25 49.75")
    #expect(place(touch.preciseLocation(in: view)) == "-0.25 149.75")
    #expect(place(touch.location(in: view)) == "0 150")
    finger.sensor.preciseLocation = CGPoint(x: 60.5, y: 101.5)
    finger.move(to: CGPoint(x: 60, y: 101))
    #expect(place(touch.preciseLocation(in: nil)) == "60.5 101.5")
    #expect(place(touch.precisePreviousLocation(in: nil)) == "100.25 49.75")
  }

  @Test("without a finer one the precise location is the location [API-T11]")
  func impreciseLocation() throws {
    let touch = try #require(touchDown(of: stage.finger(at: CGPoint(x: 100, y: 110))))
    #expect(touch.preciseLocation(in: view) == CGPoint(x: 50, y: 60))
    #expect(touch.precisePreviousLocation(in: view) == CGPoint(x: 50, y: 60))
  }

  @Test(
    "force, altitude and roll are the sensor's, and 0 force where there is none [API-T12, API-T14, API-T15]"
  )
  func forceAndAngles() throws {
    let pencil = stage.pencil(
      at: CGPoint(x: 100, y: 100), force: 0.5, altitude: 0.75, roll: 0.25)
    let touch = try #require(touchDown(of: pencil))
    #expect(touch.force == 0.5)
    #expect(touch.maximumPossibleForce == 4)
    #expect(touch.altitudeAngle == 0.75)
    #expect(touch.rollAngle == 0.25)
    pencil.up()
    let finger = try #require(touchDown(of: stage.finger(at: CGPoint(x: 100, y: 100))))
    #expect(finger.force == 0 && finger.maximumPossibleForce == 0)
  }

  @Test("a harder press at the same place is a move [API-T12, DEL-29]")
  func pressHarder() {
    let loud = stage.addLoudView(named: "view")
    let pencil = stage.pencil(at: CGPoint(x: 300, y: 300), force: 0.5)
    pencil.down().move(by: 0, 0)
    pencil.sensor.force = 0.75
    pencil.move(by: 0, 0).up()
    #expect(stage.log == ["view.began a", "view.moved a", "view.ended a"])
    _ = loud
  }

  @Test("the azimuth turns with the view, and nil stands for the window [API-T13]")
  func azimuth() throws {
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    let pencil = stage.pencil(at: CGPoint(x: 100, y: 100), azimuth: .pi / 2)
    let touch = try #require(touchDown(of: pencil))
    #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-12)
    #expect(abs(touch.azimuthAngle(in: stage.view) - .pi / 2) < 1e-12)
    #expect(abs(touch.azimuthAngle(in: view) - .pi / 3) < 1e-12)
    let direction = touch.azimuthUnitVector(in: view)
    #expect(abs(direction.dx - 0.5) < 1e-12)
    #expect(abs(direction.dy - 0.75.squareRoot()) < 1e-12)
  }

  @Test("in a stretched view the azimuth still has the length 1 [API-T13]")
  func stretched() throws {
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    let pencil = stage.pencil(at: CGPoint(x: 100, y: 100), azimuth: .pi / 4)
    let touch = try #require(touchDown(of: pencil))
    let direction = touch.azimuthUnitVector(in: view)
    #expect(abs(direction.dx * 2 - direction.dy) < 1e-12)
    #expect(abs(hypot(direction.dx, direction.dy) - 1) < 1e-12)
  }
}
