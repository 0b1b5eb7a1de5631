import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct TouchTests {
  let stage = Stage()
  /// 200 by 200 around (200, 200), turned a quarter clockwise.
  let view = ReadingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  init() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.view.addSubview(view)
  }

  private func receive(
    _ phase: Contact.Phase, at seconds: TimeInterval, kind: Contact.Kind = .direct,
    _ change: (inout ContactSample) -> Void = { _ in }
  ) {
    var sample = ContactSample(
      time: Timestamp(seconds: seconds), location: CGPoint(x: 200, y: 200))
    change(&sample)
    let contact = Contact(id: 1, phase: phase, kind: kind, sample: sample)
    stage.scene.touchSystem.receive(InputFrame(time: sample.time, contacts: [contact]))
  }

  @Test("a touch tells when and in which phase it is [API-T01, API-T02]")
  func timeAndPhase() {
    var seen: [String] = []
    stage.frameRate = 100
    view.read = { message, touches, _ in
      seen += touches.map { "\(message): \($0.phase) at \($0.timestamp)" }
    }
    let finger = stage.finger(at: view.center).down().hold(0.5).up().hold(0.5).down()
    finger.hold(1).move(by: 3, 0, in: 0.5).cancel()
    #expect(
      seen.filter { !$0.hasPrefix("moved") } == [
        "began: began at 0.0", "ended: ended at 0.5", "began: began at 1.0",
        "cancelled: cancelled at 2.5",
      ])
    #expect(seen.filter { $0.hasPrefix("moved: moved at ") }.count == 50)
  }

  @Test("a touch has two locations in any view; nil is the window [API-T09, API-T10]")
  func places() {
    stage.window.frame.origin = CGPoint(x: 10, y: 0)
    var seen: [String] = []
    view.read = { [unowned view] message, touches, _ in
      for touch in touches {
        seen.append(
          "\(message) \(touch.location(in: nil).spelled) \(touch.location(in: view).spelled) "
            + "\(touch.previousLocation(in: nil).spelled) "
            + touch.previousLocation(in: view).spelled)
      }
    }
    stage.finger(at: CGPoint(x: 210, y: 200)).down().move(by: 10, 20).hold(1).up()
    #expect(
      seen == [
        "began 200, 200 100, 100 200, 200 100, 100", "moved 210, 220 120, 90 200, 200 100, 100",
        "ended 210, 220 120, 90 210, 220 120, 90",
      ])
  }

  @Test("a touch has the type of its contact [API-T04, API-E02]")
  func types() {
    var seen: [Int] = []
    view.read = { message, touches, _ in
      if message == "began" { seen += touches.map(\.type.rawValue) }
    }
    for kind in [Contact.Kind.direct, .indirect, .pencil, .indirectPointer] {
      receive(.began, at: 0, kind: kind)
      receive(.ended, at: 0, kind: kind)
    }
    #expect(seen == [0, 1, 2, 3])
    #expect(UITouch.TouchType.stylus == .pencil)
  }

  @Test("a touch without a sensor for it has no radius and no force [API-T05, API-T12]")
  func plainFinger() {
    var seen: [CGFloat] = []
    view.read = { _, touches, _ in
      for touch in touches {
        seen += [touch.majorRadius, touch.majorRadiusTolerance, touch.force]
        seen.append(touch.maximumPossibleForce)
      }
    }
    receive(.began, at: 0)
    #expect(seen == [0, 0, 0, 0])
  }

  @Test("a touch tells what the sensor felt [API-T05, API-T12, API-T14, API-T15]")
  func sensor() {
    var seen: [CGFloat] = []
    view.read = { _, touches, _ in
      for touch in touches {
        seen += [touch.majorRadius, touch.majorRadiusTolerance, touch.force]
        seen += [touch.maximumPossibleForce, touch.altitudeAngle, touch.rollAngle]
      }
    }
    receive(.began, at: 0, kind: .pencil) { sample in
      sample.majorRadius = 5
      sample.majorRadiusTolerance = 2
      sample.force = 1.5
      sample.maximumPossibleForce = 4
      sample.altitudeAngle = 0.7
      sample.rollAngle = 0.3
    }
    #expect(seen == [5, 2, 1.5, 4, 0.7, 0.3])
  }

  @Test("one object serves a finger for its life, another the next tap [API-V11, OPN-23]")
  func identity() {
    var touches: [UITouch] = []
    var events: [UIEvent] = []
    view.read = { _, set, event in
      touches += set
      events.append(event)
    }
    stage.finger(at: view.center).down().move(by: 1, 0).up().down()
    #expect(touches.count == 4)
    #expect(touches[0] === touches[1] && touches[1] === touches[2])
    #expect(touches[3] !== touches[0])
    #expect(events[0] === events[1] && events[1] === events[2])
    #expect(events[3] !== events[0])
  }
}
